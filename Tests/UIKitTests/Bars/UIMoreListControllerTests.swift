import Testing
import UIKit

/// The More item, and the tabs of iOS 18.
@MainActor
@Suite struct UIMoreListControllerTests: ShowsTabs {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

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
}
