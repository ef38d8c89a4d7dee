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

  // MARK: Curved corners

  /// A rounded rectangle whose straight sides have points or not.
  private func rounded(_ rect: CGRect, radius r: CGFloat, hasPoints: Bool) -> CGPath {
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

  @Test(arguments: [0.4, 1, 3, 7.5, 20])
  func `a card's shadow is that of the whole path`(sigma: Double) {
    for (width, height) in [(120.0, 90.0), (40, 110), (26, 20), (130, 20), (97, 81)] {
      for (x, y) in [(20.0, 15.0), (20.25, 15.5)] {
        let rect = CGRect(x: x, y: y, width: width, height: height)
        let offset = CGSize(width: 3.25, height: -2)
        #expect(
          pixels(rounded(rect, radius: 9, hasPoints: false), sigma: sigma, offset: offset)
            == pixels(rounded(rect, radius: 9, hasPoints: true), sigma: sigma, offset: offset))
      }
    }
  }

  @Test func `transform and soft clip count`() {
    func drawn(hasPoints: Bool) -> [UInt32] {
      let drawing = Drawing(180, 140)
      drawing.context.addEllipse(in: CGRect(x: 10, y: 10, width: 150, height: 120))
      drawing.context.clip()
      drawing.context.scaleBy(x: 3, y: 2)
      drawing.context.drawShadow(
        of: rounded(
          CGRect(x: 5, y: 8, width: 45, height: 50), radius: 4, hasPoints: hasPoints),
        using: .winding, offset: CGSize(width: 3, height: 7), sigmaPixels: 3, color: shadow)
      return drawing.bytes
    }
    #expect(drawn(hasPoints: false) == drawn(hasPoints: true))
    #expect(drawn(hasPoints: true).contains { $0 != 0 })
  }

  @Test func `the same shape elsewhere has the same pixels there`() {
    func drawn(_ x: CGFloat, _ y: CGFloat) -> [UInt32] {
      pixels(
        rounded(CGRect(x: x, y: y, width: 60, height: 60), radius: 8, hasPoints: false), sigma: 4,
        offset: .zero)
    }
    let (first, second) = (drawn(20.125, 20.75), drawn(57.125, 41.75))
    for y in 5..<95 {
      for x in 5..<95 {
        #expect(first[y * 180 + x] == second[(y + 21) * 180 + x + 37])
      }
    }
  }

  @Test func `what was blurred before changes no byte`() {
    let card = rounded(
      CGRect(x: 20.5, y: 20, width: 120, height: 90), radius: 11, hasPoints: false)
    let first = pixels(card, sigma: 6, offset: .zero)
    // More than is kept.
    for step in 0..<200 {
      let rect = CGRect(x: 4, y: 4, width: 170, height: 130 + CGFloat(step) / 64)
      _ = pixels(rounded(rect, radius: 60, hasPoints: false), sigma: 9, offset: .zero)
    }
    #expect(pixels(card, sigma: 6, offset: .zero) == first)
    #expect(pixels(card, sigma: 6, offset: .zero) == first)
  }

  @Test func `what will be covered may be left out`() {
    let rect = CGRect(x: 30, y: 30, width: 110, height: 80)
    let card = rounded(rect, radius: 8, hasPoints: false)
    func drawn(hiding: Bool, clips: Bool) -> [UInt32] {
      let drawing = Drawing(180, 140)
      if clips {
        drawing.context.addEllipse(in: CGRect(x: 40, y: 45, width: 80, height: 90))
        drawing.context.clip()
      }
      drawing.context.drawShadow(
        of: card, using: .winding, offset: CGSize(width: 2, height: 6), sigmaPixels: 6,
        color: .black, hiddenBelow: hiding ? rect.insetBy(dx: 5.5, dy: 5) : .null)
      drawing.context.setFillColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
      drawing.context.addPath(card)
      drawing.context.fillPath()
      return drawing.bytes
    }
    #expect(drawn(hiding: true, clips: false) == drawn(hiding: false, clips: false))
    // Below a soft clip edge the card does not cover everything.
    #expect(drawn(hiding: true, clips: true) == drawn(hiding: false, clips: true))
  }
}
