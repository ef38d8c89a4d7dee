import Foundation
import Testing

@testable import Snapshot

@Suite struct SnapshotFailureTests {
  @Test func `sizes are told in points, whatever they are`() {
    #expect(SnapshotFailure.text(CGSize(width: 100, height: 44.5)) == "100 × 44.5")
    #expect(SnapshotFailure.text(CGSize(width: CGFloat.nan, height: 10)) == "nan × 10")
    #expect(SnapshotFailure.text(CGSize(width: CGFloat.infinity, height: 0)) == "inf × 0")
  }

  @Test func `a wait in vain says how long, and what stood still meanwhile`() {
    func text(_ isBlocked: Bool) -> String {
      "\(SnapshotFailure.neverSo(what: "it is there", seconds: 0.05, isBlocked: isBlocked))"
    }
    #expect(text(false) == "Timed out after 50 ms waiting for “it is there”.")
    #expect(text(true).hasPrefix(text(false) + " Meanwhile only animations ran"))
    #expect("\(SnapshotFailure.timedOut(seconds: 5))".hasPrefix("Timed out after 5 s. "))
  }

  @Test func `findings stand apart from each other`() {
    let failure = SnapshotFailure.diagnosed(subject: "Card", findings: ["one", "two"])
    #expect("\(failure)".hasPrefix("Card has a mistake"))
    #expect("\(failure)".hasSuffix("\n\none\n\ntwo"))
  }

  @Test func `too many pixels are told with the scale`() {
    let failure = SnapshotFailure.tooLarge(
      subject: "Card", size: CGSize(width: 9000, height: 8000), scale: 3)
    #expect("\(failure)".hasPrefix("Card is 9,000 × 8,000 points: at 3 pixels a point that is"))
  }
}
