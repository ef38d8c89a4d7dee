import Testing
import UIKit

/// The heights of bars wherever they stand.
@MainActor
@Suite struct BarHeightTests {
  private final class Tall: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: super.sizeThatFits(size).width, height: 120)
    }
  }

  private final class Raised: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      var size = super.sizeThatFits(size)
      size.height += 16
      return size
    }
  }

  private final class Toolbar: UIToolbar {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 60)
    }
  }

  private func host(
    _ width: CGFloat, _ height: CGFloat, _ insets: UIEdgeInsets,
    idiom: UIUserInterfaceIdiom = .phone
  ) -> RenderHost {
    RenderHost(
      size: CGSize(width: width, height: height),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: idiom),
        UITraitCollection(horizontalSizeClass: idiom == .pad ? .regular : .compact),
        UITraitCollection(verticalSizeClass: .regular),
      ]), safeAreaInsets: insets)
  }

  private func show(
    _ controller: UIViewController, in host: RenderHost, _ check: () -> Void
  ) throws {
    host.host(controller)
    try host.settle()
    check()
    host.tearDown()
  }

  private let phone = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test(arguments: [(false, CGFloat(50)), (true, 102)])
  func `an iPad's bars are 50 points high, and 102 with a large title`(
    isLarge: Bool, height: CGFloat
  ) throws {
    let page = UIViewController()
    page.title = "Title"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = isLarge
    navigation.isToolbarHidden = false
    let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    try show(navigation, in: host(768, 1024, insets, idiom: .pad)) {
      #expect(
        navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 768, height: height))
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 974, width: 768, height: 50))
      #expect(page.view.safeAreaInsets.top == 20 + height)
      #expect(page.view.safeAreaInsets.bottom == 50)
    }
  }

  @Test func `bars that stand alone on an iPad have the same heights`() throws {
    let controller = UIViewController()
    let bars: [UIView] = [UINavigationBar(), UIToolbar()]
    for bar in bars { controller.view.addSubview(bar) }
    try show(controller, in: host(768, 1024, .zero, idiom: .pad)) {
      #expect(bars.map(\.intrinsicContentSize.height) == [50, 50])
      #expect(bars.map { $0.sizeThatFits(CGSize(width: 768, height: 0)).height } == [50, 50])
    }
    let phoneController = UIViewController()
    for bar in bars { phoneController.view.addSubview(bar) }
    try show(phoneController, in: host(390, 844, phone)) {
      #expect(bars.map(\.intrinsicContentSize.height) == [44, 44])
    }
  }

  private func tabs(_ bar: UITabBar?) -> (UITabBarController, UIViewController) {
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let tabs = UITabBarController()
    if let bar { tabs.setValue(bar, forKey: "tabBar") }
    tabs.viewControllers = [page]
    return (tabs, page)
  }

  @Test func `a tab bar controller gives its bar the height that the bar answers`() throws {
    for (bar, height) in [(nil, 83), (Tall(), 120), (Raised(), 99)] as [(UITabBar?, CGFloat)] {
      let (tabs, page) = tabs(bar)
      try show(tabs, in: host(390, 844, phone)) {
        #expect(
          tabs.tabBar.frame == CGRect(x: 0, y: 844 - height, width: 390, height: height))
        #expect(page.view.safeAreaInsets.bottom == height)
      }
    }
  }

  @Test func `a tab bar by itself covers the safe area that it lies in`() throws {
    for (isAtEdge, height) in [(true, 83), (false, 49)] as [(Bool, CGFloat)] {
      let controller = UIViewController()
      let bar = UITabBar()
      bar.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(bar)
      let bottom =
        isAtEdge
        ? controller.view.bottomAnchor : controller.view.safeAreaLayoutGuide.bottomAnchor
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: bottom),
      ])
      try show(controller, in: host(390, 844, phone)) {
        #expect(bar.frame.height == height)
        #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)).height == height)
      }
    }
  }

  @Test func `a navigation controller gives its toolbar the height that it answers`() throws {
    let navigation = UINavigationController(
      navigationBarClass: nil, toolbarClass: Toolbar.self)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.isToolbarHidden = false
    try show(navigation, in: host(390, 844, phone)) {
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 750, width: 390, height: 60))
      #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 94)
    }
  }
}
