import Testing
import UIKit

@MainActor @Suite struct ControlsTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func controls(_ style: UIUserInterfaceStyle) {
    assertGallery(
      Stage(
        ControlPanelView(), size: CGSize(width: 220, height: 190), margin: 12,
        colour: .systemGroupedBackground),
      named: style == .dark ? "dark" : "light", style: style, testName: "controls")
  }
}
