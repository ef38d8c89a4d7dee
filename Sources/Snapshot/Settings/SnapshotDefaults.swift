import Synchronization

/// The settings of assertions where the code around them sets no others.
package final class SnapshotDefaults: Sendable {
  private struct Values {
    var record: SnapshotTestingConfiguration.Record?
    var diffTool: SnapshotTestingConfiguration.DiffTool?
  }

  private let values = Mutex(Values())

  package init() {}

  package var record: SnapshotTestingConfiguration.Record? {
    get { values.withLock(\.record) }
    set { values.withLock { $0.record = newValue } }
  }

  package var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { values.withLock(\.diffTool) }
    set { values.withLock { $0.diffTool = newValue } }
  }
}

/// Whether every reference that changed is written, in the whole process.
///
/// Whatever is set around an assertion wins, and so do `SNAPSHOT_RECORD` and `CI`.
@available(*, deprecated, message: "Use 'withSnapshotTesting(record:)' or '.snapshots(record:)'.")
public var isRecording: Bool {
  get {
    (SnapshotTestingConfiguration.current?.record ?? Surroundings.current.defaults.record) == .all
  }
  set { Surroundings.current.defaults.record = newValue ? .all : .missing }
}

/// `isRecording` under its older name.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// A command for the messages of failures, in the whole process.
///
/// What is set around an assertion wins.
@available(
  *, deprecated, message: "Use 'withSnapshotTesting(diffTool:)' or '.snapshots(diffTool:)'."
)
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
  get {
    SnapshotTestingConfiguration.current?.diffTool ?? Surroundings.current.defaults.diffTool
  }
  set { Surroundings.current.defaults.diffTool = newValue }
}
