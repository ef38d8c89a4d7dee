import Testing
import UIKit

@MainActor
@Suite struct UITabBarItemAppearanceTests {
  @Test func `a copy has every state's values, and goes its own way`() throws {
    let appearance = UITabBarItemAppearance()
    appearance.selected.iconColor = .red
    appearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    appearance.disabled.badgeBackgroundColor = .blue
    let copy = try #require(appearance.copy() as? UITabBarItemAppearance)
    #expect(copy.selected.iconColor == .red && copy.normal.iconColor == nil)
    #expect(copy.normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    #expect(copy.disabled.badgeBackgroundColor == .blue)
    copy.selected.iconColor = .green
    #expect(appearance.selected.iconColor == .red)
  }

  @Test func `the default of a layout has none of what was set`() {
    let appearance = UITabBarItemAppearance(style: .stacked)
    appearance.selected.iconColor = .red
    appearance.normal.titleTextAttributes = [.kern: 3]
    appearance.normal.badgePositionAdjustment = UIOffset(horizontal: 1, vertical: 1)
    appearance.configureWithDefault(for: .inline)
    #expect(appearance.selected.iconColor == nil && appearance.normal.titleTextAttributes.isEmpty)
    #expect(appearance.normal.badgePositionAdjustment == .zero)
  }
}
