import Snapshot
import UIKit
import XCTest

/// Swift 5 mode and plain synchronous methods: as on Apple's platforms, without a warning.
final class SwiftFiveFailures: XCTestCase {
  func testView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = .red
    assertSnapshot(of: view, as: .image, named: "card", record: .never)
  }

  func testController() {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    assertSnapshot(
      of: controller, as: .image(size: CGSize(width: 8, height: 8)), named: "card",
      record: .never)
  }
}
