import Testing
import UIKit

@MainActor
@Suite struct UIBarButtonItemTests: ShowsBarItems {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
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
}
