import Testing
import UIKit

/// Places and sizes in bars as they are in pictures that iOS drew at 3x.
@MainActor
@Suite struct UIButtonBarButtonTests: MeasuresBars {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 812, height: 375))

  /// Windows of an iPhone 8, SE in landscape, 8 Plus, and X in landscape.
  @Test(arguments: [(375, 0, 16), (568, 0, 20), (414, 0, 20), (812, 44, 60), (896, 44, 60)])
  func `a bar's item stands at the margin, beside what the device covers`(
    width: Int, inset: Int, x: Int
  ) throws {
    let (navigation, _) = navigation()
    show(navigation, CGSize(width: width, height: 375), inset: CGFloat(inset))
    let button = try #require(
      all(UIButton.self, in: navigation.navigationBar).first { $0.currentImage != nil })
    let place = button.convert(CGPoint.zero, to: window)
    #expect((place.x - CGFloat(x)).magnitude < 1e-9)
  }

  @Test func `the add item's plus is 17⅔ × 18`() throws {
    let (navigation, _) = navigation()
    show(navigation, CGSize(width: 375, height: 812), inset: 0)
    let ink = try ink(of: navigation.navigationBar)
    #expect(ink == CGRect(x: 18, y: 13, width: 53.0 / 3, height: 18))
  }
}
