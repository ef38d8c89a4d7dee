import UIKit

/// What tests of alerts share.
@MainActor protocol ShowsAlerts {
  var window: UIWindow { get }
  var root: UIViewController { get }
}

extension ShowsAlerts {
  func present(_ alert: UIAlertController) {
    root.present(alert, animated: false)
    window.layoutIfNeeded()
  }

  func actionViews(_ alert: UIAlertController) -> [UIView] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(alert.view).filter { $0.accessibilityTraits.contains(.button) }
  }

  func alert(
    _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "It is gone.", preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }
}
