/// The bidirectional class of a character, in the order of the table.
///
/// Source: UAX #9, Unicode 15.0, table 4.
package enum BidiClass: UInt8, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
  case arabicLetter
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case arabicNumber
  case commonSeparator
  case nonspacingMark
  case boundaryNeutral
  case paragraphSeparator
  case segmentSeparator
  case whitespace
  case otherNeutral
  case leftToRightEmbedding
  case leftToRightOverride
  case rightToLeftEmbedding
  case rightToLeftOverride
  case popDirectionalFormat
  case leftToRightIsolate
  case rightToLeftIsolate
  case firstStrongIsolate
  case popDirectionalIsolate

  package init(of character: UInt32) {
    self = BidiClass(rawValue: UnicodeTables.bidiClass[character]) ?? .leftToRight
  }

  package var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// What rule X9 takes out of the text.
  var isRemoved: Bool {
    switch self {
    case .boundaryNeutral, .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding,
      .rightToLeftOverride, .popDirectionalFormat:
      true
    default: false
    }
  }

  /// Whether the class is an NI of the neutral rules.
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral,
      .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate:
      true
    default: false
    }
  }

  /// Whether text made of this class alone keeps its order in a paragraph from left to right.
  var isPlain: Bool {
    switch self {
    case .rightToLeft, .arabicLetter, .arabicNumber, .leftToRightEmbedding,
      .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
      .popDirectionalFormat, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
      .popDirectionalIsolate:
      false
    default: true
    }
  }
}
