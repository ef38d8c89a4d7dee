/// The class of a character in UAX #14, in the order of the table.
enum LineBreakClass: UInt8, Sendable {
  case unknown
  case ambiguous
  case alphabetic
  case breakBoth
  case breakAfter
  case breakBefore
  case mandatoryBreak
  case contingentBreak
  case conditionalJapaneseStarter
  case closePunctuation
  case combiningMark
  case closeParenthesis
  case carriageReturn
  case emojiBase
  case emojiModifier
  case exclamation
  case glue
  case hangulLV
  case hangulLVT
  case hebrewLetter
  case hyphen
  case ideographic
  case inseparable
  case infixSeparator
  case jamoLeading
  case jamoTrailing
  case jamoVowel
  case lineFeed
  case nextLine
  case nonstarter
  case numeric
  case openPunctuation
  case postfixNumeric
  case prefixNumeric
  case quotation
  case regionalIndicator
  case complexContext
  case surrogate
  case space
  case breakSymbol
  case wordJoiner
  case zeroWidthSpace
  case joiner

  var isNewline: Bool {
    self == .mandatoryBreak || self == .carriageReturn || self == .lineFeed || self == .nextLine
  }

  /// LB4, LB5: whether a line ends after this and before `next`.
  func isHard(before next: LineBreakClass) -> Bool {
    isNewline && !(self == .carriageReturn && next == .lineFeed)
  }

  /// Whether marks after it do not belong to it (LB9).
  var standsAlone: Bool { isNewline || self == .space || self == .zeroWidthSpace }

  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  /// What stands before or after a number: currency signs, per cent.
  var isAffix: Bool { self == .prefixNumeric || self == .postfixNumeric }
  var isIdeograph: Bool {
    self == .ideographic || self == .emojiBase || self == .emojiModifier
  }
  var isHangul: Bool {
    switch self {
    case .jamoLeading, .jamoVowel, .jamoTrailing, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}
