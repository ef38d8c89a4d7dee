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

  // What everybody sees on iOS whose texts are their own IDs: all of them, and a line in the log.
  @Test func `elements with one ID all look like the first of them`() throws {
    struct Bar: Identifiable {
      let id: Int
      let width: CGFloat
    }
    let bars = [
      Bar(id: 1, width: 10), Bar(id: 2, width: 20), Bar(id: 1, width: 30), Bar(id: 1, width: 40),
    ]
    let hosted = try Hosted(
      HStack(spacing: 0) { ForEach(bars) { Color.red.frame(width: $0.width, height: 4) } })
    #expect(hosted.frames("Color").map(\.width) == [10, 20, 10, 10])
  }

  @Test func `rows with one ID all look like the first of them`() throws {
    let hosted = try Hosted(
      SwiftUI.List { ForEach(["a", "b", "a"], id: \.self) { Text(verbatim: $0) } })
    #expect(hosted.frames("Text").count == 3)
  }

  @Test func `elements with one ID keep their state and go one by one`() throws {
    let counter = Counter()
    struct Twins: View {
      @ObservedObject var counter: Counter
      var body: some View {
        HStack(spacing: 0) {
          ForEach(counter.count == 0 ? [5, 5, 3] : [5, 3], id: \.self) { Stateful(id: $0) }
        }
      }
    }
    let hosted = try Hosted(Twins(counter: counter))
    #expect(hosted.frames("Color").map(\.width) == [5, 5, 3])
    counter.count = 1
    try hosted.settle()
    #expect(hosted.frames("Color").map(\.width) == [5, 3])
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
