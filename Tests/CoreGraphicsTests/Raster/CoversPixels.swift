import CoreGraphics
import Testing

/// A suite that asks how much of each pixel a path covers.
///
/// Paths in one colour go to the pixels directly. Where something counts they go by way of spans.
/// Both ways have to give the same.
protocol CoversPixels {}

extension CoversPixels {
  /// Draws a path in opaque black both ways, and gives the alphas.
  func alphas(
    _ path: CGPath, _ width: Int, _ height: Int, _ rule: CGPathFillRule = .winding,
    isAntialiased: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [[Int]] {
    let ways = [nil, RasterStatistics()].map { counter in
      let drawing = Drawing(width, height)
      drawing.context.statistics = counter
      drawing.context.setShouldAntialias(isAntialiased)
      drawing.context.addPath(path)
      drawing.context.fillPath(using: rule)
      let bytes = drawing.bytes
      return (0..<height).map { y in
        bytes[y * width..<(y + 1) * width].map { Int($0 >> 24) }
      }
    }
    #expect(ways[0] == ways[1], sourceLocation: sourceLocation)
    return ways[1]
  }

  /// A path of polygons. One alone has a point more on its first side, so that it is not taken for
  /// a rectangle.
  func polygons(_ polygons: [CGPoint]...) -> CGPath {
    let path = CGMutablePath()
    for corners in polygons {
      guard let first = corners.first, corners.count > 1 else { continue }
      let middle = CGPoint(x: (first.x + corners[1].x) / 2, y: (first.y + corners[1].y) / 2)
      let sides = polygons.count == 1 ? [first, middle] + corners.dropFirst() : corners
      path.addLines(between: sides)
      path.closeSubpath()
    }
    return path
  }

  /// The corners of a rectangle, from the upper left one to the right.
  func corners(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [CGPoint] {
    [
      CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), CGPoint(x: x + width, y: y + height),
      CGPoint(x: x, y: y + height),
    ]
  }

  /// The level of an area of a pixel, halves being rounded up.
  func level(_ area: Double) -> Int { Int((area * 255 + 0.5).rounded(.down)) }
}
