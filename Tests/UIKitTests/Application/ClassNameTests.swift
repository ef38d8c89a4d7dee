import Testing
import UIKit

/// Apps look up parts of UIKit's views by the names of their classes.
@MainActor
@Suite struct ClassNameTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func names(_ view: UIView) -> [String] {
    view.subviews.map { String(describing: type(of: $0)) }
  }

  private func find(_ name: String, in view: UIView) throws -> UIView {
    try #require(view.subviews.first { stringFromClass(type(of: $0)) == name }, "\(name)")
  }

  @Test func `a navigation bar has its background, large title and content view`() throws {
    let content = UIViewController()
    content.title = "Title"
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    show(navigation)
    let bar = navigation.navigationBar
    #expect(
      names(bar) == [
        "_UIBarBackground", "_UINavigationBarLargeTitleView", "_UINavigationBarContentView",
      ])
    let background = try find("_UIBarBackground", in: bar)
    #expect(names(background) == ["_UIBarBackgroundShadowView"])
    let inside = try find("_UINavigationBarContentView", in: bar)
    #expect(inside.frame == bar.bounds)
    #expect(inside.subviews.contains { ($0 as? UILabel)?.text == "Title" })
    #expect(try find("_UIButtonBarButton", in: inside) is UIControl)
    let large = try find("_UINavigationBarLargeTitleView", in: bar)
    #expect(large.isHidden && large.subviews.first is UILabel)
    #expect(names(navigation.view) == ["UINavigationTransitionView", "UINavigationBar"])
    #expect(String(describing: type(of: navigation.view!)) == "UILayoutContainerView")
    #expect(
      content.view.superview.map { String(describing: type(of: $0)) }
        == "UIViewControllerWrapperView")
  }

  @Test func `a tab bar has a background and buttons with image, label and badge`() throws {
    let content = UIViewController()
    content.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
    content.tabBarItem.badgeValue = "2"
    let tabs = UITabBarController()
    tabs.viewControllers = [content, UIViewController()]
    show(tabs)
    #expect(names(tabs.tabBar) == ["_UIBarBackground", "UITabBarButton", "UITabBarButton"])
    let button = try #require(tabs.tabBar.subviews.dropFirst().first as? UIControl)
    #expect(
      names(button) == ["UITabBarSwappableImageView", "UITabBarButtonLabel", "_UIBadgeView"])
    #expect((try find("UITabBarButtonLabel", in: button) as? UILabel)?.text == "One")
    #expect(String(describing: type(of: tabs.view!)) == "UILayoutContainerView")
  }

  @Test(arguments: [
    "UITabBarButton", "UITabBarSwappableImageView", "UITabBarButtonLabel", "_UIBarBackground",
    "_UIBarBackgroundShadowView", "_UIBadgeView", "_UINavigationBarContentView",
    "_UINavigationBarLargeTitleView", "_UIButtonBarButton", "UILayoutContainerView",
    "UINavigationTransitionView", "UITransitionView", "UIViewControllerWrapperView",
    "UIDimmingView", "_UIPageViewControllerContentView", "_UIQueuingScrollView",
    "UITableViewCellContentView", "_UITableViewCellSeparatorView", "UITableViewCellEditControl",
    "UITableViewCellReorderControl", "UITableViewLabel", "_UITableViewHeaderFooterContentView",
    "_UITableViewHeaderFooterViewLabel", "_UISystemBackgroundView", "UIButtonLabel",
    "UISegmentLabel", "UITextFieldLabel", "_UITextContainerView",
    "_UICollectionViewOrthogonalScrollerEmbeddedScrollView",
  ])
  func `a class is found by its name, and has it`(name: String) throws {
    let found: AnyClass = try #require(classFromString(name))
    #expect(found is UIView.Type)
    #expect(stringFromClass(found) == name)
    #expect(String(describing: found) == name)
  }

  @Test func `names of other classes have their module`() {
    final class Own: UIView {}
    #expect(stringFromClass(UIView.self) == "UIView")
    #expect(stringFromClass(CALayer.self) == "CALayer")
    #expect(classFromString("UIKit.UIView") == UIView.self)
    #expect(classFromString("UIView") == UIView.self)
    #expect(classFromString("CALayer") == CALayer.self)
    #expect(stringFromClass(Own.self).hasPrefix("UIKitTests."))
    #expect(stringFromClass(NSObject.self) == "NSObject")
    #expect(classFromString("NoSuchClass") == nil)
  }

  @Test func `pages are in the one scroll view of their controller's view`() throws {
    let page = UIViewController()
    page.view.backgroundColor = .red
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    show(pages)
    #expect(String(describing: type(of: pages.view!)) == "_UIPageViewControllerContentView")
    let scroller = try #require(pages.view.subviews.first as? UIScrollView)
    #expect(names(pages.view) == ["_UIQueuingScrollView"])
    #expect(page.view.isDescendant(of: scroller))
    #expect(page.view.frame == window.bounds)
  }

  @Test func `a presentation's container and what dims are where apps look for them`() throws {
    let root = UIViewController()
    show(root)
    let presented = UIViewController()
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    let container = try find("UITransitionView", in: window)
    #expect(presented.view.superview === container)
    #expect(names(container).first == "UIDimmingView")
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(!names(window).contains("UITransitionView"))
  }

  @Test func `parts of cells, headers, buttons and segments bear Apple's names`() throws {
    let source = OneRow()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = source
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    #expect(names(cell).contains("_UITableViewCellSeparatorView"))
    let content = try find("UITableViewCellContentView", in: cell)
    #expect(content === cell.contentView)
    #expect(names(content) == ["UITableViewLabel"])
    let button = UIButton(type: .system)
    button.setTitle("x", for: .normal)
    button.layoutIfNeeded()
    #expect(names(button) == ["UIButtonLabel"])
    let segments = UISegmentedControl(items: ["a"])
    #expect(names(segments).contains("UISegmentLabel"))
  }

  private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row"
      return cell
    }
  }
}
