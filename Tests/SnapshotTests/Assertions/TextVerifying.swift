import Snapshot
import SnapshotCore

/// Verifies a text under one name.
protocol TextVerifying {
  var folder: TemporaryFolder { get }
}

extension TextVerifying {
  func verify(_ text: String) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: "a", snapshotDirectory: folder.references,
      testName: "test()")
  }
}
