import Snapshot
import SwiftUI
import Testing

/// Components as design systems have them, each in light, dark, right to left and largest text.
@MainActor @Suite struct SwiftUIComponentTests {
  /// How a page is shown, and how much higher it is then.
  enum Look: String, CaseIterable {
    case light, dark
    case rightToLeft = "right-to-left"
    case largestText = "largest-text"

    var traits: UITraitCollection {
      switch self {
      case .light: UITraitCollection(userInterfaceStyle: .light)
      case .dark: UITraitCollection(userInterfaceStyle: .dark)
      case .rightToLeft: UITraitCollection(layoutDirection: .rightToLeft)
      case .largestText:
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      }
    }
  }

  private func check(
    _ page: some View, _ title: String, _ look: Look, height: CGFloat, largest: CGFloat
  ) {
    assertSnapshot(
      of: page,
      as: .image(
        layout: .fixed(width: 390, height: look == .largestText ? largest : height),
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(displayScale: 2), look.traits,
        ])),
      named: look.rawValue, testName: title)
  }

  @Test(arguments: Look.allCases)
  func `a carousel, ratings and a review`(look: Look) {
    check(ShopPage(), "shop", look, height: 590, largest: 2070)
  }

  @Test(arguments: Look.allCases)
  func `a calendar and an agenda`(look: Look) {
    check(PlannerPage(), "planner", look, height: 645, largest: 1240)
  }

  @Test(arguments: Look.allCases)
  func `a chat`(look: Look) {
    check(ChatPage(), "chat", look, height: 412, largest: 1560)
  }

  @Test(arguments: Look.allCases)
  func `a paywall`(look: Look) {
    check(PaywallPage(), "paywall", look, height: 664, largest: 2570)
  }

  @Test(arguments: Look.allCases)
  func `an onboarding page`(look: Look) {
    check(OnboardingPage(), "onboarding", look, height: 610, largest: 1350)
  }
}
