import CoreGraphics
import Testing

@Suite struct CellMemoryTests: CoversPixels {
  /// The levels of a shape that reaches from the middle of the first pixel to that of the last.
  private func expected(_ width: Int) -> [Int] {
    [128] + [Int](repeating: 255, count: width - 2) + [128]
  }

  @Test func `rows of any width have room for their last column`() {
    // Rows are a multiple of 64 cells long, and more where that is a page.
    for width in [2, 3, 61, 62, 63, 64, 65, 126, 127, 510, 1021, 1022, 1023, 2046, 5000] {
      let path = polygons(corners(0.5, 0, CGFloat(width) - 1, 3))
      #expect(alphas(path, width, 3) == [[Int]](repeating: expected(width), count: 3))
    }
  }

  @Test func `no path sees what another one left`() {
    // Shapes are wide and low or narrow and high, so that what a band needs grows both ways.
    var dice = Dice(seed: 41)
    let size = (width: 900, height: 60)
    let drawing = Drawing(size.width, size.height)
    let context = drawing.context
    let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    for counter in [nil, RasterStatistics()] {
      context.statistics = counter
      for round in 0..<8 {
        let (width, height) = round % 2 == 0 ? (900, 1 + 9 * round) : (2 + 5 * round, 60)
        // What shows in the last row alone has edges in others, and beyond the picture.
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 59, width: 900, height: 1))
        context.addLines(
          between: (0..<9).map { _ in
            CGPoint(x: dice.next() * 1100 - 100, y: dice.next() * 120 - 30)
          })
        context.fillPath(using: .evenOdd)
        context.restoreGState()
        context.clear(whole)
        context.addPath(polygons(corners(0.5, 0, CGFloat(width) - 1, CGFloat(height))))
        context.fillPath()
        let row = expected(width) + [Int](repeating: 0, count: size.width - width)
        let line = row.map { UInt32($0) << 24 }
        var pixels: [UInt32] = []
        for _ in 0..<height { pixels += line }
        pixels += [UInt32](repeating: 0, count: (size.height - height) * size.width)
        let isSame = drawing.bytes == pixels
        #expect(isSame, "\(width) · \(height)")
      }
    }
  }
}
