import Testing

@testable import UIKit

@Suite @MainActor struct UIKitKeysControllersTests {
  @Test func `a tab bar of an own class takes the place of the controller's`() {
    final class Bar: UITabBar {}
    let tabs = UITabBarController()
    let child = UIViewController()
    child.tabBarItem.title = "One"
    tabs.viewControllers = [child]
    tabs.loadViewIfNeeded()
    let bar = Bar()
    tabs.setValue(bar, forKey: "tabBar")
    #expect(tabs.tabBar === bar)
    #expect(bar.items?.map(\.title) == ["One"])
    #expect(tabs.view.subviews.filter { $0 is UITabBar } == [bar])
    tabs.tabBar.layoutIfNeeded()
    let view = child.tabBarItem.value(forKey: "view") as? UIView
    #expect(view?.superview === bar)
  }
}
