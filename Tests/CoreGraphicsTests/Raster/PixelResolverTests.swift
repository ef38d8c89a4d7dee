import CoreGraphics
import Testing

@Suite struct PixelResolverTests: FillsPaths {
  @Test func `a pixel where lines cross has the area between them`() {
    // Two triangles that touch in the middle: an hourglass covers half of the pixel.
    let hourglass = [
      CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1),
    ]
    #expect(fill([hourglass], 1, 1).alphas == [[128]])
    #expect(fill([hourglass], 1, 1, .evenOdd).alphas == [[128]])
  }

  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func `lines that cross soon after their corners count once`(rule: CGPathFillRule) {
    var dice = Dice(seed: 9)
    for _ in 0..<60 {
      // Long lines that meet in short steps around one pixel.
      let polygon = (0..<9).map { index -> CGPoint in
        let range = index % 4 == 0 ? 9.0 : 0.8
        return CGPoint(
          x: 4.5 + (dice.next() - 0.5) * range, y: 4.5 + (dice.next() - 0.5) * range)
      }
      let exact = CoverageOracle(polygons: [polygon], rule: rule).coverage(width: 9, height: 9)
      let drawn = fill([polygon], 9, 9, rule).alphas
      let worst = zip(exact.joined(), drawn.joined()).map { abs($0 - Double($1)) }.max() ?? 0
      #expect(worst <= 2, "\(polygon)")
    }
  }
}
