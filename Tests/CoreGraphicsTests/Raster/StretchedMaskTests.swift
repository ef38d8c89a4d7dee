import CoreGraphics
import Testing

/// Shadows of shapes whose middle repeats are blurred without it. Points along the sides that
/// bend nothing keep a shape from that, and must change no byte.
@Suite struct StretchedMaskTests: StretchesShapes {
  let shadow = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.7)

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
}
