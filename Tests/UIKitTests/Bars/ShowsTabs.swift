import UIKit

/// A suite that shows pages behind tabs.
@MainActor protocol ShowsTabs {
  var window: UIWindow { get }
}

extension ShowsTabs {
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func pages(_ count: Int) -> [UIViewController] {
    (0..<count).map {
      let controller = UIViewController()
      controller.title = "Page \($0)"
      return controller
    }
  }

  // MARK: Tabs

  func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
  }
}
