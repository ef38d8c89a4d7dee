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

  @Test(arguments: [
    (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (15, 18, 18), (16, 19.5, 19.333),
    (17, 20.5, 20.333), (20, 24, 24), (22, 26.5, 26.333), (28, 33.5, 33.667), (34, 41, 40.667),
  ] as [(CGFloat, CGFloat, CGFloat)])
  func `labels of one line are as high as on iOS`(size: CGFloat, at2x: CGFloat, at3x: CGFloat) {
    let metrics = SystemFontMetrics(pointSize: size)
    #expect(metrics.labelHeight(lines: 1, scale: 2) == at2x)
    #expect(near(metrics.labelHeight(lines: 1, scale: 3), at3x, within: 0.001))
  }

  @Test func `lines are added up before they are rounded`() {
    let height = SystemFontMetrics(pointSize: 13).labelHeight(lines: 3, scale: 3)
    #expect(near(height, 46.667, within: 0.001))
    #expect(SystemFontMetrics(pointSize: 13).labelHeight(lines: 0, scale: 3) == 0)
  }

  @Test func `leading stands between lines`() {
    let lineHeight = SystemFontMetrics(pointSize: 15).lineHeight
    let metrics = SystemFontMetrics(pointSize: 15, leading: 20 - lineHeight)
    #expect(metrics.labelHeight(lines: 1, scale: 2) == 18)
    #expect(metrics.labelHeight(lines: 2, scale: 2) == 38)
  }

  @Test(arguments: [
    (11, 10.5), (13, 12.5), (17, 16), (20, 19), (28, 26.5), (34, 32.5),
  ] as [(CGFloat, CGFloat)])
  func `the first baseline lies on a pixel`(size: CGFloat, baseline: CGFloat) {
    #expect(SystemFontMetrics(pointSize: size).firstBaseline(scale: 2) == baseline)
  }

  @Test func `whole pixels stay and halves go up`() {
    #expect(PixelRounding.up(20, scale: 3) == 20)
    #expect(PixelRounding.up(20.000_001, scale: 3) == 20)
    #expect(PixelRounding.up(20.1, scale: 2) == 20.5)
    #expect(PixelRounding.nearest(0.25, scale: 2) == 0.5)
    #expect(PixelRounding.nearest(0.2, scale: 2) == 0)
  }
}
