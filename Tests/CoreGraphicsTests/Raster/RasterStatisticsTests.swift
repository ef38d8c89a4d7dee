import CoreGraphics
import Testing

/// Costs in counts, which are the same on every machine. A number that rises above its threshold
/// is work that was not there before.
@Suite struct RasterStatisticsTests {
  private func counts(_ draw: (CGContext) -> Void) -> RasterStatistics {
    let drawing = Drawing(200, 200)
    let statistics = RasterStatistics()
    drawing.context.statistics = statistics
    draw(drawing.context)
    return statistics
  }

  private var star: CGPath {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<5).map { index in
        let angle = 4 * Double.pi / 5 * Double(index)
        let (sine, cosine) = (DeterministicMath.sin(angle), DeterministicMath.cos(angle))
        return CGPoint(x: 100 + 90 * sine, y: 100 - 90 * cosine)
      })
    path.closeSubpath()
    return path
  }

  @Test func `without statistics nothing is counted`() {
    #expect(Drawing(4, 4).context.statistics == nil)
  }

  @Test func `a rectangle on whole pixels is a span a row`() {
    let cost = counts { $0.fill(CGRect(x: 10, y: 20, width: 30, height: 40)) }
    #expect(cost.commands == 1)
    #expect(cost.spans == 40)
    #expect(cost.uniformPixels == 1200)
    #expect(cost.coveredPixels == 0)
    #expect(cost.edges == 0)
  }

  @Test func `a star costs its sides and its inside`() {
    let cost = counts {
      $0.addPath(star)
      $0.fillPath(using: .evenOdd)
    }
    #expect(cost.edges == 5)
    #expect(cost.bands == 1)
    // Each of the five sides is at most 172 pixels high and crosses four pixels a row or so.
    #expect(cost.coveredPixels <= 3200)
    #expect(cost.uniformPixels <= 5000)
    #expect(cost.spans <= 730)
    // Tips and crossings alone have to be worked out.
    #expect(cost.resolvedPixels <= 12)
  }

  @Test func `a ring's stroke needs hardly a pixel worked out`() {
    let cost = counts {
      $0.setLineWidth(8)
      $0.strokeEllipse(in: CGRect(x: 20, y: 20, width: 160, height: 160))
    }
    #expect(cost.edges <= 260)
    #expect(cost.coveredPixels <= 3900)
    #expect(cost.resolvedPixels <= 4)
  }

  @Test func `a card's shadow costs the pixels that it shows`() {
    let cost = counts {
      $0.setShadow(offset: .zero, blur: 12, color: .black)
      $0.addPath(
        CGPath(
          roundedRect: CGRect(x: 30, y: 30, width: 140, height: 140), cornerWidth: 16,
          cornerHeight: 16, transform: nil))
      $0.fillPath()
    }
    // The card, its shadow, and a small card that the shadow is made of, unless that is known.
    #expect(cost.commands <= 3)
    #expect(cost.coveredPixels <= 12_600)
    #expect(cost.uniformPixels <= 42_400)
  }

  @Test func `twice the paths are twice the counts`() {
    func cost(_ count: Int) -> RasterStatistics {
      counts { context in
        for index in 0..<count {
          context.addPath(star)
          context.translateBy(x: 0, y: index % 2 == 0 ? 1 : -1)
          context.fillPath(using: .evenOdd)
        }
      }
    }
    let (one, two) = (cost(10), cost(20))
    #expect(two.edges == 2 * one.edges)
    #expect(two.spans == 2 * one.spans)
    #expect(two.coveredPixels == 2 * one.coveredPixels)
    #expect(two.uniformPixels == 2 * one.uniformPixels)
    #expect(two.resolvedPixels == 2 * one.resolvedPixels)
  }
}
