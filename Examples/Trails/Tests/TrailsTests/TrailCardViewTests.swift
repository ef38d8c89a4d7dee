import SnapshotTesting
import XCTest

@testable import Trails

@MainActor
final class TrailCardViewTests: XCTestCase {
  private func makeCard(_ trail: Trail) -> TrailCardView {
    let card = TrailCardView()
    card.trail = trail
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 358, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    card.frame = CGRect(origin: .zero, size: size)
    return card
  }

  func testCard() {
    let card = makeCard(.lakeside)
    assertSnapshot(of: card, as: .image)
    assertSnapshot(
      of: card, as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
  }

  func testDifficulties() {
    assertSnapshot(of: makeCard(.forest), as: .image, named: "moderate")
    assertSnapshot(of: makeCard(.ridge), as: .image, named: "hard")
  }

  func testSave() {
    let card = makeCard(.ridge)
    let button = card.subviews.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .touchUpInside)
    XCTAssertEqual(card.trail?.isSaved, true)
    XCTAssertEqual(button?.accessibilityLabel, "Saved")
  }
}
