/// Whether a line may end at a place.
package enum LineBreak: UInt8, Sendable {
  case prohibited
  case allowed
  /// A break after a line feed and the like, and at the end of text.
  case mandatory
}

/// Finds where lines may and must break.
///
/// Source: UAX #14, Unicode 15.0, with numbers kept together as in its section 8.2, example 7.
/// Text of Thai, Lao, Khmer and Burmese breaks between the words of a dictionary as well.
package struct LineBreaker {
  /// Options that change where lines may end, beyond what the text says.
  package struct Options: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Korean breaks at spaces, not between syllables: Apple's `hangulWordPriority`.
    package static let keepsHangulWords = Options(rawValue: 1)
  }

  /// The last character that is not a space and not absorbed (LB9); nil at the start of text.
  private var last: LineBreakClass?
  /// The one before it, if they touch.
  private var beforeLast: LineBreakClass?
  private var lastCharacter: UInt32 = 0
  private var lastIndex = 0
  private var hasSpaces = false
  private var isFlagHalf = false
  private var number = Number.none

  /// How much of a number came last: digits, or digits and closing brackets.
  private enum Number {
    case none
    case open
    case closed
  }

  private init() {}

  /// - Returns: One element more than there are characters: element *i* is about the place before
  ///   character *i*, the last one, which is mandatory, about the end. For no text one element,
  ///   prohibited.
  /// - Complexity: O(*n*).
  package static func breaks(
    in characters: [UInt32], options: Options = []
  ) -> [LineBreak] {
    var result = [LineBreak](repeating: .prohibited, count: characters.count + 1)
    guard !characters.isEmpty else { return result }
    let table = UnicodeTables.lineBreak
    var breaker = LineBreaker()
    var previous: LineBreakClass?
    var unspaced: [Range<Int>] = []
    for (index, character) in characters.enumerated() {
      var kind = LineBreakClass(rawValue: table[character]) ?? .unknown
      if kind == .complexContext { unspaced.append(place: index) }
      kind = resolved(kind, character)
      let before = previous
      previous = kind
      let isMark = kind == .combiningMark || kind == .joiner
      if isMark {
        if let before, !before.standsAlone { continue }  // LB9
        kind = .alphabetic  // LB10
      }
      defer { breaker.take(kind, character, at: index) }
      guard let before else { continue }
      if before.isHard(before: kind) {
        result[index] = .mandatory
        breaker = LineBreaker()
        continue
      }
      if kind.isNewline || kind == .space || kind == .zeroWidthSpace { continue }  // LB6, LB7
      if before == .joiner { continue }  // LB8a
      if breaker.continuesNumber(kind) {
        if breaker.opensNumber { result[breaker.lastIndex] = .prohibited }
        continue
      }
      if breaker.breaks(before: kind, character, options) { result[index] = .allowed }
    }
    for range in unspaced {
      for index in DictionaryWords.boundaries(in: characters[range], for: .lines) {
        result[index] = .allowed
      }
    }
    result[characters.count] = .mandatory
    return result
  }

  /// The class after rule LB1.
  private static func resolved(_ kind: LineBreakClass, _ character: UInt32) -> LineBreakClass {
    switch kind {
    case .ambiguous, .surrogate, .unknown: .alphabetic
    case .complexContext:
      UnicodeTables.isMark(character) && UnicodeTables.category[character] != 8
        ? .combiningMark : .alphabetic
    case .conditionalJapaneseStarter: .nonstarter
    default: kind
    }
  }

  private mutating func take(_ kind: LineBreakClass, _ character: UInt32, at index: Int) {
    if kind == .space {
      hasSpaces = true
      return
    }
    switch kind {
    case .numeric: number = .open
    case .breakSymbol, .infixSeparator: if hasSpaces || number != .open { number = .none }
    case .closePunctuation, .closeParenthesis:
      number = !hasSpaces && number == .open ? .closed : .none
    default: number = .none
    }
    isFlagHalf =
      kind == .regionalIndicator && !(last == .regionalIndicator && !hasSpaces && isFlagHalf)
    beforeLast = hasSpaces ? nil : last
    last = kind
    lastCharacter = character
    lastIndex = index
    hasSpaces = false
  }

  /// Whether what came last is a bracket between a currency sign and a digit.
  private var opensNumber: Bool {
    last == .openPunctuation && beforeLast?.isAffix == true
  }

  /// LB25: whether the next character belongs to the number that came last.
  private func continuesNumber(_ next: LineBreakClass) -> Bool {
    guard let last, !hasSpaces else { return false }
    switch next {
    case .numeric:
      return number == .open || last == .openPunctuation || last == .hyphen || last.isAffix
    case .prefixNumeric, .postfixNumeric: return number != .none
    default: return false
    }
  }
}

extension LineBreaker {
  /// LB8 to LB31, but for numbers.
  private func breaks(
    before next: LineBreakClass, _ character: UInt32, _ options: Options
  ) -> Bool {
    guard let last else { return hasSpaces && !Self.neverStarts(next) }
    if last == .zeroWidthSpace { return true }
    if Self.neverStarts(next) { return false }  // LB11, LB13
    switch (last, next) {  // LB14 to LB17
    case (.openPunctuation, _), (.quotation, .openPunctuation),
      (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter),
      (.breakBoth, .breakBoth):
      return false
    default: break
    }
    if hasSpaces { return true }  // LB18
    switch (last, next) {  // LB11 to LB12a, LB19 to LB20
    case (.wordJoiner, _), (.glue, _): return false
    case (.breakAfter, .glue), (.hyphen, .glue): return beforeLast != .hebrewLetter
    case (_, .glue), (_, .quotation), (.quotation, _): return false
    case (.contingentBreak, _), (_, .contingentBreak): return true
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): return false
    case (.hyphen, _), (.breakAfter, _):
      return beforeLast != .hebrewLetter && next != .inseparable  // LB21a, LB22
    default: break
    }
    return breaksInside(last, next, character, options)
  }

  /// Whether a line may break between two characters, by rules LB21b to LB31.
  private func breaksInside(
    _ last: LineBreakClass, _ next: LineBreakClass, _ character: UInt32, _ options: Options
  ) -> Bool {
    switch (last, next) {
    case (.breakSymbol, .hebrewLetter), (_, .inseparable): return false
    case (.numeric, _) where next.isLetter: return false
    case (_, .numeric) where last.isLetter: return false
    case (.prefixNumeric, _) where next.isIdeograph: return false
    case (_, .postfixNumeric) where last.isIdeograph: return false
    case (_, .prefixNumeric) where last.isLetter: return false
    case (_, .postfixNumeric) where last.isLetter: return false
    case (_, _) where last.isAffix && next.isLetter: return false
    case (.jamoLeading, .jamoLeading), (.jamoLeading, .jamoVowel), (.jamoLeading, .hangulLV),
      (.jamoLeading, .hangulLVT), (.jamoVowel, .jamoVowel), (.jamoVowel, .jamoTrailing),
      (.hangulLV, .jamoVowel), (.hangulLV, .jamoTrailing), (.jamoTrailing, .jamoTrailing),
      (.hangulLVT, .jamoTrailing):
      return false
    case (_, .postfixNumeric) where last.isHangul: return false
    case (.prefixNumeric, _) where next.isHangul: return false
    case (_, _) where last.isHangul && next.isHangul: return !options.contains(.keepsHangulWords)
    case (_, _) where last.isLetter && next.isLetter: return false
    case (.infixSeparator, _) where next.isLetter: return false
    case (_, .openPunctuation) where last.isLetter || last == .numeric:
      return UnicodeTables.isWide(character)
    case (.closeParenthesis, _) where next.isLetter || next == .numeric:
      return UnicodeTables.isWide(lastCharacter)
    case (.regionalIndicator, .regionalIndicator): return !isFlagHalf
    case (.emojiBase, .emojiModifier): return false
    case (_, .emojiModifier):
      return UnicodeTables.pictograph[lastCharacter] == 0
        || !UnicodeTables.isUnassigned(lastCharacter)
    default: return true
    }
  }

  /// What never stands at the start of a line, not even after spaces.
  private static func neverStarts(_ next: LineBreakClass) -> Bool {
    switch next {
    case .wordJoiner, .closePunctuation, .closeParenthesis, .exclamation, .infixSeparator,
      .breakSymbol:
      true
    default: false
    }
  }
}

extension [Range<Int>] {
  /// Adds a place to the last range, or as a range of its own where it does not follow that.
  mutating func append(place: Int) {
    if let last, last.upperBound == place {
      self[count - 1] = last.lowerBound..<place + 1
    } else {
      append(place..<place + 1)
    }
  }
}
