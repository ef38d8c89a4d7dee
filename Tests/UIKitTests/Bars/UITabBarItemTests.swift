import Testing
import UIKit

private final class Item: UITabBarItem {
  var changes: [String] = []

  override var title: String? {
    didSet { changes.append("title") }
  }
  override var image: UIImage? {
    didSet { changes.append("image") }
  }
}

@MainActor
@Suite struct UITabBarItemTests: BareTabBar {
  private func buttons(_ bar: UITabBar) -> [UIControl] {
    bar.subviews.compactMap { $0 as? UIControl }
  }

  @Test func `an item's traits are read out with those of a button`() {
    let bar = bar("One", "Two")
    bar.items?[1].accessibilityTraits = .header
    bar.selectedItem = bar.items?[1]
    bar.layoutIfNeeded()
    #expect(buttons(bar)[0].accessibilityTraits == .button)
    #expect(buttons(bar)[1].accessibilityTraits == [.button, .header, .selected])
  }

  @Test func `a subclass of the item hears of its properties`() {
    let item = Item(title: "Home", image: nil, tag: 3)
    item.image = UIImage()
    #expect(item.title == "Home" && item.tag == 3)
    #expect(item.changes == ["title", "image", "image"])
    #expect((item as UIBarItem).isEnabled)
  }
}
