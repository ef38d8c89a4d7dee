import Testing
import UIKit

@Suite struct UIFontMetricsTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = category
      $0.displayScale = 3
    }
  }

  @Test func `values are those measured on iOS`() {
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
    let medium = metrics.scaledValue(for: 17, compatibleWith: traits(.medium))
    #expect((medium - 16.333).magnitude < 0.001)
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    #expect(metrics.scaledValue(for: 17, compatibleWith: largest) == 48)
  }

  @Test func `fonts grow up to their greatest size`() {
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 48)
    let limited = metrics.scaledFont(
      for: font, maximumPointSize: 30, compatibleWith: largest)
    #expect(limited.pointSize == 30)
    #expect(limited.fontDescriptor.symbolicTraits.contains(.traitBold))
  }
}
