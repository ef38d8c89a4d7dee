import Foundation
import Snapshot
import Testing

@Suite struct TextStrategyTests: TextTaking {
  @Test func `a function is a table of its results`() {
    enum Side: String, CaseIterable {
      case left
      case right
      var opposite: Side { self == .left ? .right : .left }
    }
    let strategy = Snapshotting<Side, String>.func(into: Snapshotting<Side, String>.description)
    #expect(
      text({ (side: Side) in side.opposite }, strategy)
        == "\"left\",\"right\"\n\"right\",\"left\"")
    #expect(strategy.pathExtension == "csv")
    let quoting = Snapshotting<Side, String>.func(into: SimplySnapshotting<String>.lines)
    #expect(
      text({ (side: Side) in "a \"\(side)\"" }, quoting)
        == "\"left\",\"a \"left\"\"\n\"right\",\"a \"right\"\"")
  }

  @Test func `a description is the value's own`() {
    #expect(text(1...3, .description) == "1...3")
  }

  @Test func `data differs at a byte`() {
    let strategy = Snapshotting<Data, Data>.data
    #expect(strategy.diffing.diff(Data([1, 2, 3]), Data([1, 2, 3])) == nil)
    #expect(
      strategy.diffing.diff(Data([1, 2, 3]), Data([1, 5]))?.0
        == "The first byte that differs is number 2; 2 bytes, the reference 3.")
  }
}
