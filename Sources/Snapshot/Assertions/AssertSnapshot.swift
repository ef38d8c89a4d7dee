import Foundation

/// Asserts that a value's snapshot matches its reference.
///
/// The reference is `__Snapshots__/<test file>/<test>.<name or number>[@2x].<extension>` at the
/// root of the package. Where it is missing it is written, and the assertion fails to say so; no
/// reference is written where `CI` is set (see `SnapshotTestingConfiguration.Record`).
///
/// It works the same under XCTest and Swift Testing, on the main thread, in a detached task and
/// on a thread. Off the main actor it makes views and their pictures there, while the caller waits.
///
/// - Parameters:
///   - value: What to snapshot. An error that it throws fails the assertion.
///   - snapshotting: How: `.image`, `.lines`, …
///   - name: The snapshot's name in its test. Without one they are numbered from 1 in the order of
///     the assertions. In a parameterised test the arguments come before the number.
///   - recording: When the reference is written, instead of what is set around the assertion.
///   - timeout: Seconds to wait for a snapshot that takes time.
///   - failOn: What a view or controller may not have wrong, instead of what is set around the
///     assertion.
///   - fileID: The test file as `Module/File.swift`; leave the default.
///   - filePath: The path of the test file, from which the references' folder is found; leave the
///     default.
///   - testName: The test; part of the reference's name.
///   - line: The line at which a failure is reported; leave the default.
///   - column: The column at which a failure is reported; leave the default.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  failOn: ViewDiagnostics? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout,
    failOn: failOn, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
  guard let failure else { return }
  FailureReporting.fail(
    failure,
    at: AssertionSite(
      fileID: fileID, filePath: filePath, testName: testName, line: line, column: column))
}

/// Asserts that several snapshots of a value match their references, each under its name.
///
/// The value is made anew for each. They are taken in the order of their names; pictures are
/// drawn and compared on all cores meanwhile, which the bytes do not depend on.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  failOn: ViewDiagnostics? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = AssertionSite(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let verdicts = ParallelVerdicts()
  defer { verdicts.finish { $0.conclude($1) } }
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    let assertion = Assertion(
      site: site, name: name, record: recording, timeoutSeconds: timeout, failOn: failOn,
      isOneOfMany: true)
    verdicts.add(assertion, assertion.take(try value(), as: strategy))
  }
}

/// Asserts that several snapshots of a value match their references, numbered in their order.
///
/// The value is made anew for each. Pictures are drawn and compared on all cores, which the bytes
/// do not depend on.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  failOn: ViewDiagnostics? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = AssertionSite(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let verdicts = ParallelVerdicts()
  defer { verdicts.finish { $0.conclude($1) } }
  for strategy in strategies {
    let assertion = Assertion(
      site: site, name: nil, record: recording, timeoutSeconds: timeout, failOn: failOn,
      isOneOfMany: true)
    verdicts.add(assertion, assertion.take(try value(), as: strategy))
  }
}

/// Compares a value's snapshot with its reference, and leaves the failing to the caller: build
/// assertions of your own on it.
///
/// Everything else is as in `assertSnapshot`: the reference may be written, files are kept for a
/// failure and attached to the test.
///
/// - Parameters:
///   - value: What to snapshot. An error that it throws is the failure.
///   - snapshotting: How: `.image`, `.lines`, …
///   - name: The snapshot's name in its test. Without one they are numbered from 1.
///   - recording: When the reference is written, instead of what is set around the call.
///   - snapshotDirectory: The folder for this file's references, instead of `__Snapshots__/<test
///     file>`. Absolute: a relative one fails, where swift-snapshot-testing takes it from the
///     process's working directory.
///   - timeout: Seconds to wait for a snapshot that takes time.
///   - failOn: What a view or controller may not have wrong, instead of what is set around the
///     call.
///   - fileID: The test file as `Module/File.swift`; leave the default.
///   - filePath: The path of the test file, from which the references' folder is found; leave the
///     default.
///   - testName: The test; part of the reference's name.
///   - line: The line at which a failure is reported; leave the default.
///   - column: The column at which a failure is reported; leave the default.
/// - Returns: What a failing test should say; nil where the snapshot matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  failOn: ViewDiagnostics? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let site = AssertionSite(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let assertion = Assertion(
    site: site, name: name, record: recording, snapshotDirectory: snapshotDirectory,
    timeoutSeconds: timeout, failOn: failOn)
  return assertion.report(assertion.verify(try value(), as: snapshotting))
}
