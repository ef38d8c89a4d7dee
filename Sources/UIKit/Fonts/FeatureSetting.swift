internal import CoreText

/// A font feature as descriptors ask for it: Apple's numbers of a type and a selector, or an
/// OpenType tag and a value.
struct FeatureSetting: Hashable {
  /// What the setting turns on or off; nil for numbers that are not known.
  private let features: [FontFeature]?
  /// The feature's name in notes.
  let name: String
  /// The setting as descriptors tell it.
  let source: Source

  enum Source: Hashable {
    case numbers(type: Int, selector: Int)
    case tag(String, value: Int)
  }

  init(type: Int, selector: Int) {
    source = .numbers(type: type, selector: selector)
    name = "type \(type), selector \(selector)"
    features =
      Self.defaults(type, selector) ?? Self.feature(type, selector).map { [$0] }
  }

  init(tag: String, value: Int) {
    source = .tag(tag, value: value)
    name = tag
    let bytes = Array(tag.utf8)
    features =
      bytes.count == 4
      ? [
        FontFeature(
          FontTag(rawValue: bytes.reduce(0) { $0 << 8 | UInt32($1) }),
          min(max(value, 0), 65_535))
      ] : nil
  }

  /// What selectors turn off that stand for a font's usual look; nil for all others.
  private static func defaults(_ type: Int, _ selector: Int) -> [FontFeature]? {
    guard selector == 0 else { return nil }
    switch type {
    case 10:
      return [
        FontFeature("sups", 0), FontFeature("subs", 0), FontFeature("ordn", 0),
        FontFeature("sinf", 0),
      ]
    case 11: return [FontFeature("afrc", 0), FontFeature("frac", 0)]
    case 35: return (1...20).map { stylisticSet(2 * $0 + 1) }
    case 37: return [FontFeature("smcp", 0), FontFeature("pcap", 0)]
    case 38: return [FontFeature("c2sc", 0), FontFeature("c2pc", 0)]
    default: return nil
    }
  }

  /// Source: Apple's registry of font features, with the tags that Core Text takes for them
  /// (`SFNTLayoutTypes.h`).
  private static func feature(_ type: Int, _ selector: Int) -> FontFeature? {
    switch (type, selector) {
    case (1, 2): FontFeature("liga")
    case (1, 3): FontFeature("liga", 0)
    case (1, 4): FontFeature("dlig")
    case (1, 5): FontFeature("dlig", 0)
    case (1, 18): FontFeature("clig")
    case (1, 19): FontFeature("clig", 0)
    case (6, 0): FontFeature("tnum")
    case (6, 1): FontFeature("pnum")
    case (10, 1): FontFeature("sups")
    case (10, 2): FontFeature("subs")
    case (10, 3): FontFeature("ordn")
    case (10, 4): FontFeature("sinf")
    case (11, 1): FontFeature("afrc")
    case (11, 2): FontFeature("frac")
    case (14, 4): FontFeature("zero")
    case (14, 5): FontFeature("zero", 0)
    case (21, 0): FontFeature("onum")
    case (21, 1): FontFeature("lnum")
    case (33, 0): FontFeature("case")
    case (33, 1): FontFeature("case", 0)
    case (33, 2): FontFeature("cpsp")
    case (33, 3): FontFeature("cpsp", 0)
    case (35, 2...41): stylisticSet(selector)
    case (36, 0): FontFeature("calt")
    case (36, 1): FontFeature("calt", 0)
    case (37, 1): FontFeature("smcp")
    case (37, 2): FontFeature("pcap")
    case (38, 1): FontFeature("c2sc")
    case (38, 2): FontFeature("c2pc")
    default: nil
    }
  }

  /// The feature of a selector of stylistic sets: even numbers turn a set on, odd ones off.
  private static func stylisticSet(_ selector: Int) -> FontFeature {
    let set = UInt32(clamping: selector / 2)
    let tag = FontTag("ss00").rawValue + (set / 10) << 8 + set % 10
    return FontFeature(FontTag(rawValue: tag), selector % 2 == 0 ? 1 : 0)
  }

  /// The setting in an array of `UIFontDescriptor.AttributeName.featureSettings`.
  var attributes: [UIFontDescriptor.FeatureKey: Any] {
    switch source {
    case .numbers(let type, let selector): [.type: type, .selector: selector]
    case .tag(let tag, let value): [.openTypeTag: tag, .openTypeValue: value]
    }
  }

  /// What text in a font gets; nil where it lacks the feature, which cannot be turned on then.
  ///
  /// The system font's stand-in has stylistic sets of its own, which differ from those that San
  /// Francisco has under the same numbers.
  func features(of font: CTFont, isSystem: Bool) -> [FontFeature]? {
    guard let features else { return nil }
    let known = features.filter {
      let isSet = $0.tag.rawValue >> 16 == FontTag("ss00").rawValue >> 16
      return !(isSystem && isSet) && font.instance.face.hasFeature($0.tag)
    }
    return known.isEmpty && features.contains { $0.value != 0 } ? nil : known
  }
}

extension UIFontDescriptor.FeatureKey {
  /// The key of a feature's OpenType tag, whose constant Core Text has.
  static let openTypeTag = Self(rawValue: "CTFeatureOpenTypeTag")
  /// The key of the value of a feature with an OpenType tag.
  static let openTypeValue = Self(rawValue: "CTFeatureOpenTypeValue")
}
