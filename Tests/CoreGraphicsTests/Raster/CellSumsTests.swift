import CoreGraphics
import Testing

@Suite struct CellSumsTests: CoversPixels {
  @Test(arguments: [(CGPathFillRule.winding, 1), (.winding, 2), (.evenOdd, 1), (.evenOdd, 3)])
  func `a pixel's level is its area, to the nearest`(_ rule: CGPathFillRule, passages: Int) {
    // There is a pixel for each share of 1024, two columns apart.
    let path = CGMutablePath()
    for share in 0...1024 {
      for _ in 0..<passages {
        path.addPath(polygons(corners(CGFloat(2 * share), 0, CGFloat(share) / 1024, 1)))
      }
    }
    let row = alphas(path, 2050, 1, rule)[0]
    let found = (0...1024).map { row[2 * $0] }
    #expect(found == (0...1024).map { level(Double($0) / 1024) })
    #expect((0..<1025).allSatisfy { row[2 * $0 + 1] == 0 })
  }

  @Test func `what is passed several times is covered once, or every other time`() {
    for count in 1...5 {
      for isReversed in [false, true] {
        let square = isReversed ? corners(1, 1, 2, 2).reversed() : corners(1, 1, 2, 2)
        let path = CGMutablePath()
        for _ in 0..<count { path.addPath(polygons(square)) }
        #expect(alphas(path, 4, 4)[1] == [0, 255, 255, 0])
        let isOdd = count % 2 == 1
        #expect(alphas(path, 4, 4, .evenOdd)[1] == (isOdd ? [0, 255, 255, 0] : [0, 0, 0, 0]))
      }
    }
  }

  @Test func `ways there and back cancel each other`() {
    let path = CGMutablePath()
    path.addPath(polygons(corners(0, 0, 8, 2)))
    path.addPath(polygons(corners(2, 0, 3, 2).reversed()))
    #expect(alphas(path, 8, 2) == [[Int]](repeating: [255, 255, 0, 0, 0, 255, 255, 255], count: 2))
  }

  @Test func `sums go on over any number of columns`() {
    // The right side leans by a pixel over eight rows: it takes a sixteenth of the pixel in the
    // first, three of them in the second, and so on.
    for width in [4, 5, 6, 7, 8, 61, 64, 200] {
      let right = CGFloat(width)
      let path = polygons([
        CGPoint(x: 0.5, y: 0), CGPoint(x: right, y: 0), CGPoint(x: right - 1, y: 8),
        CGPoint(x: 0.5, y: 8),
      ])
      for (y, row) in alphas(path, width + 3, 8).enumerated() {
        let last = level(1 - Double(2 * y + 1) / 16)
        let middle = [Int](repeating: 255, count: width - 2)
        #expect(row == [128] + middle + [last, 0, 0, 0])
      }
    }
  }
}
