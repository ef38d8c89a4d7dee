import Testing
import UIKit

/// A suite that shows bars over content.
@MainActor protocol ShowsBars {
  var window: UIWindow { get }
}

extension ShowsBars {
  func show(_ controller: UIViewController) {
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func colored<Appearance: UIBarAppearance>(
    _ make: Appearance, _ color: UIColor
  ) -> Appearance {
    make.configureWithOpaqueBackground()
    make.backgroundColor = color
    return make
  }

  func color(of bar: UIView) -> UIColor? {
    window.layoutIfNeeded()
    return bar.subviews.first { "\(type(of: $0))" == "_UIBarBackground" }?.backgroundColor
  }

  func line(of bar: UIView) throws -> UIView {
    window.layoutIfNeeded()
    let ground = try #require(bar.subviews.first { "\(type(of: $0))" == "_UIBarBackground" })
    return try #require(
      ground.subviews.first { "\(type(of: $0))" == "_UIBarBackgroundShadowView" })
  }

  func scrolling() -> (UIViewController, UIScrollView) {
    let controller = UIViewController()
    let scroller = UIScrollView(frame: controller.view.bounds)
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.contentSize = CGSize(width: 100, height: 3000)
    controller.view.addSubview(scroller)
    return (controller, scroller)
  }
}
