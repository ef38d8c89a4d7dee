import CoreGraphics
import Testing

@Suite struct PathRasterizerTests {
  private func fill(
    _ polygons: [[CGPoint]], _ width: Int, _ height: Int, _ rule: CGPathFillRule = .winding
  ) -> Drawing {
    let drawing = Drawing(width, height)
    for polygon in polygons {
      drawing.context.addLines(between: polygon)
      drawing.context.closePath()
    }
    drawing.context.fillPath(using: rule)
    return drawing
  }

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

  @Test func `a flat triangle covers what its slope says`() {
    // The side rises by a quarter of a pixel for every pixel.
    let drawing = fill(
      [[CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 1)]], 4, 1)
    #expect(drawing.alphas == [[32, 96, 159, 223]])
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

  @Test func `coordinates that are huge or no numbers do no harm`() {
    let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e30, -1e30, 1e300, 5, 0, 1e-300]
    var dice = Dice(seed: 4)
    for _ in 0..<300 {
      let polygon = (0..<4).map { _ in
        CGPoint(
          x: values[dice.next(below: values.count)], y: values[dice.next(below: values.count)])
      }
      _ = fill([polygon], 8, 8)
    }
    let cover = [
      CGPoint(x: -1e30, y: -1e30), CGPoint(x: 1e30, y: -1e30), CGPoint(x: 1e30, y: 1e30),
      CGPoint(x: -1e30, y: 1e30),
    ]
    #expect(fill([cover], 2, 2).alphas == [[255, 255], [255, 255]])
  }

  @Test func `without antialiasing a pixel is covered where half of it is`() {
    let drawing = Drawing(3, 1)
    drawing.context.setShouldAntialias(false)
    drawing.context.addRect(CGRect(x: 0.4, y: 0, width: 2.2, height: 1))
    drawing.context.fillPath()
    #expect(drawing.alphas == [[255, 255, 255]])
    let less = Drawing(3, 1)
    less.context.setShouldAntialias(false)
    less.context.addRect(CGRect(x: 0.6, y: 0, width: 1.8, height: 1))
    less.context.fillPath()
    #expect(less.alphas == [[0, 255, 0]])
  }
}
