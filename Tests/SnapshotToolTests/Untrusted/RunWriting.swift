import SnapshotCore
import SnapshotTool

/// Writes records into a run's folder, and reads the run.
protocol RunWriting: Reviewing {}

extension RunWriting {
  /// The line of a record, changed.
  func line(_ change: (inout RunRecord) -> Void) -> String {
    JSONText.string(record("1").ended(.differed).with(change))
  }

  func run() -> UntrustedRun {
    UntrustedRun(folder: package.run, packageRoot: package.root)
  }

  func write(_ lines: String..., to name: String = "x.jsonl") throws {
    let text = lines.map { $0 + "\n" }.joined()
    try FileAccess.write(Array(text.utf8), to: package.run + "/" + name)
  }
}
