import Testing
import UIKit

/// Places and sizes in bars as they are in pictures that iOS drew at 3x.
@MainActor
@Suite struct UIBarBackgroundTests: MeasuresBars {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 812, height: 375))

  @Test func `lines at bars' edges are black at 0.3 and a pixel high`() throws {
    let (navigation, _) = navigation()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.navigationBar.isTranslucent = false
    tabs.tabBar.isTranslucent = false
    show(tabs, CGSize(width: 375, height: 812), inset: 0)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image {
      UIColor.white.setFill()
      $0.fill(window.bounds)
      window.layer.render(in: $0.cgContext)
    }
    let rows = try #require(image.cgImage).rgbaRows
    let column = rows.map { $0[500] }
    // 812 − 49 − 21 = 742: the line lies above it.
    for (row, isLine) in [(131, false), (132, true), (133, false), (2224, false), (2225, true)] {
      #expect(column[row] == (isLine ? 0xB2B2_B2FF : 0xFFFF_FFFF), "\(row)")
    }
  }
}
