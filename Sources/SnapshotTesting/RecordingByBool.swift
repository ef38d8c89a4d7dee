import Foundation
import Snapshot

// What swift-snapshot-testing took a Boolean for before it had `Record`. A literal is a `Record`
// already; these are for values: `record: isRecording`.

extension SnapshotTestingConfiguration.Record {
  /// Nil leaves what is set around the assertion.
  fileprivate init?(_ recording: Bool?) {
    guard let recording else { return nil }
    self = recording ? .all : .missing
  }
}

/// Asserts a snapshot; `record` true writes it anew, false writes only a missing one, and nil
/// leaves what is set around the assertion.
@available(*, deprecated, message: "Give 'record:' a 'SnapshotTestingConfiguration.Record'.")
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(recording), timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Asserts several named snapshots of a value; true writes them anew, false writes only missing
/// ones, and nil leaves what is set around the assertion.
@available(*, deprecated, message: "Give 'record:' a 'SnapshotTestingConfiguration.Record'.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

/// Asserts several numbered snapshots of a value; true writes them anew, false writes only missing
/// ones, and nil leaves what is set around the assertion.
@available(*, deprecated, message: "Give 'record:' a 'SnapshotTestingConfiguration.Record'.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

/// Compares a snapshot and returns why it differs, or nil; true writes it anew, false writes only a
/// missing one, and nil leaves what is set around the call.
@available(*, deprecated, message: "Give 'record:' a 'SnapshotTestingConfiguration.Record'.")
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool?,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(recording), snapshotDirectory: snapshotDirectory,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

/// Asserts a snapshot, by the label that the first versions of swift-snapshot-testing had.
@available(*, deprecated, message: "Use 'assertSnapshot(of:…)' with a 'Record'.")
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool?,
  timeout: TimeInterval = 5,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(recording), timeout: timeout, file: filePath,
    testName: testName, line: line)
}

/// Compares a snapshot, by the label that the first versions of swift-snapshot-testing had; returns
/// why it differs, or nil.
@available(*, deprecated, message: "Use 'verifySnapshot(of:…)' with a 'Record'.")
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool?,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(recording), snapshotDirectory: snapshotDirectory,
    timeout: timeout, file: filePath, testName: testName, line: line)
}
