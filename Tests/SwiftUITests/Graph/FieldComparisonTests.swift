import SwiftUI
import Testing
import UIKit

private final class Counter: ObservableObject {
  @Published var count = 0
}

@MainActor @Suite struct FieldComparisonTests {
  private struct Inner: View {
    let number: Int
    var body: some View { Color.red.frame(width: CGFloat(number), height: 1) }
  }

  private struct Outer: View {
    @ObservedObject var counter: Counter
    var body: some View {
      VStack {
        Inner(number: 3)
        Inner(number: counter.count)
      }
    }
  }

  @Test func `a body runs again only where its inputs differ`() throws {
    let counter = Counter()
    let hosted = try Hosted(Outer(counter: counter))
    #expect(hosted.bodyCount(of: Inner.self) == 2)
    counter.count = 7
    try hosted.settle()
    #expect(hosted.bodyCount(of: Outer.self) == 2)
    #expect(hosted.bodyCount(of: Inner.self) == 3)
    #expect(hosted.frames("Color").map(\.width) == [3, 7])
  }
}
