import Testing
import UIKit

@Suite struct UIColorComponentsTests: ReadsColors {
  /// Sixths of a turn.
  @Test(
    arguments: zip(
      [0, 1, 2, 3, 4, 5, 6, 42] as [CGFloat],
      [
        [1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1], [1, 0, 0], [1, 0, 0],
      ]
        as [[CGFloat]]))
  func `hue goes round the six corners`(sixths: CGFloat, expected: [CGFloat]) {
    let color = UIColor(hue: sixths / 6, saturation: 1, brightness: 1, alpha: 1)
    for (value, want) in zip(components(color), expected) { #expect(abs(value - want) < 1e-12) }
  }

  @Test func `hue, saturation and brightness come back`() {
    for step in 0..<36 {
      let hue = CGFloat(step) / 36
      let color = UIColor(hue: hue, saturation: 0.4, brightness: 0.7, alpha: 0.3)
      var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
      #expect(abs(h - hue) < 1e-12)
      #expect(abs(s - 0.4) < 1e-12)
      #expect(abs(b - 0.7) < 1e-12)
      #expect(a == 0.3)
    }
  }

  @Test func `only grays have a white component`() {
    var white: CGFloat = -1
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.25)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == 0.25)
  }

  @Test func `the extended range is kept, a wide gamut is converted`() {
    #expect(components(UIColor(red: 1.5, green: -0.25, blue: 0, alpha: 1)) == [1.5, -0.25, 0, 1])
    let gray = components(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    for value in gray.dropLast() { #expect(abs(value - 0.5) < 1e-4) }
    #expect(components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)) == [1, 0, 0, 1])
  }
}
