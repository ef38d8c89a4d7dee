import Testing
import UIKit

/// Which appearance object counts, and what comes of it.
@MainActor
@Suite struct UIBarAppearanceTests: ShowsBars {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `a new appearance has the system's effect and a line`() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
    #expect(appearance.shadowColor != nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
  }

  @Test func `a copy has everything, and goes its own way`() throws {
    let original = UINavigationBarAppearance()
    original.backgroundColor = .red
    original.titlePositionAdjustment.vertical = 3
    original.buttonAppearance.normal.titlePositionAdjustment.horizontal = 5
    original.setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage())
    let copy = try #require(original.copy() as? UINavigationBarAppearance)
    original.backgroundColor = .blue
    original.buttonAppearance.normal.titlePositionAdjustment.horizontal = 6
    #expect(copy.backgroundColor == .red && copy.titlePositionAdjustment.vertical == 3)
    #expect(copy.buttonAppearance.normal.titlePositionAdjustment.horizontal == 5)
    #expect(copy.backIndicatorImage === original.backIndicatorImage)
    let tabs = UITabBarAppearance(barAppearance: copy)
    #expect(tabs.backgroundColor == .red)
  }
}
