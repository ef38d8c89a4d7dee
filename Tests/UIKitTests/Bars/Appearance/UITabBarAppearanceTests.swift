import Testing
import UIKit

/// Which appearance object counts, and what comes of it.
@MainActor
@Suite struct UITabBarAppearanceTests: ShowsBars {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

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
}
