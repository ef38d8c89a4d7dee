import UIKit

/// A suite that presents a card.
@MainActor protocol ShowsCard {
  var window: UIWindow { get }
  var root: UIViewController { get }
  var card: UIViewController { get }
}

extension ShowsCard {
  func present() {
    root.present(card, animated: false)
    window.layoutIfNeeded()
  }
}
