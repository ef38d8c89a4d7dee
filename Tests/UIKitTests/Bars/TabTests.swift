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

/// The More item, and the tabs of iOS 18.
@MainActor
@Suite struct TabTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func pages(_ count: Int) -> [UIViewController] {
    (0..<count).map {
      let controller = UIViewController()
      controller.title = "Page \($0)"
      return controller
    }
  }

  private func titles(_ tabs: UITabBarController) -> [String] {
    (tabs.tabBar.items ?? []).map { $0.title ?? "" }
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

  @Test func `a touch on More shows the list, and its rows lead on`() throws {
    let tabs = UITabBarController()
    let pages = pages(7)
    tabs.viewControllers = pages
    show(tabs)
    TouchSimulator(window: window).tap(at: CGPoint(x: 380, y: 780))
    window.layoutIfNeeded()
    let more = tabs.moreNavigationController
    #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
    let list = try #require(more.topViewController as? UITableViewController)
    #expect(list.tableView.numberOfRows(inSection: 0) == 3)
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 5)
    #expect(more.viewControllers == [list, pages[5]])
    #expect(pages[5].view.window != nil && pages[5].tabBarController === tabs)
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
  }

  @Test func `a controller of the list can be selected, and left`() {
    let tabs = UITabBarController()
    let pages = pages(6)
    tabs.viewControllers = pages
    tabs.selectedIndex = 5
    show(tabs)
    #expect(pages[5].view.window != nil && pages[5].navigationController != nil)
    tabs.selectedIndex = 0
    window.layoutIfNeeded()
    #expect(pages[5].view.window == nil && pages[0].view.window != nil)
    #expect(pages[5].parent === tabs)
    #expect(tabs.customizableViewControllers == pages)
  }

  // MARK: Tabs

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
  }

  @Test func `tabs make controllers once, with items of their own`() throws {
    var count = 0
    let first = UITab(title: "A", image: nil, identifier: "a") { _ in
      count += 1
      return UIViewController()
    }
    let tabs = UITabBarController()
    tabs.tabs = [first, tab("B")]
    show(tabs)
    #expect(count == 1 && titles(tabs) == ["A", "B"])
    #expect(tabs.selectedTab === first && first.viewController?.tab === first)
    first.title = "Other"
    first.badgeValue = "3"
    #expect(tabs.tabBar.items?[0].title == "Other" && tabs.tabBar.items?[0].badgeValue == "3")
    tabs.selectedTab = tabs.tab(forIdentifier: "B")
    #expect(tabs.selectedIndex == 1)
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

  @Test func `hidden tabs and those for sidebars are not in the bar`() {
    let tabs = UITabBarController()
    let (a, b, c) = (tab("A"), tab("B"), tab("C"))
    tabs.tabs = [a, b, c]
    show(tabs)
    b.isHidden = true
    c.preferredPlacement = .sidebarOnly
    window.layoutIfNeeded()
    #expect(titles(tabs) == ["A"])
    #expect(a.hasVisiblePlacement && !b.hasVisiblePlacement && !c.hasVisiblePlacement)
    b.isHidden = false
    #expect(titles(tabs) == ["A", "B"])
  }

  @Test func `a group shows its chosen child`() {
    let tabs = UITabBarController()
    let (a, b) = (tab("A"), tab("B"))
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [a, b])
    group.defaultChildIdentifier = "B"
    tabs.tabs = [group, UISearchTab { _ in UIViewController() }]
    show(tabs)
    #expect(titles(tabs) == ["G", "Search"])
    #expect(tabs.selectedViewController === b.viewController)
    #expect(a.parent === group && a.tabBarController === tabs && a.managingTabGroup === group)
    tabs.selectedTab = a
    #expect(tabs.selectedViewController === a.viewController && group.selectedChild === a)
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

  // MARK: Layouts

  @Test(arguments: [
    (UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, CGFloat(49)),
    (.regular, .regular, 50), (.compact, .compact, 32),
  ])
  func `titles stand below images on phones held upright, and beside them elsewhere`(
    width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass, points: CGFloat
  ) throws {
    window.screenTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width),
      UITraitCollection(verticalSizeClass: height),
    ])
    let tabs = UITabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "A", image: UIImage(systemName: "circle"), tag: 0)
    tabs.viewControllers = [page]
    show(tabs)
    #expect(tabs.tabBar.frame.height == points)
    let button = try #require(tabs.tabBar.subviews.first { $0 is UIControl })
    let label = try #require(button.subviews.first { $0 is UILabel })
    let image = try #require(button.subviews.first { $0 is UIImageView })
    #expect((label.frame.minY >= image.frame.maxY - 4) == (height == .regular && width == .compact))
    #expect((label.frame.minX >= image.frame.maxX) == (width == .regular || height == .compact))
  }
}
