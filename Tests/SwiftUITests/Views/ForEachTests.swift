import SwiftUI
import Testing
import UIKit

private final class Counter: ObservableObject {
  @Published var count = 0
}

@MainActor @Suite struct ForEachTests {
  private struct List: View {
    @Binding var items: [Int]
    var body: some View {
      HStack(spacing: 0) { ForEach(items, id: \.self) { Stateful(id: $0) } }
    }
  }

  private struct Stateful: View {
    let id: Int
    @State private var first: Int?
    var body: some View {
      Color.red.frame(width: CGFloat(first ?? 0), height: 4).onAppear { first = id }
    }
  }

  private struct Holder: View {
    @ObservedObject var counter: Counter
    @State private var items = [1, 2, 3]
    var body: some View {
      List(items: $items).onChange(of: counter.count) { items = [3, 1] }
    }
  }

  @Test func `elements that move keep their state, and those that go are gone`() throws {
    let counter = Counter()
    let hosted = try Hosted(Holder(counter: counter))
    #expect(hosted.frames("Color").map(\.width) == [1, 2, 3])
    counter.count = 1
    try hosted.settle()
    #expect(hosted.frames("Color").map(\.width) == [3, 1])
  }
}
