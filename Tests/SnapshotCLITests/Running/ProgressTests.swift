import SnapshotCLI
import SnapshotCore
import Testing

@Suite struct ProgressTests {
  private func records(_ statuses: RunRecord.Status...) -> [RunRecord] {
    let start = RunRecord(
      event: .start, assertion: "1", snapshot: "A/a.1.png", test: "A/a()",
      framework: .swiftTesting, file: "/A.swift", line: 1)
    return [start] + statuses.map { start.ended($0) }
  }

  @Test func `a start counts for nothing, an end for what it says`() {
    var counts = Progress.Counts()
    counts.add(records(.matched, .recorded, .differed))
    #expect((counts.ended, counts.recorded, counts.failed) == (3, 1, 1))
    counts.add(records(.missing, .failed))
    #expect((counts.ended, counts.recorded, counts.failed) == (5, 1, 3))
  }
}
