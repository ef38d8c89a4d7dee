import Testing
import UIKit

@Suite struct UIFontDescriptorTests: MeasuresFonts {
  @Test func `symbolic traits change weight and slant`() throws {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 15)
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == UIFont.systemFont(ofSize: 15))
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
