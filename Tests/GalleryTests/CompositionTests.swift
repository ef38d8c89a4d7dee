import UIKit
import XCTest

/// The same assertions, from XCTest.
@preconcurrency @MainActor final class CompositionTests: XCTestCase {
  func testThreePartView() {
    assertGallery(
      Stage(ThreePartView(), size: CGSize(width: 200, height: 150), margin: 10),
      named: "light")
    assertGallery(
      Stage(
        ThreePartView(), size: CGSize(width: 200, height: 150), margin: 10,
        colour: .systemBackground),
      named: "dark", style: .dark)
  }

  func testPillButton() {
    for isPressed in [false, true] {
      func make() -> UIView {
        let button = PillButtonView()
        button.isPressed = isPressed
        return Stage(button, size: CGSize(width: 120, height: 44), margin: 16)
      }
      assertGallery(make(), named: isPressed ? "pressed" : "at-rest")
    }
  }

  func testAvatar() {
    func make() -> UIView {
      let avatar = AvatarView()
      avatar.imageView.image = Self.portrait
      return Stage(
        avatar, size: CGSize(width: 96, height: 96), margin: 12, colour: .systemGray6)
    }
    assertGallery(make(), named: "online")
  }

  func testDashboard() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      func make() -> UIView {
        let dashboard = DashboardView()
        dashboard.avatar.imageView.image = Self.portrait
        dashboard.ring.progress = 0.72
        dashboard.stars.rating = 4.5
        dashboard.chart.values = [12, 18, 14, 27, 21, 30, 26, 38, 33, 42]
        dashboard.sparkline.values = [5, 3, 6, 4, 7, 9, 6, 8]
        return Stage(
          dashboard, size: CGSize(width: 300, height: 260),
          colour: .secondarySystemBackground)
      }
      assertGallery(make(), named: style == .dark ? "dark" : "light", style: style)
    }
  }

  /// A face made of circles, wider than high so that filling a square crops it.
  private static var portrait: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let size = CGSize(width: 128, height: 96)
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let context = renderer.cgContext
      func disc(_ colour: UIColor, x: CGFloat, y: CGFloat, radius: CGFloat) {
        context.setFillColor(colour.cgColor)
        context.fillEllipse(
          in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
      }
      context.setFillColor(UIColor.systemTeal.cgColor)
      context.fill(CGRect(origin: .zero, size: size))
      disc(.systemIndigo, x: 64, y: 106, radius: 38)
      let skin = UIColor(red: 0.96, green: 0.78, blue: 0.64, alpha: 1)
      disc(UIColor(red: 0.25, green: 0.16, blue: 0.12, alpha: 1), x: 64, y: 40, radius: 27)
      disc(skin, x: 64, y: 46, radius: 23)
      disc(.black, x: 56, y: 44, radius: 2.5)
      disc(.black, x: 72, y: 44, radius: 2.5)
      context.setStrokeColor(UIColor(red: 0.7, green: 0.3, blue: 0.25, alpha: 1).cgColor)
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.addArc(
        center: CGPoint(x: 64, y: 50), radius: 9, startAngle: .pi * 0.2, endAngle: .pi * 0.8,
        clockwise: false)
      context.strokePath()
    }
  }
}
