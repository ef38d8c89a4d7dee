import CRaster
import Testing

@testable import CoreGraphics

@Suite struct PieceArrangementTests: CoversPixels, FillsPaths {
  private typealias Point = SIMD2<Int32>

  /// The pieces of closed polygons that lie in the pixel.
  private func pieces(_ polygons: [[Point]]) -> [EdgePiece] {
    var pieces: [EdgePiece] = []
    for polygon in polygons {
      for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      where start != end {
        let (upper, lower) = start.y <= end.y ? (start, end) : (end, start)
        let sign = (end.y - start.y).signum()
        pieces.append(
          EdgePiece(x0: upper.x, y0: upper.y, x1: lower.x, y1: lower.y, sign: sign))
      }
    }
    return pieces
  }

  /// What the resolver says: nothing comes from the left, so that the sum of the cells is that of
  /// the pieces.
  private func coverage(_ pieces: [EdgePiece], isEvenOdd: Bool) -> UInt8 {
    var sum: Int32 = 0
    for piece in pieces {
      sum += (piece.y1 - piece.y0) * piece.sign * (2048 - piece.x0 - piece.x1)
    }
    var group = pieces
    return group.withUnsafeMutableBufferPointer {
      PixelResolver().coverage($0, sum: sum, isEvenOdd: isEvenOdd)
    }
  }

  /// The covered part of the pixel: between the heights of all ends and crossings, lines do not
  /// cross, and each of the strips is made of trapezoids.
  private func exactCoverage(_ pieces: [EdgePiece], isEvenOdd: Bool) -> Double {
    struct Line {
      let x, slope, top, bottom: Double
      let sign: Int

      func x(at y: Double) -> Double { x + slope * y }
    }
    let lines = pieces.filter { $0.y0 != $0.y1 }.map { piece -> Line in
      let slope = Double(piece.x1 - piece.x0) / Double(piece.y1 - piece.y0)
      return Line(
        x: Double(piece.x0) - slope * Double(piece.y0), slope: slope, top: Double(piece.y0),
        bottom: Double(piece.y1), sign: Int(piece.sign))
    }
    var heights = Set(lines.flatMap { [$0.top, $0.bottom] })
    for (index, line) in lines.enumerated() {
      for other in lines[..<index] where other.slope != line.slope {
        let y = (other.x - line.x) / (line.slope - other.slope)
        if y > max(line.top, other.top), y < min(line.bottom, other.bottom) { heights.insert(y) }
      }
    }
    let sorted = heights.sorted()
    var area = 0.0
    for (top, bottom) in zip(sorted, sorted.dropFirst()) {
      let middle = (top + bottom) / 2
      let present = lines.filter { $0.top < middle && $0.bottom > middle }
        .map { (x: $0.x(at: middle), sign: $0.sign) }.sorted { $0.x < $1.x }
      var winding = 0
      for (line, next) in zip(present, present.dropFirst()) {
        winding += line.sign
        if isEvenOdd ? winding % 2 != 0 : winding != 0 {
          area += (next.x - line.x) * (bottom - top)
        }
      }
    }
    return area / 1024 / 1024 * 255
  }

  /// - Parameters:
  ///   - grid: The step between places: a coarse one puts ends on lines and lines on each other.
  ///   - corners: In all polygons together.
  @Test(arguments: [1, 32, 128, 256, 512], [5, 9, 14, 24, 32, 60])
  func `pieces that cross, touch and lie on each other cover what is inside`(
    grid: Int32, corners: Int
  ) {
    var dice = Dice(seed: 5)
    for round in 0..<150 {
      let polygons = (0..<(corners / 5)).map { _ in
        (0..<5).map { _ in
          Point(
            Int32(dice.next(below: Int(1024 / grid) + 1)) * grid,
            Int32(dice.next(below: Int(1024 / grid) + 1)) * grid)
        }
      }
      let pieces = pieces(polygons)
      for isEvenOdd in [false, true] {
        let exact = exactCoverage(pieces, isEvenOdd: isEvenOdd)
        let level = Double(coverage(pieces, isEvenOdd: isEvenOdd))
        // Above 32 pieces rows may be sampled.
        let tolerance = pieces.count > 32 ? 5 : 0.501
        #expect(abs(level - exact) <= tolerance, "round \(round): \(polygons)")
      }
    }
  }

  @Test func `four pairs at a time say the same as eight`() {
    var dice = Dice(seed: 6)
    let widths = [CRasterWidthFour, CRasterMaximumWidth()].map { PieceArrangement(width: $0) }
    for count in 1...32 {
      for _ in 0..<40 {
        var pieces: [EdgePiece] = []
        while pieces.count < count {
          let (x0, x1) = (Int32(dice.next(below: 9)) * 128, Int32(dice.next(below: 9)) * 128)
          let (y0, y1) = (Int32(dice.next(below: 8)) * 128, Int32(dice.next(below: 9)) * 128)
          if y1 > y0 { pieces.append(EdgePiece(x0: x0, y0: y0, x1: x1, y1: y1, sign: 1)) }
        }
        let areas = pieces.withUnsafeMutableBufferPointer { group in
          let reduced = PieceArrangement.reduce(group)
          return widths.map {
            $0.doubledArea(reduced, left: 0, windingBelow: { _ in 0 }, mask: -1)
          }
        }
        #expect(areas[0] == areas[1], "\(pieces)")
      }
    }
  }

  private let square = [Point(256, 256), Point(768, 256), Point(768, 768), Point(256, 768)]

  /// The square has a quarter of the pixel's area, 64 levels of 255.
  @Test func `a shape that lies on itself covers once what it covers, or not at all`() {
    let twice = pieces([square, square])
    #expect(coverage(twice, isEvenOdd: false) == 64)
    #expect(coverage(twice, isEvenOdd: true) == 0)
    let thereAndBack = pieces([square, square.reversed()])
    #expect(coverage(thereAndBack, isEvenOdd: false) == 0)
  }

  @Test func `a level line across a shape changes nothing where it goes there and back`() {
    let line = [Point(100, 512), Point(900, 512)]
    #expect(coverage(pieces([square, line]), isEvenOdd: false) == 64)
    #expect(coverage(pieces([square, line]), isEvenOdd: true) == 64)
  }

  @Test func `what lies along the left side passes by outside`() {
    // The left half of the pixel, once more there along the side.
    let half = [Point(0, 0), Point(512, 0), Point(512, 1024), Point(0, 1024)]
    #expect(coverage(pieces([half, half]), isEvenOdd: false) == 128)
    let quarter = [Point(0, 256), Point(512, 256), Point(512, 768), Point(0, 768)]
    #expect(coverage(pieces([half, quarter]), isEvenOdd: true) == 64)
  }

  @Test func `of pieces that lie on each other one is left, and none of those that cancel`() {
    func reduced(_ pieces: [EdgePiece]) -> [[Int32]] {
      var pieces = pieces
      return pieces.withUnsafeMutableBufferPointer {
        PieceArrangement.reduce($0).map { [$0.x0, $0.y0, $0.x1, $0.y1, $0.sign] }
      }
    }
    let down = EdgePiece(x0: 10, y0: 20, x1: 30, y1: 900, sign: 1)
    let up = EdgePiece(x0: 10, y0: 20, x1: 30, y1: 900, sign: -1)
    let other = EdgePiece(x0: 10, y0: 20, x1: 31, y1: 900, sign: 1)
    let level = EdgePiece(x0: 50, y0: 20, x1: 10, y1: 20, sign: 0)
    let side = EdgePiece(x0: 0, y0: 20, x1: 0, y1: 30, sign: 1)
    #expect(reduced([down, side, other, down]) == [[10, 20, 30, 900, 2], [10, 20, 31, 900, 1]])
    #expect(reduced([down, other, up]) == [[10, 20, 31, 900, 1]])
    // Each of them turns what it crosses.
    #expect(reduced([level, level]).count == 2)
  }

  // MARK: Filled

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

  @Test func `a shape inside another one, all within a pixel, is counted by the rule`() {
    let outer = corners(0.125, 0.125, 0.75, 0.75)
    let inner = corners(0.25, 0.25, 0.5, 0.5)
    let (whole, ring) = (level(0.5625), level(0.5625 - 0.25))
    #expect(alphas(polygons(outer, inner), 1, 1) == [[whole]])
    #expect(alphas(polygons(outer, inner), 1, 1, .evenOdd) == [[ring]])
    #expect(alphas(polygons(outer, inner.reversed()), 1, 1) == [[ring]])
  }

  @Test func `rings inside each other take turns`() {
    // The first of eight squares is the pixel, and each is a sixteenth smaller to every side.
    var area = 0.0
    let path = CGMutablePath()
    for ring in 0..<8 {
      let side = 1 - CGFloat(ring) / 8
      path.addRect(CGRect(x: CGFloat(ring) / 16, y: CGFloat(ring) / 16, width: side, height: side))
      area += (ring % 2 == 0 ? 1 : -1) * Double(side * side)
    }
    #expect(alphas(path, 1, 1, .evenOdd) == [[level(area)]])
    #expect(alphas(path, 1, 1) == [[255]])
  }

  /// Left sides, each from the top of the pixel to its bottom, of shapes that go on behind it.
  private func sides(_ places: [(top: CGFloat, bottom: CGFloat)]) -> CGPath {
    let path = CGMutablePath()
    for place in places {
      path.addLines(between: [
        CGPoint(x: place.top, y: 0), CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 1),
        CGPoint(x: place.bottom, y: 1),
      ])
      path.closeSubpath()
    }
    return path
  }

  @Test func `three lines beside each other part the pixel in four`() {
    let upright = sides([(0.25, 0.25), (0.5, 0.5), (0.75, 0.75)])
    #expect(alphas(upright, 4, 1) == [[level(0.75), 255, 255, 0]])
    // The first line's right is covered, not so the second's, but again the third's.
    #expect(alphas(upright, 4, 1, .evenOdd) == [[level(0.5), 255, 255, 0]])
    // From one place at the top they spread, and leave 5/8, 4/8 and 3/8 on their right.
    let spread = sides([(0.5, 0.25), (0.5, 0.5), (0.5, 0.75)])
    #expect(alphas(spread, 4, 1) == [[level(0.625), 255, 255, 0]])
    #expect(alphas(spread, 4, 1, .evenOdd) == [[level(0.625 - 0.5 + 0.375), 255, 255, 0]])
  }

  @Test func `pieces that share an end lie apart`() {
    // Three triangles meet in the middle of the pixel, each of which is a quarter of it.
    let middle = CGPoint(x: 0.5, y: 0.5)
    let left = [middle, CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 0)]
    let right = [middle, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)]
    let upper = [middle, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)]
    #expect(alphas(polygons(left, right), 1, 1) == [[level(0.5)]])
    #expect(alphas(polygons(left, right.reversed()), 1, 1) == [[level(0.5)]])
    #expect(alphas(polygons(left, upper, right), 1, 1) == [[level(0.75)]])
    #expect(alphas(polygons(left, upper, right.reversed()), 1, 1, .evenOdd) == [[level(0.75)]])
  }

  @Test func `pieces that cross are cut where they do`() {
    // Two bands of half a pixel's width cross in its middle. Together they are three quarters, and
    // a half without what both cover.
    let upright = corners(0.25, 0, 0.5, 1)
    let level = corners(0, 0.25, 1, 0.5)
    #expect(alphas(polygons(upright, level), 1, 1) == [[self.level(0.75)]])
    #expect(alphas(polygons(upright, level), 1, 1, .evenOdd) == [[self.level(0.5)]])
    #expect(alphas(polygons(upright, level.reversed()), 1, 1) == [[self.level(0.5)]])
  }
}
