import Testing

@testable import CoreGraphics

@Suite struct PiecePairTests {
  private func piece(_ dice: inout Dice) -> EdgePiece {
    // Ends on the sides of the pixel are frequent, as in paths.
    func place(_ dice: inout Dice) -> Int32 {
      Int32([0, 1024, dice.next(below: 1025), dice.next(below: 9) * 128][dice.next(below: 4)])
    }
    let (a, b) = (place(&dice), place(&dice))
    return EdgePiece(
      x0: place(&dice), y0: min(a, b), x1: place(&dice), y1: max(a, b),
      sign: a == b ? 0 : dice.next(below: 2) == 0 ? 1 : -1)
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
  func `two pieces cover what they do beside a third one that changes nothing`(
    _ isEvenOdd: Bool
  ) {
    var dice = Dice(seed: 81)
    let resolver = PixelResolver()
    var count = 0
    for _ in 0..<20_000 {
      let pieces = [piece(&dice), piece(&dice)]
      let sum = sum(pieces, Int32(dice.next(below: 5) - 2))
      guard let doubled = PiecePair(pieces[0], pieces[1]).doubledArea(sum, isEvenOdd) else {
        continue
      }
      count += 1
      // With three the resolver compares all with each other, or cuts them.
      let level = EdgePiece(x0: 3, y0: 512, x1: 5, y1: 512, sign: 0)
      var three = pieces + [level]
      let coverage = three.withUnsafeMutableBufferPointer {
        resolver.coverage($0, sum: sum, isEvenOdd: isEvenOdd)
      }
      #expect(PixelResolver.coverage(ofSum: doubled, false) == coverage, "\(pieces)")
    }
    #expect(count > 5000)
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
