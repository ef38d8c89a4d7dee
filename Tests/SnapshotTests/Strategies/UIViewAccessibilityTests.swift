import Snapshot
import Testing
import UIKit

@MainActor @Suite struct UIViewAccessibilityTests: AccessibleCard {
  @Test func `the picture has a list below the view`() throws {
    let image = try #require(
      value(card(), Snapshotting<UIView, UIImage>.accessibilityImage()))
    #expect(image.size.width == 240)
    #expect(image.size.height > 200)
    #expect(image.scale == 3)
  }
}
