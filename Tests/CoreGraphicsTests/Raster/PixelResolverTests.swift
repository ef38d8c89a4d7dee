import CoreGraphics
import Testing

@Suite struct PixelResolverTests: FillsPaths {
  @Test func `overlaps inside one pixel count once`() {
    // Two halves on top of each other are a half, opposite ones cancel nothing.
    let half = [
      CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1), CGPoint(x: 0, y: 1),
    ]
    let otherHalf = half.map { CGPoint(x: $0.x + 0.5, y: $0.y) }
    #expect(fill([half, half], 1, 1).alphas == [[128]])
    #expect(fill([half, half.reversed()], 1, 1).alphas == [[0]])
    #expect(fill([half, otherHalf.reversed()], 1, 1).alphas == [[255]])
    #expect(fill([half, half], 1, 1, .evenOdd).alphas == [[0]])
    #expect(fill([half, otherHalf], 1, 1, .evenOdd).alphas == [[255]])
  }

  @Test func `level sides of overlapping shapes count once`() {
    let upper = [
      CGPoint(x: -3, y: 0.5), CGPoint(x: 9, y: 0.5), CGPoint(x: 9, y: 3), CGPoint(x: -3, y: 3),
    ]
    #expect(fill([upper, upper], 3, 1).alphas == [[128, 128, 128]])
  }

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
