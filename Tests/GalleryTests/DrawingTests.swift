import Testing
import UIKit

@MainActor @Suite struct DrawingTests {
  @Test(arguments: [0, 2.5, 3.3, 5]) func starRating(_ rating: CGFloat) {
    func make() -> UIView {
      let view = StarRatingView()
      view.backgroundColor = .clear
      view.rating = rating
      return Stage(view, size: CGSize(width: 150, height: 30), margin: 8)
    }
    assertGallery(make(), named: "\(rating)-stars", testName: "starRating")
  }

  @Test(arguments: [0, 0.08, 0.7, 1]) func progressRing(_ progress: CGFloat) {
    func make() -> UIView {
      let view = ProgressRingView()
      view.backgroundColor = .clear
      view.progress = progress
      return Stage(view, size: CGSize(width: 90, height: 90), margin: 8)
    }
    assertGallery(make(), named: "\(Int(progress * 100))-percent", testName: "progressRing")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func lineChart(_ style: UIUserInterfaceStyle) {
    func make() -> UIView {
      let view = LineChartView()
      view.backgroundColor = .clear
      view.values = [10, 25, 15, 30, 22, 35, 28, 40]
      return Stage(view, size: CGSize(width: 240, height: 120), colour: .systemBackground)
    }
    assertGallery(
      make(), named: style == .dark ? "dark" : "light", style: style, testName: "lineChart")
  }

  @Test func sparkline() {
    func make() -> UIView {
      let view = SparklineView()
      view.backgroundColor = .clear
      view.values = [3, 1, 4, 1, 5, 9, 2, 6]
      return Stage(view, size: CGSize(width: 160, height: 48), margin: 8)
    }
    assertGallery(make(), named: "pi")
  }

  @Test func badgeOutline() {
    assertGallery(
      Stage(BadgeOutlineView(), size: CGSize(width: 100, height: 100), margin: 8),
      named: "seal")
  }

  @Test func nestedTransforms() {
    assertGallery(
      Stage(NestedTransformsView(), size: CGSize(width: 150, height: 150)), named: "squares")
  }

  @Test func groupOpacity() {
    assertGallery(
      Stage(GroupOpacityView(), size: CGSize(width: 220, height: 110), margin: 8),
      named: "discs")
  }
}
