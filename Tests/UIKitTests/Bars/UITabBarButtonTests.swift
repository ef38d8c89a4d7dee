import Testing
import UIKit

@MainActor
@Suite struct UITabBarButtonTests: BareTabBar, FindsParts {
  private func buttons(_ bar: UITabBar) -> [UIControl] {
    bar.subviews.compactMap { $0 as? UIControl }
  }

  @Test func `insets and offsets move image and title`() throws {
    let bar = bar("One")
    let item = try #require(bar.items?.first)
    item.image = UIImage(cgImage: .make([[Pixel.red]]))
    bar.layoutIfNeeded()
    let parts = try #require(buttons(bar).first).subviews
    let (image, title) = (parts[0].frame, parts[1].frame)
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    item.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    bar.layoutIfNeeded()
    #expect(parts[0].frame == image.offsetBy(dx: 0, dy: 6))
    #expect(parts[1].frame == title.offsetBy(dx: 3, dy: -2))
  }

  @Test func `tabs have titles, and badges where they are asked for`() throws {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    tabs.traitOverrides.displayScale = 2
    let items = ["Home", "Search", "Profile"].map {
      UITabBarItem(title: $0, image: UIImage(systemName: "circle"), tag: 0)
    }
    tabs.items = items
    tabs.selectedItem = items[1]
    items[2].badgeValue = "3"
    tabs.layoutIfNeeded()
    let labels = all(UILabel.self, in: tabs)
    #expect(labels.compactMap(\.text) == ["Home", "Search", "Profile", "3"])
    let colors = labels.prefix(3).map {
      $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.secondaryLabel, .systemBlue, .secondaryLabel])
  }
}
