import CoreGraphics

/// A suite that draws shapes with parts that repeat.
protocol StretchesShapes {
  var shadow: CGColor { get }
}

extension StretchesShapes {
  /// A rectangle with corners cut off, with points every three pixels along its sides or none.
  func card(_ rect: CGRect, cut: CGFloat, hasPoints: Bool) -> CGPath {
    let corners = [
      CGPoint(x: rect.minX + cut, y: rect.minY), CGPoint(x: rect.maxX - cut, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.minY + cut), CGPoint(x: rect.maxX, y: rect.maxY - cut),
      CGPoint(x: rect.maxX - cut, y: rect.maxY), CGPoint(x: rect.minX + cut, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY - cut), CGPoint(x: rect.minX, y: rect.minY + cut),
    ]
    let path = CGMutablePath()
    path.move(to: corners[0])
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      if hasPoints, index % 2 == 0 {
        let (dx, dy) = (next.x - corner.x, next.y - corner.y)
        let count = max(1, ((abs(dx) + abs(dy)) / 3).rounded(.down))
        for step in stride(from: 1, to: count, by: 1) {
          path.addLine(
            to: CGPoint(x: corner.x + dx * step / count, y: corner.y + dy * step / count))
        }
      }
      path.addLine(to: next)
    }
    path.closeSubpath()
    return path
  }

  func pixels(_ path: CGPath, sigma: Double, offset: CGSize) -> [UInt32] {
    let drawing = Drawing(180, 140)
    drawing.context.drawShadow(
      of: path, using: .winding, offset: offset, sigmaPixels: sigma, color: shadow)
    return drawing.bytes
  }

  // MARK: Curved corners

  /// A rounded rectangle whose straight sides have points or not.
  func rounded(_ rect: CGRect, radius r: CGFloat, hasPoints: Bool) -> CGPath {
    let path = CGMutablePath()
    func side(to end: CGPoint) {
      let start = path.currentPoint
      let count = (max(abs(end.x - start.x), abs(end.y - start.y)) / 3).rounded(.down)
      if hasPoints {
        for step in stride(from: 1, to: count, by: 1) {
          path.addLine(
            to: CGPoint(
              x: start.x + (end.x - start.x) * step / count,
              y: start.y + (end.y - start.y) * step / count))
        }
      }
      path.addLine(to: end)
    }
    func corner(_ control: CGPoint, _ end: CGPoint) { path.addQuadCurve(to: end, control: control) }
    path.move(to: CGPoint(x: rect.minX + r, y: rect.minY))
    side(to: CGPoint(x: rect.maxX - r, y: rect.minY))
    corner(CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY + r))
    side(to: CGPoint(x: rect.maxX, y: rect.maxY - r))
    corner(CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.maxX - r, y: rect.maxY))
    side(to: CGPoint(x: rect.minX + r, y: rect.maxY))
    corner(CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY - r))
    side(to: CGPoint(x: rect.minX, y: rect.minY + r))
    corner(CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX + r, y: rect.minY))
    path.closeSubpath()
    return path
  }
}
