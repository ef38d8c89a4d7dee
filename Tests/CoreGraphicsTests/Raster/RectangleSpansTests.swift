import Testing

@testable import CoreGraphics

@Suite struct RectangleSpansTests: ReadsSpans {
  @Test func `a half covered pixel is half opaque`() {
    let drawing = Drawing(3, 1)
    drawing.context.fill(CGRect(x: 0.5, y: 0, width: 1.5, height: 1))
    #expect(drawing.alphas == [[128, 255, 0]])
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

  /// The coverage of an area by the spans of a rectangle, row by row.
  private func rows(
    _ rect: CGRect, _ area: PixelRect, isAntialiased: Bool = true
  ) -> [[Int]] {
    var spans = RectangleSpans(rect, bounds: area, isAntialiased: isAntialiased)
    let band = SpanBand()
    var sum = [[Int]](repeating: [Int](repeating: 0, count: area.width), count: area.height)
    while spans.next(into: band) {
      guard let rows = coverage(band, area) else { return [] }
      for y in sum.indices {
        for x in sum[y].indices { sum[y][x] += rows[y][x] }
      }
    }
    return sum
  }

  @Test func `each pixel is covered as far as the rectangle reaches into it`() {
    var dice = Dice(seed: 23)
    let area = PixelRect(minX: -2, minY: 3, maxX: 6, maxY: 9)
    func share(_ pixel: Int, _ low: Double, _ high: Double) -> Double {
      max(0, min(high, Double(pixel + 1)) - max(low, Double(pixel)))
    }
    for _ in 0..<300 {
      // Coordinates lie on the grid of the rasteriser, 1/1024, so that areas are exact.
      func number(_ range: Double, _ start: Double) -> Double {
        start + (dice.next() * range * 1024).rounded() / 1024
      }
      let (x, y) = (number(12, -4), number(10, 1))
      let (right, bottom) = (number(10, x), number(8, y))
      let expected = (area.minY..<area.maxY).map { row in
        (area.minX..<area.maxX).map { column in
          // Halves are rounded up.
          Int((share(column, x, right) * share(row, y, bottom) * 255 + 0.5).rounded(.down))
        }
      }
      let rect = CGRect(x: x, y: y, width: right - x, height: bottom - y)
      #expect(rows(rect, area) == expected, "\(rect)")
    }
  }

  @Test func `a rectangle covers as a path that runs along it`() {
    var dice = Dice(seed: 24)
    for _ in 0..<100 {
      let rect = CGRect(
        x: dice.next() * 6 - 1, y: dice.next() * 6 - 1, width: dice.next() * 8,
        height: dice.next() * 8)
      // A point more keeps the path from being taken for a rectangle.
      let path = CGMutablePath()
      path.addLines(between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
      let drawing = Drawing(9, 9)
      drawing.context.addPath(path)
      drawing.context.fillPath()
      #expect(rows(rect, drawing.bitmap.size) == drawing.alphas, "\(rect)")
    }
  }

  @Test func `a high rectangle has each of its rows once`() {
    let area = PixelRect(minX: 0, minY: 0, maxX: 3, maxY: 700)
    let found = rows(CGRect(x: 1, y: 0.5, width: 1, height: 699), area)
    #expect(found.first == [0, 128, 0] && found.last == [0, 128, 0])
    #expect(found[1..<699].allSatisfy { $0 == [0, 255, 0] })
  }

  @Test func `a rectangle without area or outside of the bounds has no rows`() {
    let area = PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 4)
    let nothing = [[Int]](repeating: [0, 0, 0, 0], count: 4)
    for rect in [
      CGRect(x: 1, y: 1, width: 0, height: 2), CGRect(x: 9, y: 1, width: 2, height: 2),
      CGRect(x: 1, y: -3, width: 2, height: 3), .null,
      CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2),
    ] { #expect(rows(rect, area) == nothing) }
  }
}
