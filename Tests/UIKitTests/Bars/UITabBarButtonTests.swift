import Testing
import UIKit

@MainActor
@Suite struct UITabBarButtonTests: BareTabBar {
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
}
