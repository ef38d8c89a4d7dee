import Snapshot
import UIKit

/// Compares a component with its references at 2x and 3x.
///
/// Each scale gets a component of its own, as on two devices.
@MainActor
func assertGallery(
  _ make: @autoclosure () -> UIView,
  named name: String,
  style: UIUserInterfaceStyle = .light,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for scale in [2.0, 3.0] {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
    ])
    assertSnapshot(
      of: make(), as: .image(traits: traits), named: name, fileID: fileID, file: file,
      testName: testName, line: line, column: column)
  }
}
