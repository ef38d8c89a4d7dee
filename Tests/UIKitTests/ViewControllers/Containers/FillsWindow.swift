import UIKit

/// What tests of content between bars share.
@MainActor protocol FillsWindow {
  var window: UIWindow { get }
}

extension FillsWindow {
  func show(_ controller: UIViewController, safeArea: UIEdgeInsets = .zero) {
    window.screenSafeArea = safeArea
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
}
