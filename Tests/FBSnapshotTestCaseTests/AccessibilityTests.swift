import FBSnapshotTestCase_Accessibility
import UIKit
import XCTest

final class AccessibilityTests: CardCase {
  private var failures: [String] = []
  private var keepsFailures = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard keepsFailures else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failures.append(description)
  }

  private func verify(_ color: UIColor) {
    let view = square(color, side: 20)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Red"
    SnapshotVerifyAccessibility(view, identifier: "marks")
    SnapshotVerifyWithInvertedColors(view, identifier: "inverted")
    SnapshotVerifyWithHitTargets(
      view, identifier: "targets", useMonochromeSnapshot: false)
  }

  func testMarks() {
    Sandbox.run { directory in
      self.directory = directory
      keepsFailures = true
      verify(.red)
      XCTAssertEqual(
        Sandbox.files(directory + "_64").map { $0.split(separator: "/").last },
        ["testMarks_inverted@3x.png", "testMarks_marks@3x.png", "testMarks_targets@3x.png"])
      failures = []
      verify(.red)
      keepsFailures = false
      XCTAssertEqual(failures, [])
      keepsFailures = true
      verify(.blue)
      keepsFailures = false
      XCTAssertEqual(failures.count, 3)
    }
  }
}
