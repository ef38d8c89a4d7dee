import SnapshotCore
import SnapshotTool

/// A record for tests.
func record(
  _ assertion: String, snapshot: String = "CardTests/card.1@2x.png",
  test: String = "CardTests.testCard", line: Int = 12
) -> RunRecord {
  RunRecord(
    event: .start, assertion: assertion, snapshot: snapshot, test: test, framework: .xctest,
    file: "/package/Tests/CardTests.swift", line: line)
}

extension RunRecord {
  func with(_ change: (inout RunRecord) -> Void) -> RunRecord {
    var record = self
    change(&record)
    return record
  }
}

func report(
  _ records: [RunRecord], _ change: (inout RunReport) -> Void = { _ in }
) -> RunReport {
  var report = RunReport(
    packageName: "Cards", command: "verify", packageRoot: "/package",
    started: "2026-01-02 03:04 UTC", durationSeconds: 3.42, summary: RunSummary(records))
  change(&report)
  return report
}

/// The manifest of a run that began.
func manifest(folder: String, share: ShardShare? = nil) -> RunManifest {
  RunManifest(
    command: "verify", packageName: "Cards", packageRoot: "/package", folder: folder,
    started: "2026-01-02 03:04 UTC", isFiltered: false, share: share)
}
