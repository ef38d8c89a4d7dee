import Testing
import UIKit

@MainActor @Suite struct AppearanceTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func branded(_ style: UIUserInterfaceStyle) {
    BrandedSettingsView.brand()
    assertGallery(
      Stage(
        BrandedSettingsView(), size: CGSize(width: 220, height: 248), margin: 8,
        colour: .systemGroupedBackground),
      named: style == .dark ? "dark" : "light", style: style, testName: "branded")
  }

  @Test func unbranded() {
    assertGallery(
      Stage(BrandedSettingsView(), size: CGSize(width: 220, height: 248), margin: 8),
      named: "light", testName: "unbranded")
  }

  @Test func corners() {
    assertGallery(
      Stage(CornersView(), size: CGSize(width: 200, height: 188), margin: 8), named: "light",
      testName: "corners")
  }
}
