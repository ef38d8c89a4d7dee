import Snapshot
import Testing
import UIKit

@MainActor @Suite struct CollectionTests {
  private func check(
    _ view: UIView, _ name: String, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, line: UInt = #line
  ) {
    var traits = [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: style),
    ]
    if direction == .rightToLeft { traits.append(UITraitCollection(layoutDirection: direction)) }
    assertSnapshot(
      of: view, as: .image(traits: UITraitCollection(traitsFrom: traits)), named: name,
      testName: "collections", line: line)
  }

  @Test func `a grid in sections with pinned headers`() {
    let grid = PhotoGridView(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
    check(grid, "photo-grid")
    let scrolled = PhotoGridView(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
    scrolled.scroll(to: 150)
    check(scrolled, "photo-grid-scrolled-dark", style: .dark)
  }

  @Test func `tags as wide as their text`() {
    check(TagCloudView(frame: CGRect(x: 0, y: 0, width: 320, height: 214)), "tag-cloud")
    check(
      TagCloudView(frame: CGRect(x: 0, y: 0, width: 320, height: 214)), "tag-cloud-right-to-left",
      direction: .rightToLeft)
  }

  @Test func `a shop of sections that are all laid out in another way`() {
    check(ShopView(frame: CGRect(x: 0, y: 0, width: 360, height: 584)), "shop")
    check(
      ShopView(frame: CGRect(x: 0, y: 0, width: 360, height: 584)), "shop-dark-right-to-left",
      style: .dark, direction: .rightToLeft)
  }

  @Test func `cards in a circle`() {
    check(CardWheelView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), "card-wheel")
  }
}
