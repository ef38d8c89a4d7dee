import Testing
import UIKit

@Suite struct UIColorTests: ReadsColors {
  @Test func `fixed colours are exact`() {
    #expect(components(.red) == [1, 0, 0, 1])
    #expect(components(.brown) == [0.6, 0.4, 0.2, 1])
    #expect(components(.clear) == [0, 0, 0, 0])
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor.gray)
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
