/// What a character is in a syllable of the Universal Shaping Engine.
///
/// Source: Unicode 15.0, `Indic_Syllabic_Category` and `Indic_Positional_Category`, as changed and
/// joined by Microsoft's "Creating and supporting OpenType fonts for the Universal Shaping Engine".
enum UniversalCategory: UInt8 {
  case other
  case base
  case number
  /// A placeholder in the place of a letter.
  case genericBase
  /// Characters that the pattern skips: joiners and variation selectors.
  case ignored
  case subjoined
  case halant
  case numberJoiner
  case nonJoiner
  case wordJoiner
  case repha
  case stacker
  case invisibleStacker
  case sakot
  case hieroglyph
  case hieroglyphJoiner
  case segmentBegin
  case segmentEnd
  case halantOrModifier
  case hieroglyphModifier
  case hieroglyphMirror
  case reorderingKiller
  case finalAbove
  case finalBelow
  case finalAfter
  case medialAbove
  case medialBelow
  case medialAfter
  case medialBefore
  case consonantModifierAbove
  case consonantModifierBelow
  case vowelAbove
  case vowelBelow
  case vowelAfter
  case vowelBefore
  case modifierAbove
  case modifierBelow
  case modifierAfter
  case modifierBefore
  case symbolAbove
  case symbolBelow
  case finalModifierAbove
  case finalModifierBelow
  case finalModifierAfter

  static func set(_ categories: UniversalCategory...) -> UInt64 {
    categories.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }
}
