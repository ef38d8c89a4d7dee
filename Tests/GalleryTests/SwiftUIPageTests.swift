import Snapshot
import SwiftUI
import Testing

@MainActor @Suite struct SwiftUIPageTests {
  private func check(
    _ page: some View, _ title: String, _ name: String, _ height: CGFloat,
    _ traits: [UITraitCollection]
  ) {
    assertSnapshot(
      of: page,
      as: .image(
        layout: .fixed(width: 320, height: height),
        traits: UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2)] + traits)),
      named: name, testName: title)
  }

  private func checkDashboard(
    _ name: String, height: CGFloat = 440, _ traits: UITraitCollection...
  ) {
    check(DashboardPage(), "dashboard", name, height, traits)
  }

  @Test func `a dashboard in light`() { checkDashboard("light") }

  @Test func `a dashboard in dark`() {
    checkDashboard("dark", UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test func `a dashboard from right to left`() {
    checkDashboard("right-to-left", UITraitCollection(layoutDirection: .rightToLeft))
  }

  @Test func `a dashboard in the largest text`() {
    checkDashboard(
      "largest-text", height: 980,
      UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
  }

  private func checkForm(_ name: String, height: CGFloat = 690, _ traits: UITraitCollection...) {
    check(SettingsPage(), "form", name, height, traits)
  }

  @Test func `a form in light`() { checkForm("light") }

  @Test func `a form in dark`() { checkForm("dark", UITraitCollection(userInterfaceStyle: .dark)) }

  @Test func `a form from right to left`() {
    checkForm("right-to-left", UITraitCollection(layoutDirection: .rightToLeft))
  }

  @Test func `a form in the largest text`() {
    checkForm(
      "largest-text", height: 1680,
      UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
  }

  private func checkEffects(_ name: String, height: CGFloat = 560, _ traits: UITraitCollection...) {
    check(EffectsPage(), "effects", name, height, traits)
  }

  @Test func `effects in light`() { checkEffects("light") }

  @Test func `effects in dark`() {
    checkEffects("dark", UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test func `effects from right to left`() {
    checkEffects("right-to-left", UITraitCollection(layoutDirection: .rightToLeft))
  }

  @Test func `effects in the largest text`() {
    checkEffects(
      "largest-text", height: 1020,
      UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
  }

  private func checkList(_ name: String, height: CGFloat = 720, _ traits: UITraitCollection...) {
    check(MailPage(), "list", name, height, traits)
  }

  @Test func `a list in light`() { checkList("light") }

  @Test func `a list in dark`() { checkList("dark", UITraitCollection(userInterfaceStyle: .dark)) }

  @Test func `a list from right to left`() {
    checkList("right-to-left", UITraitCollection(layoutDirection: .rightToLeft))
  }

  @Test func `a list in the largest text`() {
    checkList(
      "largest-text", height: 1640,
      UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
  }
}
