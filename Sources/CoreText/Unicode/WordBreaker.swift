/// Finds where words, and what stands between them, begin and end.
///
/// It does not decide where lines break: see `LineBreaker`.
///
/// Source: UAX #29, Unicode 15.0, rules WB3 to WB999. Text of scripts without spaces (Thai, Lao,
/// Khmer, Burmese, Chinese, Japanese) is divided with a dictionary.
package struct WordBreaker {
  /// The kinds of characters, in the order of the table.
  private enum Kind: UInt8 {
    case other
    case carriageReturn
    case lineFeed
    case newline
    case extend
    case joiner
    case format
    case regionalIndicator
    case katakana
    case hebrewLetter
    case letter
    case singleQuote
    case doubleQuote
    case middleOfNumberOrWord
    case middleOfWord
    case middleOfNumber
    case numeric
    case extendsWord
    case space

    var isLetter: Bool { self == .letter || self == .hebrewLetter }
    var isNewline: Bool { self == .carriageReturn || self == .lineFeed || self == .newline }
    var isAbsorbed: Bool { self == .extend || self == .joiner || self == .format }
    var joinsLetters: Bool {
      self == .middleOfWord || self == .middleOfNumberOrWord || self == .singleQuote
    }
    var joinsDigits: Bool {
      self == .middleOfNumber || self == .middleOfNumberOrWord || self == .singleQuote
    }
    var isPartOfWord: Bool {
      isLetter || self == .numeric || self == .katakana || self == .extendsWord
    }
  }

  /// The two last characters that are not absorbed by those before them (WB4).
  private var last: Kind?
  private var beforeLast: Kind?
  private var isFlagHalf = false

  private init() {}

  /// The places where words and the characters between them begin, ascending, and the text's end;
  /// empty for no text.
  ///
  /// - Complexity: O(*n*).
  package static func boundaries(in characters: [UInt32]) -> [Int] {
    let table = UnicodeTables.wordBreak
    let pictographs = UnicodeTables.pictograph
    var breaker = WordBreaker()
    var boundaries: [Int] = []
    var previous: Kind?
    var unspaced: [Range<Int>] = []
    for (index, character) in characters.enumerated() {
      if isUnspaced(character) { unspaced.append(place: index) }
      let kind = Kind(rawValue: table[character]) ?? .other
      defer { previous = kind }
      guard let before = previous else {
        boundaries.append(index)
        breaker.take(kind)
        continue
      }
      if before == .carriageReturn, kind == .lineFeed { continue }
      if before.isNewline || kind.isNewline {
        boundaries.append(index)
        breaker = WordBreaker()
        breaker.take(kind)
        continue
      }
      let joins =
        (before == .joiner && pictographs[character] != 0)
        || (before == .space && kind == .space)
      if !joins, kind.isAbsorbed { continue }
      let keepsMiddle = breaker.joinsAroundMiddle(kind)
      if keepsMiddle { boundaries.removeLast() }
      if !joins, !keepsMiddle, breaker.breaks(before: kind) { boundaries.append(index) }
      breaker.take(kind)
    }
    if !characters.isEmpty { boundaries.append(characters.count) }
    return unspaced.isEmpty ? boundaries : divided(boundaries, unspaced, characters)
  }

  /// Whether words of a character's script follow each other without a space.
  private static func isUnspaced(_ character: UInt32) -> Bool {
    if UnicodeTables.lineBreak[character] == LineBreakClass.complexContext.rawValue { return true }
    switch Script(of: character) {
    case .han, .hiragana, .katakana: return true
    default: return false
    }
  }

  /// Boundaries of which those inside of text without spaces are a dictionary's.
  private static func divided(
    _ boundaries: [Int], _ unspaced: [Range<Int>], _ characters: [UInt32]
  ) -> [Int] {
    var result: [Int] = []
    var rest = boundaries[...]
    for range in unspaced {
      let outside = rest.prefix { $0 <= range.lowerBound }
      result += outside
      rest = rest.dropFirst(outside.count).drop { $0 < range.upperBound }
      result += DictionaryWords.boundaries(in: characters[range], for: .selection)
    }
    return result + rest
  }

  private mutating func take(_ kind: Kind) {
    isFlagHalf = kind == .regionalIndicator && !(last == .regionalIndicator && isFlagHalf)
    beforeLast = last
    last = kind.isNewline ? nil : kind.isAbsorbed ? .other : kind
  }

  /// Whether the last character, before which there was a boundary, stands inside a word or a
  /// number that goes on with `next`: the full stop of 3.14 (WB6, WB7, WB7b, WB7c, WB11, WB12).
  private func joinsAroundMiddle(_ next: Kind) -> Bool {
    guard let last, let beforeLast else { return false }
    if beforeLast == .hebrewLetter, last == .singleQuote { return false }
    return (beforeLast.isLetter && last.joinsLetters && next.isLetter)
      || (beforeLast == .hebrewLetter && last == .doubleQuote && next == .hebrewLetter)
      || (beforeLast == .numeric && last.joinsDigits && next == .numeric)
  }

  private func breaks(before next: Kind) -> Bool {
    guard let last else { return true }
    switch (last, next) {
    case (.hebrewLetter, .singleQuote): return false
    case (.singleQuote, _) where beforeLast == .hebrewLetter && next.isLetter: return false
    case (.katakana, .katakana): return false
    case (.regionalIndicator, .regionalIndicator): return !isFlagHalf
    case (_, .extendsWord): return !last.isPartOfWord
    case (.extendsWord, _): return !next.isPartOfWord
    default:
      let isWord = last.isLetter || last == .numeric
      return !(isWord && (next.isLetter || next == .numeric))
    }
  }
}
