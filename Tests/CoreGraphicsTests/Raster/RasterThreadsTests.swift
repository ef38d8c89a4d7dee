import CoreGraphics
import Testing

@Suite struct RasterThreadsTests {
  private static let side = 640

  /// Whether a drawing has the same bytes with one thread, two and five.
  private func isSame(_ draw: (CGContext) -> Void) -> Bool {
    let pictures = [1, 2, 5].map { count in
      let drawing = Drawing(Self.side, Self.side)
      drawing.context.threadCount = count
      drawing.context.setFillColor(gray: 0.8, alpha: 1)
      drawing.context.fill(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
      drawing.context.setFillColor(red: 0.1, green: 0.3, blue: 0.7, alpha: 0.6)
      let blank = drawing.bytes
      draw(drawing.context)
      #expect(drawing.bytes != blank)
      return drawing.bytes
    }
    return pictures.allSatisfy { $0 == pictures[0] }
  }

  /// Lines all over the picture that cross each other in many pixels.
  private var tangle: CGPath {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<60).map { index in
        CGPoint(x: Double(index * 389 % 641) + 0.3, y: Double(index * 227 % 643) + 0.7)
      })
    path.closeSubpath()
    return path
  }

  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func `a path that crosses itself is the same with any number of threads`(
    rule: CGPathFillRule
  ) {
    #expect(
      isSame {
        $0.addPath(tangle)
        $0.fillPath(using: rule)
      })
  }

  @Test func `strokes with wide joins are the same`() {
    #expect(
      isSame {
        $0.setStrokeColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.7)
        $0.setLineWidth(7)
        $0.setLineJoin(.round)
        $0.addPath(tangle)
        $0.strokePath()
      })
  }

  @Test func `gradients, clips and blend modes are the same`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil,
        colors: [CGColor(gray: 0, alpha: 1), CGColor(red: 1, green: 0.4, blue: 0, alpha: 0.2)]
          as CFArray, locations: nil))
    #expect(
      isSame {
        $0.addEllipse(in: CGRect(x: 10, y: 10, width: 620, height: 620))
        $0.clip()
        $0.setBlendMode(.multiply)
        $0.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 300, y: 320), startRadius: 5,
          endCenter: CGPoint(x: 320, y: 320), endRadius: 300,
          options: [.drawsAfterEndLocation])
      })
  }

  @Test func `a shadow is the same`() {
    #expect(
      isSame {
        $0.setShadow(offset: CGSize(width: 3, height: 9), blur: 20, color: .black)
        $0.addPath(tangle)
        $0.fillPath()
      })
  }

  @Test func `strips cover large areas and leave small ones whole`() {
    let large = PixelRect(minX: -3, minY: 7, maxX: 997, maxY: 1008)
    let strips = RasterThreads.strips(of: large, count: 3)
    #expect(strips.map(\.minY) == [7, 340, 674])
    #expect(strips.map(\.maxY) == [340, 674, 1008])
    #expect(strips.allSatisfy { $0.minX == -3 && $0.maxX == 997 })
    let small = PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 100)
    #expect(RasterThreads.strips(of: small, count: 3) == [small])
  }
}
