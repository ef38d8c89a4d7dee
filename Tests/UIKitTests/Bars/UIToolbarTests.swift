import Testing
import UIKit

@MainActor
@Suite struct UIToolbarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func buttons(_ view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func bar(_ items: UIBarButtonItem...) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  @Test func `flexible spaces share what is left`() {
    let bar = bar(item("A"), .flexibleSpace(), item("B"), .flexibleSpace(), item("C"))
    let frames = buttons(bar).map(\.frame)
    #expect(frames.first?.minX == 16 && frames.last?.maxX == 320 - 16)
    #expect(abs((frames[1].minX - frames[0].maxX) - (frames[2].minX - frames[1].maxX)) <= 1)
  }

  @Test func `a fixed space is as wide as it says, and items keep 16 points apart`() {
    let fixed = bar(item("A"), .fixedSpace(30), item("B"))
    var frames = buttons(fixed).map(\.frame)
    #expect(abs(frames[1].minX - frames[0].maxX - 30) < 1)
    frames = buttons(bar(item("A"), item("B"))).map(\.frame)
    #expect(abs(frames[1].minX - frames[0].maxX - 16) < 1)
  }

  @Test func `a hidden item takes up no room`() {
    let hidden = item("B")
    hidden.isHidden = true
    let bar = bar(item("A"), hidden)
    #expect(buttons(bar).count == 1)
    hidden.isHidden = false
    bar.layoutIfNeeded()
    #expect(buttons(bar).count == 2)
  }

  @Test func `from right to left the first item is at the right`() {
    let bar = bar(item("A"), .flexibleSpace(), item("B"))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.subviews.forEach { $0.semanticContentAttribute = .forceRightToLeft }
    bar.layoutIfNeeded()
    #expect(buttons(bar).first?.frame.maxX == 304)
  }

  @Test func `a stack's toolbar has its top controller's items, above the safe area`() {
    let (first, second) = (UIViewController(), UIViewController())
    first.toolbarItems = [item("First")]
    second.setToolbarItems([item("Second")], animated: false)
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    #expect(navigation.isToolbarHidden && navigation.toolbar.superview == nil)
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(first.view.safeAreaInsets.bottom == 78)
    #expect(navigation.toolbar.items == first.toolbarItems)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.toolbar.items == second.toolbarItems)
    second.toolbarItems = nil
    #expect(navigation.toolbar.items == nil)
    navigation.isToolbarHidden = true
    window.layoutIfNeeded()
    #expect(second.view.safeAreaInsets.bottom == 34)
  }

  @Test func `a toolbar stands above a tab bar`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(navigation.toolbar.frame.maxY == tabs.tabBar.frame.minY)
    #expect(content.view.safeAreaInsets.bottom == 127)
  }

  @Test func `classes of an app's own are made`() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(navigation.navigationBar is Bar)
    #expect(navigation.toolbar is Tools)
  }
}
