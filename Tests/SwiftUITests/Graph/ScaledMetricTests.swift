import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ScaledMetricTests {
  private struct Dot: View {
    @ScaledMetric private var size = 17.0
    @ScaledMetric(relativeTo: .caption) private var height: CGFloat = 10
    var body: some View { Color.red.frame(width: size, height: height) }
  }

  @Test func `a number grows as UIKit's metrics of the style`() throws {
    let standard = try Hosted(Dot())
    #expect(standard.frames("Color").first?.size == CGSize(width: 17, height: 10))
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    let large = try Hosted(Dot(), traits: traits)
    let height = UIFontMetrics(forTextStyle: .caption1)
      .scaledValue(for: 10, compatibleWith: traits)
    let width = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits)
    #expect(large.frames("Color").first?.size == CGSize(width: width, height: height))
    #expect(width > 25)
    let inside = try Hosted(Dot().dynamicTypeSize(.accessibility3))
    #expect((inside.frames("Color").first?.width ?? 0) > 30)
  }
}
