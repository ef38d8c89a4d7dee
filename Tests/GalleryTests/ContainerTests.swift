import Snapshot
import Testing
import UIKit

/// Columns of a split view and what is presented over a screen, in light and dark.
@MainActor @Suite struct ContainerTests {
  private func traits(
    _ sizeClass: UIUserInterfaceSizeClass, _ style: UIUserInterfaceStyle,
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 1), UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(layoutDirection: direction),
      UITraitCollection(horizontalSizeClass: sizeClass),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: sizeClass == .regular ? .pad : .phone),
    ])
  }

  private func check(
    _ style: UISplitViewController.Style, _ name: String, size: CGSize,
    _ traits: UITraitCollection, line: UInt = #line
  ) {
    assertSnapshot(
      of: ContainerBoards.split(style),
      as: .image(
        on: ViewImageConfig(
          safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0), size: size,
          traits: traits),
        drawHierarchyInKeyWindow: true), named: name, testName: "split", line: line)
  }

  private let tablet = CGSize(width: 1024, height: 240)
  private let phone = CGSize(width: 320, height: 420)

  @Test func split() {
    check(.doubleColumn, "two", size: tablet, traits(.regular, .light))
    check(.tripleColumn, "three-dark", size: tablet, traits(.regular, .dark))
    check(.doubleColumn, "two-mirrored", size: tablet, traits(.regular, .light, .rightToLeft))
    check(.doubleColumn, "collapsed", size: phone, traits(.compact, .light))
  }

  @Test func presentation() {
    func show(
      _ name: String, _ style: UIUserInterfaceStyle = .light,
      presenting make: (UIViewController) -> UIViewController
    ) {
      assertSnapshot(
        of: ContainerBoards.window(phone, presenting: make),
        as: .image(traits: traits(.compact, style)), named: name,
        testName: "presentation")
    }
    show("alert") { _ in ContainerBoards.alert(.alert) }
    show("alert-dark", .dark) { _ in ContainerBoards.alert(.alert) }
    show("action-sheet") { _ in ContainerBoards.alert(.actionSheet) }
    show("sheet") { _ in ContainerBoards.sheet() }
    show("sheet-dark", .dark) { _ in ContainerBoards.sheet() }
    show("popover", presenting: ContainerBoards.popover)
  }
}
