/// What features of a font would make of glyphs, were they to stand alone.
struct SyllableTrials: Sendable {
  enum Feature: Int, CaseIterable {
    case reph
    case preBase
    case below
    case post
    case vattu

    var tag: FontTag {
      switch self {
      case .reph: "rphf"
      case .preBase: "pref"
      case .below: "blwf"
      case .post: "pstf"
      case .vattu: "vatu"
      }
    }
  }

  private let lookups: [[LayoutLookup]]
  /// Whether look-ups that ask for something around the glyphs do not count.
  private let isAlone: Bool

  init(_ lookups: [FontTag: [LayoutLookup]], isAlone: Bool) {
    self.lookups = Feature.allCases.map { lookups[$0.tag] ?? [] }
    self.isAlone = isAlone
  }

  func applies(_ feature: Feature, to glyphs: [UInt16]) -> Bool {
    lookups[feature.rawValue].contains { lookup in
      lookup.subtables.contains { $0.wouldApply(to: glyphs, isAlone: isAlone) }
    }
  }
}
