import Testing
import UIKit

@Suite struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }

  private func bytes(
    _ color: UIColor, _ style: UIUserInterfaceStyle,
    contrast: UIAccessibilityContrast = .normal, level: UIUserInterfaceLevel = .base
  ) -> [Int] {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
    }
    let parts = components(color.resolvedColor(with: traits))
    return parts.dropLast().map { Int(($0 * 255).rounded()) } + [Int((parts[3] * 100).rounded())]
  }

  @Test func `system tints have the values of iOS 13 to 18`() {
    #expect(bytes(.systemBlue, .light) == [0, 122, 255, 100])
    #expect(bytes(.systemBlue, .dark) == [10, 132, 255, 100])
    #expect(bytes(.systemRed, .light) == [255, 59, 48, 100])
    #expect(bytes(.systemRed, .dark) == [255, 69, 58, 100])
    #expect(bytes(.systemYellow, .light) == [255, 204, 0, 100])
    #expect(bytes(.systemGray4, .light) == [209, 209, 214, 100])
    #expect(bytes(.systemGray5, .dark) == [44, 44, 46, 100])
    #expect(bytes(.systemBlue, .light, contrast: .high) == [0, 64, 221, 100])
    #expect(bytes(.systemBlue, .dark, contrast: .high) == [64, 156, 255, 100])
  }

  @Test func `labels, fills and separators are translucent`() {
    #expect(bytes(.label, .light) == [0, 0, 0, 100])
    #expect(bytes(.label, .dark) == [255, 255, 255, 100])
    #expect(bytes(.secondaryLabel, .light) == [60, 60, 67, 60])
    #expect(bytes(.quaternaryLabel, .dark) == [235, 235, 245, 16])
    #expect(bytes(.systemFill, .dark) == [120, 120, 128, 36])
    #expect(bytes(.separator, .light) == [60, 60, 67, 29])
    #expect(bytes(.opaqueSeparator, .dark) == [56, 56, 58, 100])
  }

  @Test func `dark backgrounds are lighter when elevated`() {
    #expect(bytes(.systemBackground, .dark) == [0, 0, 0, 100])
    #expect(bytes(.systemBackground, .dark, level: .elevated) == [28, 28, 30, 100])
    #expect(bytes(.systemBackground, .light, level: .elevated) == [255, 255, 255, 100])
    #expect(bytes(.secondarySystemGroupedBackground, .dark, level: .elevated) == [44, 44, 46, 100])
  }

  @Test func `an unspecified style is light`() {
    #expect(bytes(.systemBackground, .unspecified) == [255, 255, 255, 100])
  }

  @Test func `fixed colours are exact`() {
    #expect(components(.red) == [1, 0, 0, 1])
    #expect(components(.brown) == [0.6, 0.4, 0.2, 1])
    #expect(components(.clear) == [0, 0, 0, 0])
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor.gray)
  }

  /// Sixths of a turn.
  @Test(arguments: zip(
    [0, 1, 2, 3, 4, 5, 6, 42] as [CGFloat],
    [[1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1], [1, 0, 0], [1, 0, 0]]
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

  @Test func `a dynamic colour stays dynamic under another alpha`() {
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(bytes(faded, .light) == [0, 0, 0, 50])
    #expect(bytes(faded, .dark) == [255, 255, 255, 50])
    #expect(faded == UIColor.label.withAlphaComponent(0.5))
    #expect(faded != UIColor.label)
    #expect(components(UIColor.red.withAlphaComponent(7)) == [1, 0, 0, 1])
  }

  @Test func `a provider is asked with the traits, which are current meanwhile`() {
    let color = UIColor { traits in
      #expect(UITraitCollection.current === traits)
      return traits.userInterfaceStyle == .dark ? .systemRed : .blue
    }
    #expect(bytes(color, .light) == [0, 0, 255, 100])
    #expect(bytes(color, .dark) == [255, 69, 58, 100])
    #expect(components(color) == [0, 0, 1, 1])
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UIColor(cgColor: color.cgColor) == UIColor.systemRed.resolvedColor(with: .current))
    }
  }

  @Test func `the extended range is kept, a wide gamut is converted`() {
    #expect(components(UIColor(red: 1.5, green: -0.25, blue: 0, alpha: 1)) == [1.5, -0.25, 0, 1])
    let gray = components(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    for value in gray.dropLast() { #expect(abs(value - 0.5) < 1e-4) }
    #expect(components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)) == [1, 0, 0, 1])
  }

  @Test func `equal colours hash alike`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    #expect(Set([UIColor.systemRed, .systemRed, .systemBlue]).count == 2)
  }

  @Test func `a colour literal is a colour`() {
    let color = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)
    #expect(components(color) == [0.5, 0.25, 1, 0.5])
  }

  @Test func `a colour of numbers that are none is a colour`() {
    let hue = UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1)
    #expect(components(hue) == [1, 0, 0, 1])
    let bright = UIColor(hue: .infinity, saturation: -.infinity, brightness: 1e300, alpha: 0.5)
    #expect(components(bright) == [1, 1, 1, 0.5])
  }
}
