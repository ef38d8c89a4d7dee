import Combine
import Foundation
import Snapshot
import SnapshotCore
import SwiftUI
import Testing
import UIKit

/// What SwiftUI views ask of the main actor for later comes by the clock of animations.
@MainActor @Suite struct VirtualTimeSwiftUITests: BarAnimating {
  let folder: TemporaryFolder
  private let traits = UITraitCollection(displayScale: 1)

  init() throws {
    folder = try TemporaryFolder()
  }

  private struct Bar: View {
    let length: CGFloat

    var body: some View {
      Color.black.frame(width: length, height: 4)
        .frame(width: 40, height: 4, alignment: .leading)
        .background(Color.white)
    }
  }

  private struct Tasked: View {
    @State private var length: CGFloat = 0

    var body: some View {
      Bar(length: length).task {
        try? await Task.sleep(for: .seconds(0.5))
        withAnimation(.linear(duration: 1)) { length = 20 }
        try? await Task.sleep(for: .seconds(1.5))
        length = 40
      }
    }
  }

  private struct Ticking: View {
    @State private var count = 0
    private let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()

    var body: some View {
      Bar(length: CGFloat(10 * count)).onReceive(timer) { _ in count += 1 }
    }
  }

  private struct Appearing: View {
    @State private var length: CGFloat = 0

    var body: some View {
      Bar(length: length).onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          MainActor.assumeIsolated { withAnimation(.linear(duration: 1)) { length = 20 } }
        }
      }
    }
  }

  private func widths<V: View>(_ view: V, at times: [Double]) -> [Int] {
    take(view, .animation(at: times, traits: traits))?.frames.map(width) ?? []
  }

  @Test func `a task sleeps and animates`() {
    #expect(
      widths(Tasked(), at: [0, 0.5, 1, 1.5, 1.99, 2]) == [0, 0, 10, 20, 20, 40])
  }

  @Test func `a published timer ticks`() {
    #expect(widths(Ticking(), at: [0, 0.24, 0.25, 0.5, 0.99]) == [0, 0, 10, 20, 30])
  }

  @Test func `a block that appearing asks for animates`() {
    #expect(widths(Appearing(), at: [0, 0.5, 1, 1.5]) == [0, 0, 10, 20])
  }

  @Test func `a debounced value comes after its time`() {
    final class Model: ObservableObject {
      @Published var text = ""
      @Published var length: CGFloat = 0
      private var keep: AnyCancellable?

      init() {
        keep = $text.dropFirst().debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
          .sink { [weak self] text in self?.length = CGFloat(10 * text.count) }
      }
    }
    struct Field: View {
      @ObservedObject var model: Model
      var body: some View { Bar(length: model.length).onAppear { model.text = "ab" } }
    }
    #expect(widths(Field(model: Model()), at: [0, 0.29, 0.3]) == [0, 0, 20])
  }
}
