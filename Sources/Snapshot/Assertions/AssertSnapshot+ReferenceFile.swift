import Foundation
import SnapshotCore

/// Compares a value's picture with the reference in a file of another library's naming, as
/// `verifySnapshot` does with this library's.
///
/// - Parameters:
///   - testName: The test method.
///   - filePath: The test's source.
/// - Returns: What a failing test should say; nil where the snapshot matches.
package func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  in file: ReferenceFile,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  filePath: StaticString,
  testName: String,
  line: UInt
) -> String? {
  let site = AssertionSite(
    fileID: filePath, filePath: filePath, testName: testName, line: line, column: 1, file: file)
  let assertion = Assertion(
    site: site, name: file.stem, record: recording, timeoutSeconds: 5)
  return assertion.report(assertion.verify(try value(), as: snapshotting))
}

/// The running method of XCTest with its class, such as `CardTests.testShadow`; nil where none
/// runs that is known.
package var currentTestName: String? { XCTestWatcher.shared.testName }
