/// What a character of India's nine scripts, of Khmer or of Myanmar is in its syllable.
///
/// Source: Unicode 15.0, `Indic_Syllabic_Category`, with what OpenType's script development
/// specifications change.
enum SyllableCategory: UInt8 {
  case other
  case consonant
  case vowel
  /// A nukta, and the dot below of Myanmar.
  case nukta
  case halant
  case nonJoiner
  case joiner
  /// A dependent vowel.
  case matra
  /// A bindu, a visarga and the like.
  case modifier
  /// A tone or an accent of the Vedas.
  case accent
  case placeholder
  case dottedCircle
  case registerShifter
  /// A dependent vowel that a bindu may precede.
  case postMatra
  case repha
  /// The consonant that becomes a reph, or stands before the base.
  case ra
  case medial
  case symbol
  case stacker
  case postModifier
  case vowelAbove
  case vowelBelow
  case vowelBefore
  case vowelAfter
  case robat
  case khmerAbove
  case khmerAfter
  case asat
  case medialHa
  case medialRa
  case medialWa
  case medialYa
  case tone
  case variation
  case medialLa

  /// Categories as a set of bits.
  static func set(_ categories: SyllableCategory...) -> UInt64 {
    categories.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }
}

/// The places of characters in a syllable, from left to right.
enum SyllablePosition: UInt8 {
  case start
  case reph
  case preMatra
  case preConsonant
  case base
  case afterMain
  case above
  case beforeSub
  case below
  case afterSub
  case beforePost
  case post
  case afterPost
  case modifier
  case end
}

extension Glyph {
  @inline(__always)
  func isAny(_ categories: UInt64) -> Bool { categories >> UInt64(category & 63) & 1 != 0 }

  /// Whether the glyph still is of one of the categories: a ligature is of none.
  @inline(__always)
  func isStill(_ categories: UInt64) -> Bool { isAny(categories) && !isLigated }

  @inline(__always)
  func has(_ category: SyllableCategory) -> Bool { self.category == category.rawValue }

  @inline(__always)
  func stands(_ position: SyllablePosition) -> Bool { self.position == position.rawValue }
}
