import SnapshotTesting
import XCTest
@testable import Cards

@MainActor
final class CardViewTests: XCTestCase, CardViewDelegate {
  var taps: [Int] = []

  func cardView(_ card: CardView, didTapAt count: Int) { taps.append(count) }

  func testCard() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    assertSnapshot(of: card, as: .image)
  }

  func testTaps() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.delegate = self
    card.tap()
    card.tap()
    XCTAssertEqual(taps, [1, 2])
    XCTAssertEqual(card.label.text, "count 2")
    assertSnapshot(of: card, as: .image)
  }
}
