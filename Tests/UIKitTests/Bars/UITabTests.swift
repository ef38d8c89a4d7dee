import Testing
import UIKit

/// The More item, and the tabs of iOS 18.
@MainActor
@Suite struct UITabTests: ShowsTabs {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func titles(_ tabs: UITabBarController) -> [String] {
    (tabs.tabBar.items ?? []).map { $0.title ?? "" }
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
}
