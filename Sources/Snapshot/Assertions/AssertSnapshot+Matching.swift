import Foundation

// The names of these functions before `of:`, which older tests have.

/// `assertSnapshot(of:as:…)` under its older name.
@available(*, deprecated, message: "Use 'assertSnapshot(of:…)' with the same arguments.")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// `assertSnapshots(of:as:…)` under its older name.
@available(*, deprecated, message: "Use 'assertSnapshots(of:…)' with the same arguments.")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// `assertSnapshots(of:as:…)` under its older name.
@available(*, deprecated, message: "Use 'assertSnapshots(of:…)' with the same arguments.")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// `verifySnapshot(of:as:…)` under its older name.
@available(*, deprecated, message: "Use 'verifySnapshot(of:…)' with the same arguments.")
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording,
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}
