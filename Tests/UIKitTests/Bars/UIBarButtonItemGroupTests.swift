import Testing
import UIKit

@MainActor
@Suite struct UIBarButtonItemGroupTests: ShowsBarItems {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
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
}
