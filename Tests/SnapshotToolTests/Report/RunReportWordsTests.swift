import SnapshotCore
import SnapshotTool
import Testing

@Suite struct RunReportWordsTests {
  @Test func `of an animation the frames are told before the numbers of the worst`() {
    var record = record("1").ended(.differed)
    record.numbers = ComparisonNumbers(
      ImageComparison.compare(
        PixelImage(width: 1, height: 1, bytes: [0, 0, 0, 255]),
        PixelImage(width: 1, height: 1, bytes: [9, 0, 0, 255])))
    let numbers = RunSummary([record]).entries[0].shortText
    #expect(numbers.hasPrefix("1 of 1 pixels differ"))
    record.frames = "1 of 3 frames differs, at 0.1 s"
    #expect(
      RunSummary([record]).entries[0].shortText == "1 of 3 frames differs, at 0.1 s: " + numbers)
  }

  @Test func `of an interrupted run, few tests that ran are named and many are counted`() {
    let tests = (1...9).map { "T/t\($0)()" }
    #expect(
      RunManifest.Trouble.interrupted(running: Array(tests.prefix(1))).lines
        == ["T/t1() had not ended."])
    #expect(RunManifest.Trouble.interrupted(running: Array(tests.prefix(8))).lines.count == 8)
    #expect(
      RunManifest.Trouble.interrupted(running: tests).lines
        == ["9 tests had not ended. With --no-parallel one runs at a time."])
  }
}
