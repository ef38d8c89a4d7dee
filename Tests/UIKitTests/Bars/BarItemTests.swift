import Testing
import UIKit

@MainActor
@Suite struct BarItemTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { child in
      ((child as? View).map { [$0] } ?? []) + all(type, in: child)
    }
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func titles(_ bar: UINavigationBar) -> [String] {
    window.layoutIfNeeded()
    return all(UIButton.self, in: bar).filter { !$0.isHidden && $0.currentAttributedTitle != nil }
      .sorted { $0.frame.minX < $1.frame.minX }
      .compactMap { $0.currentAttributedTitle?.string }
  }

  @Test func `groups and items are two views of the same`() {
    let navigation = UINavigationItem(title: "Page")
    let (a, b, c) = (item("A"), item("B"), item("C"))
    navigation.leftBarButtonItems = [a, b]
    #expect(navigation.leadingItemGroups.map(\.barButtonItems) == [[a, b]])
    #expect(a.buttonGroup === navigation.leadingItemGroups[0])
    navigation.trailingItemGroups = [.fixedGroup(items: [a]), b.creatingFixedGroup()]
    #expect(navigation.rightBarButtonItems == [b, a])
    navigation.rightBarButtonItems = [c, b]
    #expect(navigation.trailingItemGroups.map(\.barButtonItems) == [[b, c]])
    navigation.rightBarButtonItem = nil
    #expect(navigation.rightBarButtonItems == nil)
  }

  @Test func `groups are shown in order, hidden ones are not`() {
    let content = UIViewController()
    let left = UIBarButtonItemGroup.movableGroup(
      customizationIdentifier: "l", items: [item("A"), item("B")])
    let out = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "o", isInDefaultCustomization: false, items: [item("X")])
    content.navigationItem.leadingItemGroups = [left, out]
    content.navigationItem.trailingItemGroups = [
      .fixedGroup(items: [item("C")]), .fixedGroup(items: [item("D")]),
    ]
    content.navigationItem.pinnedTrailingGroup = .fixedGroup(items: [item("E")])
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    #expect(titles(navigation.navigationBar) == ["A", "B", "C", "D", "E"])
    left.isHidden = true
    #expect(titles(navigation.navigationBar) == ["C", "D", "E"])
  }

  @Test(arguments: [
    (UINavigationItem.BackButtonDisplayMode.default, "Before"), (.generic, "Back"), (.minimal, ""),
  ])
  func `the back button shows as much as its mode says`(
    mode: UINavigationItem.BackButtonDisplayMode, title: String
  ) throws {
    let before = UIViewController()
    before.title = "Before"
    before.navigationItem.backButtonDisplayMode = mode
    let navigation = UINavigationController(rootViewController: before)
    navigation.pushViewController(UIViewController(), animated: false)
    show(navigation)
    let back = try #require(
      all(UIButton.self, in: navigation.navigationBar).first { !$0.isHidden })
    #expect(back.currentTitle == title)
    #expect(back.accessibilityLabel == "Before")
  }

  @Test func `a back action goes before going back`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let second = UIViewController()
    var count = 0
    second.navigationItem.backAction = UIAction { _ in count += 1 }
    navigation.pushViewController(second, animated: false)
    show(navigation)
    let back = try #require(
      all(UIButton.self, in: navigation.navigationBar).first { !$0.isHidden })
    back.sendActions(for: .touchUpInside)
    #expect(count == 1 && navigation.topViewController === second)
  }

  @Test func `a bar by itself goes back by its button`() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.setItems([UINavigationItem(title: "A"), UINavigationItem(title: "B")], animated: false)
    bar.layoutIfNeeded()
    try #require(all(UIButton.self, in: bar).first { !$0.isHidden })
      .sendActions(for: .touchUpInside)
    #expect(bar.items?.count == 1)
  }

  @Test func `a prompt makes the bar 74 points high`() {
    let content = UIViewController()
    content.navigationItem.prompt = "Prompt"
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    #expect(navigation.navigationBar.frame.height == 74)
    content.navigationItem.prompt = nil
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func `an automatic title is as the one before`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.prefersLargeTitles = true
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(UIViewController(), animated: false)
    show(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .always
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func `a touch selects an item that changes by it`() throws {
    let content = UIViewController()
    let item = UIBarButtonItem(systemItem: .bookmarks)
    item.changesSelectionAsPrimaryAction = true
    content.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    let button = try #require(
      all(UIButton.self, in: navigation.navigationBar).first { $0.currentImage != nil })
    button.sendActions(for: .touchUpInside)
    #expect(item.isSelected)
    button.sendActions(for: .touchUpInside)
    #expect(!item.isSelected)
  }

  @Test func `an item with a menu of choices has the title of what is on`() {
    let content = UIViewController()
    let menu = UIMenu(children: [
      UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
    ])
    let item = UIBarButtonItem(title: "Menu", menu: menu)
    item.changesSelectionAsPrimaryAction = true
    content.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    #expect(titles(navigation.navigationBar) == ["Two"])
  }

  @Test func `system items without a title are read out`() throws {
    let content = UIViewController()
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .trash)
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    let button = try #require(
      all(UIButton.self, in: navigation.navigationBar).first { $0.currentImage != nil })
    #expect(
      AccessibilityReading(of: button).elements.map { $0.object.accessibilityLabel } == ["Delete"])
  }

  @Test func `bars hide on a tap where they are told to`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    TouchSimulator(window: window).tap(at: CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = true
    TouchSimulator(window: window).tap(at: CGPoint(x: 200, y: 400))
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func `a drag from the edge goes back`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    show(navigation)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    let touches = TouchSimulator(window: window)
    touches.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
    #expect(navigation.viewControllers.count == 2)
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    touches.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
    #expect(navigation.viewControllers.count == 1)
  }
}
