import Testing
import UIKit

@Suite struct UIFontTests: MeasuresFonts {
  @Test func `the system font has San Francisco's metrics`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.pointSize == 17)
    #expect((font.lineHeight - 20.2871).magnitude < 0.0001)
    #expect((font.ascender - 16.1865).magnitude < 0.0001)
    #expect((font.descender + 4.1006).magnitude < 0.0001)
    #expect((font.capHeight - 11.978).magnitude < 0.0001)
    #expect((font.xHeight - 8.9482).magnitude < 0.0001)
    #expect(font.leading == 0)
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
  }

  @Test func `text styles have Apple's default sizes`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    let sizes = styles.map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
    }
    #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
  }

  @Test func `the body has Apple's sizes at all twelve text sizes`() {
    let sizes = UIContentSizeCategory.ascending.map {
      UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
      ).pointSize
    }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  /// gonzalezreal/AttributedText, testHeight.iOS.png: where a device's traits say `.medium`, lines
  /// of the `.preferredFont(forTextStyle: .body)` that a body asks for are 22 points high.
  @Test func `a font of a text style has the size that the user chose, not the current traits'`() {
    UITraitCollection(preferredContentSizeCategory: .medium).performAsCurrent {
      let font = UIFont.preferredFont(forTextStyle: .body)
      #expect(font.pointSize == 17)
      #expect((font.lineHeight + font.leading - 22).magnitude < 0.001)
      #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil) == font)
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      #expect(descriptor.pointSize == 17)
      #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20)).pointSize == 20)
      #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
      UITraitCollection.withTextSize(.extraExtraExtraLarge) {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
        #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20)).pointSize > 25)
      }
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func `equal fonts are equal and weights differ`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.boldSystemFont(ofSize: 9) == UIFont.systemFont(ofSize: 9, weight: .semibold))
  }

  @Test func `monospaced digits are of one width`() {
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      text.size(withAttributes: [.font: font]).width
    }
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(width("111", font) == width("888", font))
    #expect(width("111", .systemFont(ofSize: 17)) < width("888", .systemFont(ofSize: 17)))
  }

  @Test func `a font that is not there is nil`() {
    #expect(UIFont(name: "NoSuchFont-Regular", size: 12) == nil)
  }

  @Test func `families and their fonts are told`() {
    #expect(UIFont.familyNames.contains("Helvetica Neue"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(
      UIFont.fontNames(forFamilyName: "Georgia")
        == ["Georgia", "Georgia-Bold", "Georgia-BoldItalic", "Georgia-Italic"])
    #expect(UIFont.fontNames(forFamilyName: "No Such Family") == [])
  }
}
