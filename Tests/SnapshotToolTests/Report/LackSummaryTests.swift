import CoreGraphics
import SnapshotCore
import SnapshotTool
import Testing

@Suite struct LackSummaryTests {
  private let notes = [
    FidelityNote(.symbol, "house", place: "Card.UIImageView[0]"),
    FidelityNote(.symbol, "house", place: "Card.UIImageView[1]"),
    FidelityNote(.imageName, "logo"),
    FidelityNote(.symbol, "house", place: "Bar.UIImageView"),
  ]

  @Test func `a summary has the most frequent first and counts each picture once`() {
    let house = PictureLack.grouped(notes)
    let logo = PictureLack.grouped([notes[2]])
    let summary = LackSummary(
      [("a", logo), ("b", house), ("c", [])] + (0..<6).map { ("d\($0)", logo) })
    #expect(summary.snapshotCount == 8)
    #expect(summary.entries.map(\.subject) == ["logo", "house"])
    #expect(summary.entries.map(\.count) == [8, 1])
    #expect(summary.entries[0].snapshots == ["a", "b", "d0", "d1", "d2"])
    #expect(summary.headline == "8 pictures lack something that a device shows")
  }
}
