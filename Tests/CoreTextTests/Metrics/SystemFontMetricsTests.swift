import CoreGraphics
import CoreText
import Testing

@Suite struct SystemFontMetricsTests {
  private func near(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat) -> Bool {
    (left - right).magnitude <= tolerance
  }

  @Test func `17 points have iOS's metrics`() {
    let metrics = SystemFontMetrics(pointSize: 17)
    #expect(near(metrics.lineHeight, 20.2871, within: 0.0001))
    #expect(near(metrics.ascent, 16.1865, within: 0.0001))
    #expect(near(metrics.descent, 4.1006, within: 0.0001))
    #expect(near(metrics.capHeight, 11.9780, within: 0.0001))
    #expect(near(metrics.xHeight, 8.9482, within: 0.0001))
  }
}
