import Snapshot
import Testing
import UIKit

/// Bars in their states, in light and dark, from right to left, and in the largest text.
@MainActor @Suite struct BarTests {
  private func check(
    _ controller: UIViewController, _ name: String, height: CGFloat = 150,
    _ traits: UITraitCollection..., testName: String, line: UInt = #line
  ) {
    let all = UITraitCollection(
      traitsFrom: [
        UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .light),
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: .regular),
      ] + traits)
    assertSnapshot(
      of: controller,
      as: .image(
        on: ViewImageConfig(
          safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0),
          size: CGSize(width: 320, height: height), traits: all),
        drawHierarchyInKeyWindow: true), named: name,
      testName: testName, line: line)
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
  private let largest = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test func navigation() {
    let name = "navigation"
    check(BarBoards.stack("Page"), "light", height: 80, testName: name)
    check(BarBoards.stack("Page"), "dark", height: 80, dark, testName: name)
    check(BarBoards.stack("Page"), "mirrored", height: 80, mirrored, testName: name)
    check(BarBoards.stack("Page"), "largest", height: 80, largest, testName: name)
    check(
      BarBoards.stack("Coloured") { navigation, _ in BarBoards.colored(navigation) }, "coloured",
      height: 80, testName: name)
    check(
      BarBoards.stack("Large") { navigation, _ in
        navigation.navigationBar.prefersLargeTitles = true
        BarBoards.colored(navigation)
      }, "large", testName: name)
    check(
      BarBoards.stack("Scrolled") { navigation, page in
        navigation.navigationBar.prefersLargeTitles = true
        BarBoards.scrolled(page, by: 100)
      }, "scrolled", testName: name)
    check(
      BarBoards.stack("Prompt") { _, page in
        page.navigationItem.prompt = "Choose a page to move to"
        page.navigationItem.titleMenuProvider = { _ in nil }
      }, "prompt", height: 110, testName: name)
  }

  @Test func toolbar() {
    let name = "toolbar"
    check(BarBoards.toolbar("Tools"), "light", testName: name)
    check(BarBoards.toolbar("Tools"), "dark", dark, testName: name)
    check(BarBoards.toolbar("Tools"), "mirrored", mirrored, testName: name)
  }

  @Test func tabs() {
    let name = "tabs"
    check(BarBoards.tabs(), "light", testName: name)
    check(BarBoards.tabs(), "dark", dark, testName: name)
    check(BarBoards.tabs(), "mirrored", mirrored, testName: name)
    check(BarBoards.dressedTabs(), "dressed", testName: name)
    check(
      BarBoards.tabs(), "inline", UITraitCollection(horizontalSizeClass: .regular),
      testName: name)
    check(
      BarBoards.tabs(), "low", UITraitCollection(verticalSizeClass: .compact), testName: name)
    let more = BarBoards.tabs(7)
    more.selectedViewController = more.moreNavigationController
    check(more, "more", height: 260, testName: name)
  }

  @Test func search() {
    let name = "search"
    check(BarBoards.search(isActive: false), "still", testName: name)
    check(BarBoards.search(isActive: true), "active", testName: name)
    check(BarBoards.search(isActive: true), "active-dark", dark, testName: name)
    check(BarBoards.search(isActive: true), "active-mirrored", mirrored, testName: name)
    check(BarBoards.search(isActive: false), "largest", height: 210, largest, testName: name)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func searchBars(_ style: UIUserInterfaceStyle) {
    assertGallery(
      Stage(
        BarBoards.searchBars(), size: CGSize(width: 320, height: 356), margin: 0,
        colour: .systemBackground), named: style == .dark ? "dark" : "light", style: style,
      testName: "searchBars")
  }
}
