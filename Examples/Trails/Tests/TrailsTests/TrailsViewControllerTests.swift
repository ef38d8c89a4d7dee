import SnapshotTesting
import XCTest

@testable import Trails

@MainActor
final class TrailsViewControllerTests: XCTestCase {
  func testList() {
    let controller = UINavigationController(
      rootViewController: TrailsViewController(trails: Trail.samples))
    assertSnapshot(of: controller, as: .image(on: .iPhone13))
  }
}
