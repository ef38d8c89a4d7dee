import Foundation
import SnapshotTesting
import XCTest

/// The calls of swift-snapshot-testing as test files write them.
final class AssertionFormTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  func testOf() {
    assertSnapshot(of: "Hello", as: .lines)
    assertSnapshot(of: "Hello", as: .lines, named: "named")
    assertSnapshot(of: "Hello", as: .lines, named: "record", record: .missing, timeout: 2)
    assertSnapshot(of: "Hello", as: .lines, named: "literal", record: false)
    assertSnapshot(of: "Hello", as: .lines, named: "nil", record: nil)
  }

  func testSeveral() {
    assertSnapshots(of: "Hello", as: [.lines, .lines])
    assertSnapshots(of: "Hello", as: ["one": .lines, "two": .lines])
  }

  func testInline() {
    assertInlineSnapshot(of: "Hello", as: .lines) {
      """
      Hello
      """
    }
  }

  func testVerifyGivesTheFailure() throws {
    try Sandbox.run { directory in
      func verify(_ value: String, _ mode: SnapshotTestingConfiguration.Record?) -> String? {
        verifySnapshot(
          of: value, as: .lines, named: "n", record: mode, snapshotDirectory: directory,
          timeout: 1, testName: "testVerify()")
      }
      XCTAssertTrue(try XCTUnwrap(verify("a", .never)).contains("no reference"))
      XCTAssertTrue(try XCTUnwrap(verify("a", nil)).contains("was recorded"))
      XCTAssertNil(verify("a", .never))
      XCTAssertTrue(try XCTUnwrap(verify("b", .missing)).contains("does not match"))
      XCTAssertTrue(try XCTUnwrap(verify("b", .failed)).contains("replaced"))
      XCTAssertEqual(Sandbox.files(directory), ["testVerify.n.txt"])
    }
  }

  func testDiffToolIsInTheMessage() throws {
    try Sandbox.run { directory in
      func verify(_ value: String) -> String? {
        verifySnapshot(
          of: value, as: .lines, named: "n", snapshotDirectory: directory, testName: "t()")
      }
      _ = verify("a")
      let message = withSnapshotTesting(diffTool: .init { "open \($0) \($1)" }) { verify("b") }
      XCTAssertTrue(try XCTUnwrap(message).contains("open \(directory)/t.n.txt"))
      let tool = withSnapshotTesting(record: .never, diffTool: "difft") { verify("b") }
      XCTAssertTrue(try XCTUnwrap(tool).contains("difft "))
    }
  }

  func testConfigurationValues() {
    XCTAssertEqual(SnapshotTestingConfiguration.Record(rawValue: "failed"), .failed)
    XCTAssertNil(SnapshotTestingConfiguration.Record(rawValue: "some"))
    let configuration = SnapshotTestingConfiguration(record: .never, diffTool: .default)
    XCTAssertEqual(configuration.record, .never)
    withSnapshotTesting(record: .failed) {
      XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .failed)
    }
  }

  func testAsynchronousOperation() async {
    let mode = await withSnapshotTesting(record: .never) { () async in
      SnapshotTestingConfiguration.current?.record
    }
    XCTAssertEqual(mode, .never)
  }
}
