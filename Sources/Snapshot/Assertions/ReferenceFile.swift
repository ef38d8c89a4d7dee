import Foundation
import SnapshotCore

/// The file of a reference where the rules of another library of snapshots name it.
package struct ReferenceFile: Sendable {
  /// The absolute path of the folder in which tests have their folders.
  package var directory: String
  /// The test's folder.
  package var folder: String
  /// The file's name without scale and extension.
  package var stem: String
  /// Whether the name ends in the scale, as in `@3x`.
  package var hasScale: Bool

  package init(directory: String, folder: String, stem: String, hasScale: Bool) {
    self.directory = directory
    self.folder = folder
    self.stem = stem
    self.hasScale = hasScale
  }

  /// Why the folder cannot be used; nil where it can.
  var problem: String? {
    directory.hasPrefix("/")
      ? nil
      : """
      The folder of the references is “\(directory.singleLine)”: give an absolute path. A \
      relative one would lead elsewhere with each working directory.
      """
  }
}

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
