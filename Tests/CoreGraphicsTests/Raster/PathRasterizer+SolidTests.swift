import CoreGraphics
import Testing

/// A path in one colour is drawn straight from cells; where something counts, or a mask clips, by
/// way of spans. Both are the same drawing.
@Suite struct SolidPathTests {
  /// The bytes that are there when `draw` has drawn twice: with nobody counting, and counted.
  private func bothWays(
    _ width: Int, _ height: Int, _ draw: (CGContext) -> Void
  ) -> (direct: [UInt32], counted: [UInt32], statistics: RasterStatistics) {
    let statistics = RasterStatistics()
    let bytes = [nil, statistics].map { counter in
      let drawing = Drawing(width, height)
      drawing.context.setFillColor(red: 0.8, green: 0.6, blue: 0.3, alpha: 0.7)
      drawing.context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      drawing.context.statistics = counter
      draw(drawing.context)
      return drawing.bytes
    }
    return (bytes[0], bytes[1], statistics)
  }

  /// Lines and curves that reach beyond a picture on every side.
  private func tangle(_ dice: inout Dice, _ width: Double, _ height: Double) -> CGPath {
    func point(_ dice: inout Dice) -> CGPoint {
      CGPoint(
        x: (dice.next() * 1.6 - 0.3) * width, y: (dice.next() * 1.6 - 0.3) * height)
    }
    let path = CGMutablePath()
    path.move(to: point(&dice))
    for _ in 0..<3 + dice.next(below: 12) {
      if dice.next() < 0.6 {
        path.addLine(to: point(&dice))
      } else {
        path.addQuadCurve(to: point(&dice), control: point(&dice))
      }
    }
    return path
  }

  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func `fills are the same as by spans`(_ rule: CGPathFillRule) {
    var dice = Dice(seed: rule == .winding ? 31 : 32)
    var resolved = 0
    for round in 0..<80 {
      // Widths of every remainder, and one that needs several bands.
      let (width, height) = round % 20 == 0 ? (1500, 90) : (5 + round, 40)
      let path = tangle(&dice, Double(width), Double(height))
      let alpha = round % 3 == 0 ? 1 : CGFloat(dice.next())
      let pictures = bothWays(width, height) {
        $0.setFillColor(red: 0.1, green: 0.4, blue: 0.9, alpha: alpha)
        $0.addPath(path)
        $0.fillPath(using: rule)
      }
      #expect(pictures.direct == pictures.counted, "round \(round)")
      resolved += pictures.statistics.resolvedPixels
    }
    #expect(resolved > 1000)
  }

  @Test func `strokes in a clip of whole pixels are the same as by spans`() {
    var dice = Dice(seed: 33)
    for round in 0..<60 {
      let path = tangle(&dice, 70, 50)
      let pictures = bothWays(70, 50) {
        $0.clip(to: CGRect(x: round % 9, y: 3, width: 30 + round % 31, height: 40))
        $0.setStrokeColor(red: 0.9, green: 0.1, blue: 0.2, alpha: round % 2 == 0 ? 1 : 0.4)
        $0.setLineWidth([0.4, 1, 3, 9][round % 4])
        $0.setLineJoin(round % 3 == 0 ? .round : .miter)
        $0.addPath(path)
        $0.strokePath()
      }
      #expect(pictures.direct == pictures.counted, "round \(round)")
    }
  }

  @Test func `copying an opaque colour is the same as by spans`() {
    var dice = Dice(seed: 34)
    let path = tangle(&dice, 40, 40)
    let pictures = bothWays(40, 40) {
      $0.setBlendMode(.copy)
      $0.setFillColor(red: 0.2, green: 0.7, blue: 0.5, alpha: 1)
      $0.addPath(path)
      $0.fillPath()
    }
    #expect(pictures.direct == pictures.counted)
  }
}
