import Testing
import UIKit

@MainActor
@Suite struct OwnedNamesTests: TellsTrees {
  @Test func `views go by the stored properties that hold them`() {
    #expect(
      lines(card()) == [
        "0 DrawnCard ", "1 UILabel titleLabel", "1 UIView badge", "1 UILabel rows[0]",
        "1 UILabel rows[1]", "1 CALayer accent",
      ])
  }

  @Test func `an identifier comes before a property's name`() {
    let card = card()
    card.titleLabel.accessibilityIdentifier = "headline"
    #expect(lines(card)[1] == "1 UILabel headline")
  }

  @Test func `the closest owner names a view`() {
    final class Page: UIViewController {
      let card = DrawnCard(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      var firstLabel: UILabel?
      override func viewDidLoad() {
        super.viewDidLoad()
        card.fill()
        firstLabel = card.titleLabel
        view.addSubview(card)
      }
    }
    let page = Page()
    #expect(lines(page.view)[1...2] == ["1 DrawnCard card", "2 UILabel titleLabel"])
  }
}
