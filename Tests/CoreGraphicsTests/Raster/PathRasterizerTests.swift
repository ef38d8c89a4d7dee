import CoreGraphics
import Testing

@Suite struct PathRasterizerTests: FillsPaths {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> [CGPoint] {
    [
      CGPoint(x: x, y: y), CGPoint(x: x + side, y: y), CGPoint(x: x + side, y: y + side),
      CGPoint(x: x, y: y + side),
    ]
  }

  @Test func `a triangle covers half of the pixels on its long side`() {
    let drawing = fill(
      [[CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 3), CGPoint(x: 0, y: 3)]], 3, 3)
    #expect(drawing.alphas == [[128, 0, 0], [255, 128, 0], [255, 255, 128]])
  }

  @Test func `shapes that share a side cover each pixel once`() {
    let left = fill(
      [[CGPoint(x: 0, y: 0), CGPoint(x: 3.3, y: 0), CGPoint(x: 1.7, y: 5), CGPoint(x: 0, y: 5)]],
      5, 5)
    let right = fill(
      [[CGPoint(x: 3.3, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5), CGPoint(x: 1.7, y: 5)]],
      5, 5)
    for (a, b) in zip(left.alphas.joined(), right.alphas.joined()) {
      #expect(abs(a + b - 255) <= 1)
    }
  }

  @Test func `where a path overlaps itself, winding fills and even-odd does not`() {
    let squares = [square(0, 0, 3), square(1, 1, 3)]
    #expect(
      fill(squares, 4, 4, .winding).shades == "███ \n████\n████\n ███")
    #expect(
      fill(squares, 4, 4, .evenOdd).shades == "███ \n█  █\n█  █\n ███")
  }

  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func `random polygons are exact to one level`(_ rule: CGPathFillRule) {
    var dice = Dice(seed: rule == .winding ? 1 : 2)
    for _ in 0..<150 {
      let polygons = (0..<1 + dice.next(below: 3)).map { _ in
        let grid = [1.0, 4, 1024][dice.next(below: 3)]
        return (0..<3 + dice.next(below: 6)).map { _ in
          CGPoint(
            x: ((dice.next() * 14 - 2) * grid).rounded() / grid,
            y: ((dice.next() * 14 - 2) * grid).rounded() / grid)
        }
      }
      let expected = CoverageOracle(polygons: polygons, rule: rule)
        .coverage(width: 10, height: 10).joined()
      let actual = fill(polygons, 10, 10, rule).alphas.joined()
      let worst = zip(expected, actual).map { abs($0 - Double($1)) }.max() ?? 0
      #expect(worst <= 1.5, "\(polygons)")
    }
  }

  @Test func `tiles have the pixels of the whole`() {
    var dice = Dice(seed: 3)
    for _ in 0..<40 {
      let polygon = (0..<9).map { _ in
        CGPoint(x: dice.next() * 60 - 10, y: dice.next() * 60 - 10)
      }
      let whole = fill([polygon], 40, 40, .evenOdd)
      let tiles = Drawing(40, 40)
      for tile in 0..<16 {
        tiles.context.saveGState()
        tiles.context.clip(
          to: CGRect(x: tile % 4 * 10, y: tile / 4 * 10, width: 10, height: 10))
        tiles.context.addLines(between: polygon)
        tiles.context.fillPath(using: .evenOdd)
        tiles.context.restoreGState()
      }
      #expect(tiles.bytes == whole.bytes)
    }
  }

  @Test func `many bands have the pixels of one`() {
    // A wide canvas makes bands of few rows; narrow strips of it make one.
    let star = (0..<7).map { index in
      let turn = Double(index * 3) / 7 * 2 * Double.pi
      return CGPoint(
        x: 3000 + 3100 * CGAffineTransform(rotationAngle: turn).a,
        y: 60 + 70 * CGAffineTransform(rotationAngle: turn).b)
    }
    let whole = fill([star], 6000, 120, .evenOdd)
    let strips = Drawing(6000, 120)
    for x in stride(from: 0, to: 6000, by: 500) {
      strips.context.saveGState()
      strips.context.clip(to: CGRect(x: x, y: 0, width: 500, height: 120))
      strips.context.addLines(between: star)
      strips.context.fillPath(using: .evenOdd)
      strips.context.restoreGState()
    }
    #expect(strips.bytes == whole.bytes)
    #expect(whole.bytes.contains(0xff00_0000))
  }
}
