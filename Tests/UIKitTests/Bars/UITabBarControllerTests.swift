import Testing
import UIKit

private final class Judge: NSObject, UITabBarControllerDelegate {
  var log: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    log.append("should \(tab.identifier)")
    return tab.identifier != "C"
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "-")") }
}

private final class Tabs: UITabBarController {
  var log: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    log.append("\(item.title ?? "") at \(selectedIndex)")
  }
}

/// The More item, and the tabs of iOS 18.
@MainActor
@Suite struct UITabBarControllerTests: ShowsTabs {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func titles(_ tabs: UITabBarController) -> [String] {
    (tabs.tabBar.items ?? []).map { $0.title ?? "" }
  }

  private func buttons(_ bar: UITabBar) -> [UIControl] {
    bar.subviews.compactMap { $0 as? UIControl }
  }

  // MARK: More

  @Test func `five fit, of six the last two go into a list`() {
    let tabs = UITabBarController()
    tabs.viewControllers = pages(5)
    show(tabs)
    #expect(titles(tabs) == (0..<5).map { "Page \($0)" })
    tabs.viewControllers = pages(6)
    window.layoutIfNeeded()
    #expect(titles(tabs) == ["Page 0", "Page 1", "Page 2", "Page 3", "More"])
    #expect(tabs.viewControllers?.count == 6)
  }

  @Test func `where the width is regular eight fit`() {
    let tabs = UITabBarController()
    tabs.viewControllers = pages(8)
    window.screenTraits = UITraitCollection(horizontalSizeClass: .regular)
    show(tabs)
    #expect(tabs.tabBar.items?.count == 8)
  }

  @Test func `a touch asks and tells about tabs`() {
    let tabs = UITabBarController()
    tabs.tabs = [tab("A"), tab("B"), tab("C"), tab("D")]
    let judge = Judge()
    tabs.delegate = judge
    show(tabs)
    TouchSimulator(window: window).tap(at: CGPoint(x: 150, y: 780))
    TouchSimulator(window: window).tap(at: CGPoint(x: 250, y: 780))
    #expect(judge.log == ["should B", "did B after A", "should C"])
    #expect(tabs.selectedTab?.identifier == "B")
  }

  @Test func `a tab bar that is hidden leaves its place`() {
    let tabs = UITabBarController()
    tabs.tabs = [tab("A")]
    show(tabs)
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 49)
    tabs.setTabBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.isTabBarHidden && tabs.tabBar.superview == nil)
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 0)
  }

  @Test func `a controller hears of the touched item before it selects`() {
    let tabs = Tabs()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    tabs.loadViewIfNeeded()
    tabs.view.layoutIfNeeded()
    buttons(tabs.tabBar)[1].sendActions(for: .touchUpInside)
    #expect(tabs.log == ["Two at 0"] && tabs.selectedIndex == 1)
  }
}
