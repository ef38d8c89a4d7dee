import Snapshot
import Testing
import UIKit

@MainActor @Suite struct TableTests {
  private func check(
    _ view: UIView, named name: String, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, testName: String
  ) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(layoutDirection: direction),
    ])
    assertSnapshot(of: view, as: .image(traits: traits), named: name, testName: testName)
  }

  @Test func `a plain list`() {
    check(PlainTableView(), named: "light", testName: "plain")
    check(
      PlainTableView(), named: "right-to-left", direction: .rightToLeft, testName: "plain")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `cards of settings`(_ style: UIUserInterfaceStyle) {
    check(
      SettingsTableView(width: 390), named: style == .dark ? "dark" : "light", style: style,
      testName: "settings")
  }

  @Test func `rows that their texts make higher`() {
    check(NotesTableView(), named: "light", testName: "notes")
  }

  @Test func `rows that are edited`() {
    let table = PlainTableView()
    table.isEditing = true
    check(table, named: "editing", testName: "plain")
  }
}
