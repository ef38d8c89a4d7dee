import Snapshot
import SnapshotCore

/// Records texts under names.
protocol NamedRecording {
  var folder: TemporaryFolder { get }
}

extension NamedRecording {
  func record(_ text: String, named name: String? = nil, testName: String = #function) {
    _ = verifySnapshot(
      of: text, as: .lines, named: name, record: .all, snapshotDirectory: folder.references,
      testName: testName)
  }
}
