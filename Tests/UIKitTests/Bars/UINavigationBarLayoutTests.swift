import Testing
import UIKit

/// Which appearance object counts, and what comes of it.
@MainActor
@Suite struct UINavigationBarLayoutTests: ShowsBars {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

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
