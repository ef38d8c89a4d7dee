import UIKit

/// A suite that shows items of a navigation bar.
@MainActor protocol ShowsBarItems {
  var window: UIWindow { get }
}

extension ShowsBarItems {
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { child in
      ((child as? View).map { [$0] } ?? []) + all(type, in: child)
    }
  }

  func titles(_ bar: UINavigationBar) -> [String] {
    window.layoutIfNeeded()
    return all(UIButton.self, in: bar).filter { !$0.isHidden && $0.currentAttributedTitle != nil }
      .sorted { $0.frame.minX < $1.frame.minX }
      .compactMap { $0.currentAttributedTitle?.string }
  }
}
