import Foundation
import SnapshotTesting
import XCTest

/// Calls what is deprecated without a warning: through a requirement.
private protocol OlderNames {
  func matching()
  func byBool()
  func failures(_ directory: String) -> [String?]
  func globals(_ directory: String) -> [String?]
  var testCase: XCTestCase.Type { get }
}

private struct OlderForms: OlderNames {
  let no = false

  @available(*, deprecated)
  func matching() {
    assertSnapshot(matching: "Hello", as: .lines)
    assertSnapshot(matching: "Hello", as: .lines, named: "named", record: no)
    assertSnapshots(matching: "Hello", as: [.lines])
    assertSnapshots(matching: "Hello", as: ["key": .lines])
  }

  @available(*, deprecated)
  func byBool() {
    assertSnapshot(of: "Hello", as: .lines, record: no)
    assertSnapshots(of: "Hello", as: [.lines], record: no)
    assertSnapshots(of: "Hello", as: ["key": .lines], record: no)
  }

  @available(*, deprecated)
  func failures(_ directory: String) -> [String?] {
    func verify(_ value: String, _ recording: Bool?) -> String? {
      verifySnapshot(
        of: value, as: .lines, named: "n", record: recording, snapshotDirectory: directory,
        testName: "test()")
    }
    let older = { (value: String) in
      verifySnapshot(
        matching: value, as: .lines, named: "n", record: no, snapshotDirectory: directory,
        testName: "test()")
    }
    return [verify("a", no), verify("a", no), verify("b", true), verify("b", nil), older("c")]
  }

  @available(*, deprecated)
  func globals(_ directory: String) -> [String?] {
    func verify(_ value: String) -> String? {
      verifySnapshot(
        of: value, as: .lines, named: "n", snapshotDirectory: directory, testName: "test()")
    }
    isRecording = true
    diffTool = "compare"
    let recorded = [verify("a"), verify("b")]
    record = false
    return recorded + [isRecording ? nil : verify("c")]
  }

  @available(*, deprecated)
  var testCase: XCTestCase.Type { SnapshotTestCase.self }
}

/// What swift-snapshot-testing has kept of its older versions.
final class OlderFormTests: XCTestCase {
  private let older: any OlderNames = OlderForms()

  func testMatchingAndBooleansAreStillThere() {
    older.matching()
    older.byBool()
    XCTAssertTrue(older.testCase == XCTestCase.self)
  }

  func testBooleansSayWhetherReferencesAreReplaced() {
    let failures = Sandbox.run(older.failures)
    XCTAssertTrue(failures[0]?.contains("was recorded") == true)
    XCTAssertNil(failures[1])
    XCTAssertTrue(failures[2]?.contains("replaced") == true)
    XCTAssertNil(failures[3])
    XCTAssertTrue(failures[4]?.contains("does not match") == true)
  }

  func testGlobalSettingsHoldForTheProcess() {
    let failures = Sandbox.run(older.globals)
    XCTAssertTrue(failures[0]?.contains("was recorded") == true)
    XCTAssertTrue(failures[1]?.contains("replaced") == true)
    XCTAssertTrue(failures[2]?.contains("does not match") == true)
    XCTAssertTrue(failures[2]?.contains("compare ") == true)
  }
}
