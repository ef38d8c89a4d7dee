import CoreGraphics
import CoreText
import Testing

@Suite struct TextExclusionsTests {
  private func spans(
    _ exclusions: TextExclusions, _ top: CGFloat, _ bottom: CGFloat, least: CGFloat = 1
  ) -> [[CGFloat]] {
    exclusions.freeSpans(from: top, to: bottom, width: 100, least: least)
      .map { [$0.start, $0.width] }
  }

  @Test func `a rectangle leaves what is beside it`() {
    let exclusions = TextExclusions([
      CGPath(rect: CGRect(x: 30, y: 10, width: 20, height: 20), transform: nil)
    ])
    #expect(spans(exclusions, 0, 9) == [[0, 100]])
    #expect(spans(exclusions, 5, 15) == [[0, 30], [50, 50]])
    #expect(spans(exclusions, 5, 15, least: 40) == [[50, 50]])
    #expect(spans(exclusions, 30, 40) == [[0, 100]])
  }

  @Test func `a band is free only where all its rows are`() {
    let triangle = CGMutablePath()
    triangle.addLines(between: [
      CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 50), CGPoint(x: 0, y: 50),
    ])
    triangle.closeSubpath()
    let exclusions = TextExclusions([triangle])
    #expect(spans(exclusions, 0, 20) == [[0, 30], [70, 30]])
    #expect(spans(exclusions, 30, 40) == [[0, 10], [90, 10]])
  }

  @Test func `holes and neighbours are told apart`() {
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
    ring.addRect(CGRect(x: 20, y: 0, width: 20, height: 60))
    let other = CGPath(rect: CGRect(x: 55, y: 0, width: 25, height: 60), transform: nil)
    #expect(spans(TextExclusions([ring, other]), 10, 20) == [[20, 20], [80, 20]])
    #expect(TextExclusions([]).isEmpty)
    #expect(spans(TextExclusions([]), 0, 10) == [[0, 100]])
  }
}
