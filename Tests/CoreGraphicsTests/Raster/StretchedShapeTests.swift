import CoreGraphics
import Testing

/// Shadows of shapes whose middle repeats are blurred without it. Points along the sides that
/// bend nothing keep a shape from that, and must change no byte.
@Suite struct StretchedShapeTests: StretchesShapes {
  let shadow = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.7)

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
