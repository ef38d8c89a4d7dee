import Testing

@testable import CoreGraphics

@Suite struct PiecePairTests {
  private typealias Point = SIMD2<Int32>

  /// A place on the sides of the pixel, often in a corner.
  private func sidePoint(_ dice: inout Dice) -> Point {
    let along = Int32([0, 1024, dice.next(below: 1025)][dice.next(below: 3)])
    let across: Int32 = dice.next(below: 2) == 0 ? 0 : 1024
    return dice.next(below: 2) == 0 ? Point(along, across) : Point(across, along)
  }

  /// What a path has in the pixel that goes from one place to another.
  private func piece(_ start: Point, _ end: Point) -> EdgePiece {
    let (upper, lower) = start.y <= end.y ? (start, end) : (end, start)
    return EdgePiece(
      x0: upper.x, y0: upper.y, x1: lower.x, y1: lower.y, sign: (end.y - start.y).signum())
  }

  /// Two pieces of paths, which do not end in the pixel: each passes through it, or one goes on
  /// where the other one ends.
  private func pieces(_ dice: inout Dice) -> [EdgePiece] {
    let (start, end) = (sidePoint(&dice), sidePoint(&dice))
    if dice.next(below: 3) == 0 {
      let corner = Point(Int32(dice.next(below: 1025)), Int32(dice.next(below: 1025)))
      return [piece(start, corner), piece(corner, end)]
    }
    return [piece(start, end), piece(sidePoint(&dice), sidePoint(&dice))]
  }

  /// The sum of cells where the winding number in the upper left corner is given.
  private func sum(_ pieces: [EdgePiece], _ winding: Int32) -> Int32 {
    var sum = winding * 1024 * 2048
    for piece in pieces {
      sum += (piece.y1 - piece.y0) * piece.sign * (2048 - piece.x0 - piece.x1)
      // What comes from the left, or goes there, changes the winding number below.
      if piece.x0 == 0 { sum -= piece.sign * (1024 - piece.y0) * 2048 }
      if piece.x1 == 0 { sum += piece.sign * (1024 - piece.y1) * 2048 }
    }
    return sum
  }

  @Test(arguments: [false, true])
  func `two pieces cover what they do beside others that change nothing`(
    _ isEvenOdd: Bool
  ) {
    var dice = Dice(seed: 81)
    let resolver = PixelResolver()
    var count = 0
    for _ in 0..<20_000 {
      let pieces = pieces(&dice)
      let sum = sum(pieces, Int32(dice.next(below: 5) - 2))
      guard let doubled = PiecePair(pieces[0], pieces[1]).doubledArea(sum, isEvenOdd) else {
        continue
      }
      count += 1
      // A level line there and back: with more than two, the resolver compares all with each other.
      let there = EdgePiece(x0: 3, y0: 512, x1: 500, y1: 512, sign: 0)
      let back = EdgePiece(x0: 500, y0: 512, x1: 3, y1: 512, sign: 0)
      var four = pieces + [there, back]
      let coverage = four.withUnsafeMutableBufferPointer {
        resolver.coverage($0, sum: sum, isEvenOdd: isEvenOdd)
      }
      #expect(CellSums.coverage(doubled, false) == coverage, "\(pieces)")
    }
    #expect(count > 4000)
  }

  @Test func `pieces that cross, touch or lie on each other are left to others`() {
    let falling = EdgePiece(x0: 0, y0: 0, x1: 1024, y1: 1024, sign: 1)
    let rising = EdgePiece(x0: 1024, y0: 0, x1: 0, y1: 1024, sign: -1)
    let touching = EdgePiece(x0: 512, y0: 512, x1: 900, y1: 600, sign: 1)
    let level = EdgePiece(x0: 10, y0: 900, x1: 20, y1: 900, sign: 0)
    for other in [rising, touching, falling, level] {
      #expect(PiecePair(falling, other).doubledArea(1 << 20, false) == nil)
    }
  }
}
