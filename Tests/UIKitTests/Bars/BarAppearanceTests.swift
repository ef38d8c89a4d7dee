import Testing
import UIKit

/// Which appearance object counts, and what comes of it.
@MainActor
@Suite struct BarAppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func colored<Appearance: UIBarAppearance>(
    _ make: Appearance, _ color: UIColor
  ) -> Appearance {
    make.configureWithOpaqueBackground()
    make.backgroundColor = color
    return make
  }

  private func color(of bar: UIView) -> UIColor? {
    window.layoutIfNeeded()
    return bar.subviews.first { "\(type(of: $0))" == "_UIBarBackground" }?.backgroundColor
  }

  private func line(of bar: UIView) throws -> UIView {
    window.layoutIfNeeded()
    let ground = try #require(bar.subviews.first { "\(type(of: $0))" == "_UIBarBackground" })
    return try #require(
      ground.subviews.first { "\(type(of: $0))" == "_UIBarBackgroundShadowView" })
  }

  private func scrolling() -> (UIViewController, UIScrollView) {
    let controller = UIViewController()
    let scroller = UIScrollView(frame: controller.view.bounds)
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.contentSize = CGSize(width: 100, height: 3000)
    controller.view.addSubview(scroller)
    return (controller, scroller)
  }

  @Test func `a new appearance has the system's effect and a line`() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
    #expect(appearance.shadowColor != nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
  }

  @Test func `a copy has everything, and goes its own way`() throws {
    let original = UINavigationBarAppearance()
    original.backgroundColor = .red
    original.titlePositionAdjustment.vertical = 3
    original.buttonAppearance.normal.titlePositionAdjustment.horizontal = 5
    original.setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage())
    let copy = try #require(original.copy() as? UINavigationBarAppearance)
    original.backgroundColor = .blue
    original.buttonAppearance.normal.titlePositionAdjustment.horizontal = 6
    #expect(copy.backgroundColor == .red && copy.titlePositionAdjustment.vertical == 3)
    #expect(copy.buttonAppearance.normal.titlePositionAdjustment.horizontal == 5)
    #expect(copy.backIndicatorImage === original.backIndicatorImage)
    let tabs = UITabBarAppearance(barAppearance: copy)
    #expect(tabs.backgroundColor == .red)
  }

  @Test func `a back indicator without its mask is the system's`() {
    let appearance = UINavigationBarAppearance()
    let own = UIImage()
    appearance.setBackIndicatorImage(own, transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage !== own)
  }

  @Test func `scrolled content shows the standard appearance, content at its top the other`() {
    let (content, scroller) = scrolling()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.standardAppearance = colored(UINavigationBarAppearance(), .red)
    show(navigation)
    #expect(color(of: navigation.navigationBar) == nil)
    scroller.contentOffset.y = 100
    #expect(color(of: navigation.navigationBar) == .red)
    navigation.navigationBar.scrollEdgeAppearance = colored(UINavigationBarAppearance(), .green)
    #expect(color(of: navigation.navigationBar) == .red)
    scroller.contentOffset.y = -scroller.adjustedContentInset.top
    #expect(color(of: navigation.navigationBar) == .green)
  }

  @Test func `an item's appearance goes before the bar's`() {
    let (content, scroller) = scrolling()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.standardAppearance = colored(UINavigationBarAppearance(), .red)
    content.navigationItem.standardAppearance = colored(UINavigationBarAppearance(), .blue)
    show(navigation)
    scroller.contentOffset.y = 100
    #expect(color(of: navigation.navigationBar) == .blue)
  }

  @Test func `a bar follows its own copy, not what it was given`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let given = colored(UINavigationBarAppearance(), .red)
    navigation.navigationBar.scrollEdgeAppearance = given
    show(navigation)
    given.backgroundColor = .blue
    #expect(color(of: navigation.navigationBar) == .red)
    navigation.navigationBar.scrollEdgeAppearance?.backgroundColor = .green
    #expect(color(of: navigation.navigationBar) == .green)
  }

  @Test func `a default bar is clear at the top and has a line over scrolled content`() throws {
    let (content, scroller) = scrolling()
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    #expect(try line(of: navigation.navigationBar).isHidden)
    scroller.contentOffset.y = 100
    #expect(try !line(of: navigation.navigationBar).isHidden)
  }

  @Test func `a tab bar is clear at the bottom of the content alone`() throws {
    let (content, scroller) = scrolling()
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    show(tabs)
    #expect(try !line(of: tabs.tabBar).isHidden)
    scroller.contentOffset.y = 3000 - scroller.bounds.height + scroller.adjustedContentInset.bottom
    #expect(try line(of: tabs.tabBar).isHidden)
    tabs.tabBar.scrollEdgeAppearance = colored(UITabBarAppearance(), .red)
    #expect(color(of: tabs.tabBar) == .red)
  }

  @Test func `a named scroll view decides in place of the first subview`() {
    let (content, first) = scrolling()
    let second = UIScrollView(frame: content.view.bounds)
    second.contentSize = CGSize(width: 100, height: 3000)
    content.view.addSubview(second)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.standardAppearance = colored(UINavigationBarAppearance(), .red)
    show(navigation)
    #expect(content.contentScrollView(for: .top) === first)
    content.setContentScrollView(second, for: .top)
    #expect(content.contentScrollView(for: .top) === second)
    #expect(content.contentScrollView(for: .bottom) === first)
    first.contentOffset.y = 100
    #expect(color(of: navigation.navigationBar) == nil)
    second.contentOffset.y = 100
    #expect(color(of: navigation.navigationBar) == .red)
    content.setContentScrollView(nil, for: .top)
    #expect(content.contentScrollView(for: .top) === first)
  }

  @Test func `a large title goes as the content is scrolled, and the small one comes`() throws {
    let (content, scroller) = scrolling()
    content.title = "Page"
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    show(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    scroller.contentOffset.y += 20
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 76)
    scroller.contentOffset.y += 300
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(content.view.safeAreaInsets.top == 91)
    scroller.contentOffset.y = -scroller.adjustedContentInset.top - 52
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func `low bars are 32 points high`() {
    window.screenTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(navigation.navigationBar.frame.height == 32)
    #expect(navigation.toolbar.frame.height == 32)
    #expect(tabs.tabBar.frame.height == 66)
    #expect(content.view.safeAreaInsets.top == 79)
  }
}
