import Testing
import UIKit

@Suite struct UIFontTests {
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

  @Test func `text styles add leading up to their line spacing`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let font = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    #expect((font.lineHeight + font.leading - 20).magnitude < 0.0001)
  }

  @Test func `equal fonts are equal and weights differ`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.boldSystemFont(ofSize: 9) == UIFont.systemFont(ofSize: 9, weight: .semibold))
  }

  @Test func `bolder letters are wider`() {
    func width(_ font: UIFont) -> CGFloat { "Snapshot".size(withAttributes: [.font: font]).width }
    #expect(
      width(.systemFont(ofSize: 17)) < width(.systemFont(ofSize: 17, weight: .black)))
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

  @Test func `fonts that iOS has are never nil, and keep their names`() throws {
    let font = try #require(UIFont(name: "AvenirNext-Bold", size: 20))
    #expect(font.fontName == "AvenirNext-Bold")
    #expect(font.familyName == "Avenir Next")
    #expect(font.pointSize == 20)
    #expect(font.withSize(10).fontName == "AvenirNext-Bold")
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont(name: "Avenir Next", size: 20)?.fontName == "AvenirNext-Regular")
    let menlo = try #require(UIFont(name: "Menlo-Regular", size: 12))
    #expect(menlo.fontDescriptor.symbolicTraits == .traitMonoSpace)
  }

  @Test func `traits lead to other fonts of a family that iOS has`() throws {
    let descriptor = try #require(UIFont(name: "HelveticaNeue", size: 15)).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "HelveticaNeue-BoldItalic")
    let zapfino = try #require(UIFont(name: "Zapfino", size: 15)).fontDescriptor
    #expect(zapfino.withSymbolicTraits(.traitBold) == nil)
  }

  @Test func `families and their fonts are told`() {
    #expect(UIFont.familyNames.contains("Helvetica Neue"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(
      UIFont.fontNames(forFamilyName: "Georgia")
        == ["Georgia", "Georgia-Bold", "Georgia-BoldItalic", "Georgia-Italic"])
    #expect(UIFont.fontNames(forFamilyName: "No Such Family") == [])
  }

  @MainActor
  @Test func `text in a font that is not there tells of the one that stands in`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.font = UIFont(name: "Georgia-Bold", size: 12)
    label.text = "Text"
    let notes = FidelityLedger.collecting {
      _ = UIGraphicsImageRenderer(bounds: label.bounds).image {
        label.layer.render(in: $0.cgContext)
      }
    }
    #expect(notes.map(\.key) == [FidelityNote(.fontSubstitution, "Georgia-Bold")])
  }

  @Test func `symbolic traits change weight and slant`() throws {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 15)
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == UIFont.systemFont(ofSize: 15))
  }

  private func notes(_ font: UIFont) -> [FidelityNote] {
    FidelityLedger.collecting {
      _ = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20)).image { _ in
        "Text 0".draw(at: .zero, withAttributes: [.font: font])
      }
    }
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  @Test func `other widths are stretched letters of the standard one`() {
    func font(_ width: UIFont.Width) -> UIFont {
      .systemFont(ofSize: 20, weight: .semibold, width: width)
    }
    let widths = [UIFont.Width.compressed, .condensed, .standard, .expanded].map {
      Double(width("Hamburgefonstiv", font($0)))
    }
    for (index, factor) in [0.7, 0.85, 1, 1.2].enumerated() {
      #expect((widths[index] / widths[2] - factor).magnitude < 0.02)
    }
    #expect(font(.expanded).lineHeight == font(.standard).lineHeight)
    #expect(notes(font(.standard)) == [])
    #expect(
      notes(font(.expanded)).map(\.key)
        == [FidelityNote(.fontSubstitution, "San Francisco, width 0.2")])
  }

  @Test func `symbolic traits change the width, and tell it`() throws {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
    let narrow = try #require(descriptor.withSymbolicTraits(.traitCondensed))
    #expect(
      UIFont(descriptor: narrow, size: 0)
        == .systemFont(ofSize: 15, weight: .regular, width: .condensed))
    #expect(narrow.symbolicTraits == .traitCondensed)
    let wide = try #require(narrow.withSymbolicTraits([.traitExpanded, .traitBold]))
    #expect(
      UIFont(descriptor: wide, size: 0)
        == .systemFont(ofSize: 15, weight: .bold, width: .expanded))
    #expect(wide.symbolicTraits == [.traitExpanded, .traitBold])
    #expect(wide.withSymbolicTraits([])?.symbolicTraits == [])
    // The narrowest letters stay as narrow as they are.
    let compressed = UIFont.systemFont(ofSize: 15, weight: .regular, width: .compressed)
    let bold = compressed.fontDescriptor.withSymbolicTraits([.traitCondensed, .traitBold])
    #expect(
      UIFont(descriptor: try #require(bold), size: 0)
        == .systemFont(ofSize: 15, weight: .bold, width: .compressed))
  }

  @Test func `a descriptor of another one's attributes is the same`() throws {
    let system = UIFont.systemFont(ofSize: 15, weight: .heavy, width: .expanded).fontDescriptor
    let descriptor = system.addingAttributes([
      .featureSettings: [
        [UIFontDescriptor.FeatureKey.type: 14, .selector: 4],
        [UIFontDescriptor.FeatureKey.type: 6, .selector: 0],
      ]
    ])
    let attributes = descriptor.fontAttributes
    #expect(UIFontDescriptor(fontAttributes: attributes) == descriptor)
    let traits = try #require(attributes[.traits] as? [UIFontDescriptor.TraitKey: Any])
    #expect(traits[.width] as? CGFloat == UIFont.Width.expanded.rawValue)
    let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]]
    #expect(
      settings == [[.type: 14, .selector: 4], [.type: 6, .selector: 0]])
    let tagged = system.addingAttributes([
      .featureSettings: [
        ["CTFeatureOpenTypeTag": "ss01", "CTFeatureOpenTypeValue": 1] as [String: Any]
      ]
    ])
    #expect(UIFontDescriptor(fontAttributes: tagged.fontAttributes) == tagged)
    let plain = UIFont.systemFont(ofSize: 15).fontDescriptor.fontAttributes
    #expect(plain[.featureSettings] == nil)
    #expect((plain[.traits] as? [UIFontDescriptor.TraitKey: Any])?[.width] == nil)
  }

  @Test func `symbolic traits are read from any integer`() {
    let bits = UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic]).rawValue
    let values: [Any] = [bits, Int(bits), UInt(bits), Int32(bits), NSNumber(value: bits)]
    for value in values {
      let descriptor = UIFontDescriptor(fontAttributes: [
        .size: 15, .traits: [UIFontDescriptor.TraitKey.symbolic: value],
      ])
      #expect(descriptor.symbolicTraits == [.traitBold, .traitItalic], "\(type(of: value))")
    }
  }

  @Test func `designs keep size, weight and traits`() throws {
    let descriptor = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    for design in [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced] {
      let font = UIFont(descriptor: try #require(descriptor.withDesign(design)), size: 0)
      #expect(font.pointSize == 17)
      #expect((font.lineHeight - 20.2871).magnitude < 0.0001)
      #expect((font.capHeight - 11.978).magnitude < 0.0001)
      #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    #expect(width("111", mono) == width("888", mono))
  }

  @Test func `features by Apple's numbers or OpenType's tags are those of the font`() throws {
    func font(_ setting: [UIFontDescriptor.FeatureKey: Int]) throws -> UIFont {
      let descriptor = try #require(UIFont(name: "Inter", size: 20)).fontDescriptor
      return UIFont(
        descriptor: descriptor.addingAttributes([.featureSettings: [setting]]), size: 0)
    }
    let digits = try font([.type: 6, .selector: 0])
    #expect(width("111", digits) == width("888", digits))
    let plain = try #require(UIFont(name: "Inter", size: 20))
    #expect(width("111", plain) < width("888", plain))
    #expect(notes(try font([.type: 14, .selector: 4])) == [])
    // Inter has no small capitals.
    #expect(
      notes(try font([.type: 37, .selector: 1])).map(\.key)
        == [FidelityNote(.fontFeature, "type 37, selector 1")])
    // Inter's first set is not San Francisco's.
    let set: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 35, .selector: 2]]
    #expect(notes(try font(set[0])) == [])
    let system = UIFont.systemFont(ofSize: 20).fontDescriptor
    #expect(
      notes(UIFont(descriptor: system.addingAttributes([.featureSettings: set]), size: 0))
        .map(\.key) == [FidelityNote(.fontFeature, "type 35, selector 2")])
  }

  @Test func `selectors of the usual look lack nothing, and end what was asked for`() throws {
    func font(_ settings: [[UIFontDescriptor.FeatureKey: Int]]) throws -> UIFont {
      let descriptor = try #require(UIFont(name: "Inter", size: 20)).fontDescriptor
      return UIFont(
        descriptor: descriptor.addingAttributes([.featureSettings: settings]), size: 0)
    }
    for (type, selector) in [(10, 0), (11, 0), (33, 3), (35, 0), (37, 0), (38, 0), (1, 3)] {
      #expect(notes(try font([[.type: type, .selector: selector]])) == [], "type \(type)")
      let system = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
        .featureSettings: [[UIFontDescriptor.FeatureKey.type: type, .selector: selector]]
      ])
      #expect(notes(UIFont(descriptor: system, size: 0)) == [], "type \(type)")
    }
    let plain = width("1/2", try font([]))
    let fraction: [UIFontDescriptor.FeatureKey: Int] = [.type: 11, .selector: 2]
    #expect(width("1/2", try font([fraction])) < plain)
    #expect(width("1/2", try font([fraction, [.type: 11, .selector: 0]])) == plain)
  }

  @Test func `descriptors add weights and digit spacing`() {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
      .featureSettings: [
        [UIFontDescriptor.FeatureKey.featureIdentifier: 6, .typeIdentifier: 0]
      ],
    ])
    #expect(
      UIFont(descriptor: descriptor, size: 0)
        == UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .heavy))
  }
}
