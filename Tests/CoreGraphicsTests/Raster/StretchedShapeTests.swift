import CoreGraphics
import Testing

/// Shadows of shapes whose middle repeats are blurred without it. Points along the sides that
/// bend nothing keep a shape from that, and must change no byte.
@Suite struct StretchedShapeTests {
  private let shadow = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.7)

  /// A rectangle with corners cut off, with points every three pixels along its sides or none.
  private func card(_ rect: CGRect, cut: CGFloat, hasPoints: Bool) -> CGPath {
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

  private func pixels(_ path: CGPath, sigma: Double, offset: CGSize) -> [UInt32] {
    let drawing = Drawing(180, 140)
    drawing.context.drawShadow(
      of: path, using: .winding, offset: offset, sigmaPixels: sigma, color: shadow)
    return drawing.bytes
  }

  @Test(arguments: [0.5, 2, 5.3, 12])
  func `leaving out what repeats changes no byte`(sigma: Double) {
    for rect in [
      CGRect(x: 30, y: 20, width: 110, height: 90),
      CGRect(x: 30.296875, y: 20.703125, width: 111.125, height: 90.0625),
      CGRect(x: -40, y: 50.5, width: 400, height: 12),
      CGRect(x: 80, y: -300, width: 9.5, height: 700),
    ] {
      for offset in [CGSize.zero, CGSize(width: 2.25, height: -3.5)] {
        let plain = pixels(
          card(rect, cut: 4, hasPoints: false), sigma: sigma, offset: offset)
        let pointed = pixels(
          card(rect, cut: 4, hasPoints: true), sigma: sigma, offset: offset)
        #expect(plain == pointed)
      }
    }
  }

  @Test func `a clip shows a part of the same shadow`() {
    let path = card(CGRect(x: 20, y: 20, width: 140, height: 100), cut: 6, hasPoints: false)
    let whole = pixels(path, sigma: 4, offset: .zero)
    let drawing = Drawing(180, 140)
    drawing.context.clip(to: CGRect(x: 50, y: 10, width: 90, height: 70))
    drawing.context.drawShadow(
      of: path, using: .winding, offset: .zero, sigmaPixels: 4, color: shadow)
    let expected = whole.indices.map { index in
      (50..<140).contains(index % 180) && (10..<80).contains(index / 180) ? whole[index] : 0
    }
    #expect(drawing.bytes == expected)
  }
}
