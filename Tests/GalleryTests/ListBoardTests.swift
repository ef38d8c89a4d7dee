import Snapshot
import Testing
import UIKit

@MainActor @Suite struct ListBoardTests {
  private func check(
    _ view: UIView, _ name: String, _ traits: [UITraitCollection] = [], line: UInt = #line
  ) {
    let all = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2)] + traits)
    assertSnapshot(
      of: view, as: .image(traits: all), named: name, testName: "lists", line: line)
  }

  private static let dark = UITraitCollection(userInterfaceStyle: .dark)
  private static let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
  private static let largest = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test func `every accessory on cards`() {
    func list(height: CGFloat = 490) -> UIView {
      AccessoryListView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    }
    check(list(), "accessories")
    check(list(), "accessories-dark", [Self.dark])
    check(list(), "accessories-right-to-left", [Self.rightToLeft])
    check(list(height: 900), "accessories-largest", [Self.largest])
  }

  @Test func `a sidebar's outline, expanded and collapsed`() {
    let frame = CGRect(x: 0, y: 0, width: 280, height: 320)
    check(SidebarView(frame: frame, expanded: ["Folders", "Work"]), "sidebar-expanded")
    check(SidebarView(frame: frame, expanded: ["Folders"]), "sidebar-dark", [Self.dark])
    check(
      SidebarView(frame: frame, expanded: ["Folders", "Work"]), "sidebar-right-to-left",
      [Self.rightToLeft])
  }

  @Test func `names with an index at the side`() {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 360)
    check(ContactsTableView(frame: frame, style: .plain), "index")
    check(
      ContactsTableView(frame: frame, style: .plain), "index-right-to-left", [Self.rightToLeft])
  }

  @Test func `content that is not there`() {
    func unavailable(_ configuration: UIContentUnavailableConfiguration) -> UIView {
      let view = UIContentUnavailableView(configuration: configuration)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 280)
      view.backgroundColor = .systemBackground
      return view
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "tray")
    empty.text = "No Mail"
    empty.secondaryText = "Messages that you receive appear here."
    empty.button = .borderedProminent()
    empty.button.title = "Check Now"
    empty.secondaryButton.title = "Add Account"
    check(unavailable(empty), "unavailable-empty")
    check(unavailable(empty), "unavailable-empty-dark", [Self.dark])
    check(unavailable(.search()), "unavailable-search")
    check(unavailable(.loading()), "unavailable-loading")
  }

  @Test func `a table that is edited`() {
    let table = ContactsTableView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .insetGrouped)
    table.isEditing = true
    check(table, "editing")
  }
}
