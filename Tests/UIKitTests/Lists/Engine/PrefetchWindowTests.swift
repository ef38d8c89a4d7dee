import Testing

@testable import UIKit

@Suite struct PrefetchWindowTests {
  /// What is asked for ahead, and what is cancelled, when items of 100 come into sight.
  private func move(_ window: inout PrefetchWindow, to shown: ClosedRange<Int>) -> [[Int]] {
    let moved = window.move(to: shown, of: 100) { IndexPath(item: $0, section: 0) }
    return [moved.ahead.map(\.item), moved.cancelled.map(\.item)]
  }

  @Test func `as many items as are in sight are asked for ahead, each once`() {
    var window = PrefetchWindow()
    #expect(move(&window, to: 0...3) == [[4, 5, 6, 7], []])
    #expect(move(&window, to: 1...4) == [[8], []])
    #expect(move(&window, to: 1...4) == [[], []])
  }

  @Test func `the other direction cancels and asks for the nearest first`() {
    var window = PrefetchWindow()
    _ = move(&window, to: 50...53)
    #expect(move(&window, to: 48...51) == [[47, 46, 45, 44], [54, 55, 56, 57]])
  }

  @Test func `nothing beyond either end is asked for`() {
    var window = PrefetchWindow()
    #expect(move(&window, to: 95...98) == [[99], []])
    window.forget()
    _ = move(&window, to: 2...5)
    #expect(move(&window, to: 1...4) == [[0], [6, 7, 8, 9]])
  }
}
