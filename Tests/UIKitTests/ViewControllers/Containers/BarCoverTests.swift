import Testing
import UIKit

/// What opaque bars, `edgesForExtendedLayout` and their kin do to the views of controllers.
@MainActor
@Suite struct BarCoverTests: FillsWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private let phone = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func frame(_ y: CGFloat, to bottom: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: 390, height: bottom - y)
  }

  // MARK: Navigation bars

  @Test func `content begins below an opaque bar, without a safe area above`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    show(navigation)
    #expect(content.view.frame == frame(44, to: 844))
    #expect(content.view.safeAreaInsets == .zero)
  }

  @Test func `content goes on below a translucent bar`() {
    let content = UIViewController()
    show(UINavigationController(rootViewController: content))
    #expect(content.view.frame == frame(0, to: 844))
    #expect(content.view.safeAreaInsets.top == 44)
  }

  @Test func `an opaque bar below a status bar ends at 91`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    show(navigation, safeArea: phone)
    #expect(content.view.frame == frame(91, to: 844))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test(
    arguments: [
      (.all, 0), ([], 44), (.top, 0), (.bottom, 44), ([.left, .right], 44), ([.top, .left], 0),
    ] as [(UIRectEdge, CGFloat)])
  func `the top edge decides at a translucent navigation bar`(edges: UIRectEdge, top: CGFloat) {
    let content = UIViewController()
    content.edgesForExtendedLayout = edges
    show(UINavigationController(rootViewController: content))
    #expect(content.view.frame == frame(top, to: 844))
    #expect(content.view.safeAreaInsets.top == 44 - top)
  }

  @Test func `content that includes opaque bars goes on below one`() {
    let content = UIViewController()
    content.extendedLayoutIncludesOpaqueBars = true
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    show(navigation)
    #expect(content.view.frame == frame(0, to: 844))
    #expect(content.view.safeAreaInsets.top == 44)
    content.edgesForExtendedLayout = .bottom
    window.layoutIfNeeded()
    #expect(content.view.frame == frame(44, to: 844))
  }

  @Test func `large titles and hidden bars move the content`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    navigation.navigationBar.prefersLargeTitles = true
    show(navigation, safeArea: phone)
    #expect(content.view.frame == frame(143, to: 844))
    content.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(content.view.frame == frame(91, to: 844))
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(content.view.frame == frame(0, to: 844))
    #expect(content.view.safeAreaInsets.top == 47)
    navigation.isNavigationBarHidden = false
    navigation.navigationBar.isHidden = true
    window.layoutIfNeeded()
    #expect(content.view.frame == frame(0, to: 844))
    navigation.navigationBar.isHidden = false
    window.layoutIfNeeded()
    #expect(content.view.frame == frame(91, to: 844))
  }

  @Test func `a push to another kind of title moves the content`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.isTranslucent = false
    navigation.navigationBar.prefersLargeTitles = true
    show(navigation)
    let second = UIViewController()
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(second.view.frame == frame(44, to: 844))
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(navigation.topViewController?.view.frame == frame(96, to: 844))
  }

  @Test func `changes while the content is shown count`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(content.view.frame.minY == 44)
    content.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(content.view.frame.minY == 0)
    content.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(content.view.frame.minY == 44)
    navigation.navigationBar.isTranslucent = true
    content.edgesForExtendedLayout = .all
    window.layoutIfNeeded()
    #expect(content.view.frame.minY == 0)
  }

  // MARK: Tab bars

  @Test func `content ends above an opaque tab bar`() {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    show(tabs)
    #expect(content.view.frame == frame(0, to: 844))
    #expect(content.view.safeAreaInsets.bottom == 49)
    tabs.tabBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(content.view.frame == frame(0, to: 795))
    #expect(content.view.safeAreaInsets.bottom == 0)
  }

  @Test(
    arguments: [
      (.all, 844), ([], 761), (.top, 761), (.bottom, 844), ([.left, .right], 761),
    ] as [(UIRectEdge, CGFloat)])
  func `the bottom edge decides at a translucent tab bar`(edges: UIRectEdge, bottom: CGFloat) {
    let content = UIViewController()
    content.edgesForExtendedLayout = edges
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    show(tabs, safeArea: phone)
    #expect(content.view.frame == frame(0, to: bottom))
    #expect(content.view.safeAreaInsets.bottom == bottom - 761)
    #expect(content.view.safeAreaInsets.top == 47)
  }

  @Test func `a tab bar that is hidden leaves its place`() {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    tabs.tabBar.isTranslucent = false
    show(tabs, safeArea: phone)
    #expect(content.view.frame == frame(0, to: 761))
    tabs.tabBar.isHidden = true
    window.layoutIfNeeded()
    #expect(content.view.frame == frame(0, to: 844))
    #expect(content.view.safeAreaInsets.bottom == 34)
  }

  // MARK: Bars in bars

  @Test func `between two opaque bars there is what they leave`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.navigationBar.isTranslucent = false
    tabs.tabBar.isTranslucent = false
    show(tabs, safeArea: phone)
    #expect(navigation.view.frame == frame(0, to: 844))
    #expect(content.view.frame == frame(91, to: 761))
    #expect(content.view.safeAreaInsets == .zero)
    content.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(content.view.frame == frame(0, to: 844))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    content.edgesForExtendedLayout = .top
    window.layoutIfNeeded()
    #expect(content.view.frame == frame(0, to: 761))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 0, right: 0))
  }

  @Test func `tabs in a navigation controller hand its bar on`() {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    let navigation = UINavigationController(rootViewController: tabs)
    show(navigation, safeArea: phone)
    #expect(tabs.view.frame == frame(0, to: 844))
    #expect(content.view.frame == frame(0, to: 844))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    content.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(content.view.frame == frame(91, to: 761))
    content.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(tabs.view.frame == frame(91, to: 844))
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 753))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0))
  }

  // MARK: Bars that go

  @Test func `a push takes the tab bar away and a pop brings it back`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    tabs.tabBar.isTranslucent = false
    show(tabs, safeArea: phone)
    #expect(root.view.frame == frame(0, to: 761))
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: true)
    window.layoutIfNeeded()
    #expect(pushed.view.frame == frame(0, to: 844))
    #expect(pushed.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(tabs.tabBar.window == nil)
    let above = UIViewController()
    navigation.pushViewController(above, animated: false)
    window.layoutIfNeeded()
    #expect(above.view.frame == frame(0, to: 844))
    #expect(tabs.tabBar.window == nil)
    pushed.hidesBottomBarWhenPushed = false
    window.layoutIfNeeded()
    #expect(tabs.tabBar.window == nil)
    navigation.popToRootViewController(animated: true)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(tabs.tabBar.window === window)
    #expect(root.view.frame == frame(0, to: 761))
  }

  @Test func `another tab has its bar while the first one has none`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let other = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    show(tabs)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(tabs.tabBar.window === window)
    #expect(other.view.safeAreaInsets.bottom == 49)
    tabs.selectedIndex = 0
    window.layoutIfNeeded()
    #expect(tabs.tabBar.window == nil)
    #expect(pushed.view.safeAreaInsets.bottom == 0)
  }

  // MARK: What follows the safe area

  @Test func `additional insets and scroll views follow`() {
    let content = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: 2000)
    content.view = scroll
    content.additionalSafeAreaInsets.top = 10
    let navigation = UINavigationController(rootViewController: content)
    show(navigation, safeArea: phone)
    #expect(scroll.adjustedContentInset.top == 101)
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(scroll.frame == frame(91, to: 844))
    #expect(scroll.safeAreaInsets.top == 10)
    #expect(scroll.adjustedContentInset.top == 10)
    scroll.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 0)
  }
}
