import UIKit
import XCTest

@testable import Cards

class DeckTests: XCTestCase {
  @MainActor func testMetatypes() {
    let label = UIView.make(DeckLabel.self, width: 30)
    XCTAssertTrue((label as? DeckLabel)?.isSetUp ?? false)
    XCTAssertEqual(label.frame.width, 30)
    XCTAssertTrue(DeckLabel.plain().isSetUp)
    let felt: UIView.Type = Felt.self
    XCTAssertTrue(felt.init() is Felt)
  }

  @MainActor func testOverridesOfExtensions() {
    let views = [UIView(), DeckLabel(), AceLabel()]
    XCTAssertEqual(
      views.map { $0.names(of: 1) }, [["view"], ["view", "label"], ["view", "label", "ace"]])
  }

  @MainActor func testObserving() {
    let deck = DeckView<DeckLabel>()
    deck.deal(2)
    deck.items[1].text = "ace"
    deck.scrollTo(5)
    deck.setValue(3, forKey: "selected")
    deck.name = "second"
    XCTAssertEqual(deck.log, ["text ace", "offset 0.0 5.0", "selected 3", "name second"])
    XCTAssertEqual(deck.value(forKey: "selected") as? Int, 3)
  }

  @MainActor func testObserverGoes() {
    let label = DeckLabel()
    weak var gone: DeckView<DeckLabel>?
    autoreleasepool {
      let deck = DeckView<DeckLabel>()
      deck.pool.put(label)
      deck.deal(1)
      gone = deck
      XCTAssertTrue(deck.items[0] === label)
    }
    XCTAssertNil(gone)
    label.text = "nobody is told"
  }

  @MainActor func testMessages() {
    let deck = DeckView<DeckLabel>()
    deck.deal(3)
    XCTAssertTrue(deck.responds(to: Selector(("tapped:"))))
    deck.perform(Selector(("tapped:")), with: UITapGestureRecognizer())
    XCTAssertEqual(deck.log, ["tapped"])
    let count = deck.perform(NSSelectorFromString("count"))?.takeUnretainedValue()
    XCTAssertEqual(count as? Int, 3)
    let dealer =
      Dealer.perform(NSSelectorFromString("dealerWithNamed:"), with: "one")?
      .takeUnretainedValue() as? Dealer
    XCTAssertEqual(dealer?.value(forKey: "dealt") as? [String], ["one"])
    XCTAssertTrue(Dealer.responds(to: #selector(Dealer.announce(_:))))
    Dealer.listen()
    NotificationCenter.default.post(name: Notification.Name("deal"), object: nil)
    XCTAssertEqual((Dealer.value(forKey: "shared") as? Dealer)?.dealt, ["deal"])
  }

  @MainActor func testNames() {
    XCTAssertEqual(Dealer().className, "Cards.Dealer")
    XCTAssertEqual(NSStringFromClass(UILabel.self), "UILabel")
    XCTAssertTrue(NSClassFromString("Cards.DeckLabel") is DeckLabel.Type)
    XCTAssertEqual(Dealer.felt.cgColor.components?[1], 0.5)
    XCTAssertEqual(Dealer.tile, 8)
    XCTAssertEqual(Dealer.numbers.map(\.doubleValue), [1, 2.5])
    XCTAssertEqual(Dealer.width(of: NSNumber(value: 2)), 2)
    XCTAssertEqual(Dealer.length(of: "é"), 1)
  }
}
