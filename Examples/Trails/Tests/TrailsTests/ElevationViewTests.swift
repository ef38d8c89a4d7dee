import SnapshotTesting
import XCTest

@testable import Trails

@MainActor
final class ElevationViewTests: XCTestCase {
  func testProfile() {
    let view = ElevationView(frame: CGRect(x: 0, y: 0, width: 340, height: 132))
    view.backgroundColor = .systemBackground
    view.elevations = Trail.ridge.elevations
    assertSnapshot(of: view, as: .image)
  }
}
