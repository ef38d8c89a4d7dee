/// Finds where characters that a reader takes for one end: extended grapheme clusters.
///
/// Takes characters one after another, so that text is read once and nothing is stored.
///
/// Source: UAX #29, Unicode 15.0, rules GB3 to GB999.
package struct GraphemeBreaker {
  /// The kinds of characters, in the order of the table.
  private enum Kind: UInt8 {
    case other
    case carriageReturn
    case lineFeed
    case control
    case extend
    case joiner
    case regionalIndicator
    case prepend
    case spacingMark
    case leading
    case vowel
    case trailing
    case leadingVowel
    case leadingVowelTrailing
    case pictograph
  }

  private let table = UnicodeTables.graphemeBreak
  private var last: Kind?
  private var isFlagHalf = false
  /// Whether a pictograph and what extends it came last; and a joiner after that.
  private var isPictograph = false
  private var isJoined = false

  package init() {}

  /// Takes the next character.
  ///
  /// - Returns: Whether a cluster begins with it; so before the first one.
  package mutating func isBreak(before character: UInt32) -> Bool {
    let kind = Kind(rawValue: table[character]) ?? .other
    let result = last.map { breaks($0, kind) } ?? true
    isFlagHalf = kind == .regionalIndicator && (result || !isFlagHalf)
    isJoined = kind == .joiner && isPictograph
    isPictograph = kind == .pictograph || (kind == .extend && isPictograph)
    last = kind
    return result
  }

  /// The places where clusters begin, ascending, and the text's end; empty for no text.
  ///
  /// - Complexity: O(*n*).
  package static func boundaries(in characters: [UInt32]) -> [Int] {
    var breaker = GraphemeBreaker()
    var boundaries: [Int] = []
    boundaries.reserveCapacity(characters.count + 1)
    for (index, character) in characters.enumerated() where breaker.isBreak(before: character) {
      boundaries.append(index)
    }
    if !characters.isEmpty { boundaries.append(characters.count) }
    return boundaries
  }

  private func breaks(_ last: Kind, _ next: Kind) -> Bool {
    switch (last, next) {
    case (.other, .other): return true
    case (.carriageReturn, .lineFeed): return false
    case (.control, _), (.carriageReturn, _), (.lineFeed, _): return true
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): return true
    case (.leading, .leading), (.leading, .vowel), (.leading, .leadingVowel),
      (.leading, .leadingVowelTrailing):
      return false
    case (.leadingVowel, .vowel), (.leadingVowel, .trailing), (.vowel, .vowel),
      (.vowel, .trailing):
      return false
    case (.leadingVowelTrailing, .trailing), (.trailing, .trailing): return false
    case (_, .extend), (_, .joiner), (_, .spacingMark), (.prepend, _): return false
    case (.joiner, .pictograph) where isJoined: return false
    case (.regionalIndicator, .regionalIndicator): return !isFlagHalf
    default: return true
    }
  }
}
