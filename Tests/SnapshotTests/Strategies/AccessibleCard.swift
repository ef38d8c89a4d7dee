import Snapshot
import UIKit

/// Takes what a card tells an assistive app.
@MainActor protocol AccessibleCard {}

extension AccessibleCard {
  func value<Value, Format>(
    _ subject: Value, _ strategy: Snapshotting<Value, Format>
  ) -> Format? {
    var value: Format?
    strategy.snapshot(subject).run { value = $0 }
    return value
  }

  func card() -> UIView {
    let card = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100))
    card.backgroundColor = .white
    let title = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 20))
    title.text = "Ada"
    title.accessibilityTraits = .header
    let button = UIButton(frame: CGRect(x: 10, y: 50, width: 80, height: 44))
    button.setTitle("Follow", for: .normal)
    button.accessibilityHint = "Shows her posts"
    button.accessibilityIdentifier = "follow"
    card.addSubview(button)
    card.addSubview(title)
    return card
  }
}
