import Foundation

/// Where words of a language may be divided.
///
/// Reads the files of the Hyphen library (`hyph_en_US.dic`): an encoding, limits, and patterns,
/// one a line, whose digits stand between letters. A pattern that changes the spelling at its
/// hyphen, as German did before 1996, is left out, with the places where it would have been used.
///
/// Source: F. M. Liang, Word Hy-phen-a-tion by Com-put-er, Stanford 1983.
struct HyphenationPatterns: Sendable {
  /// The digits before the letters of a pattern and behind them, by its letters in lower case,
  /// where a full stop is the start or the end of a word.
  private var values: [[UInt32]: [UInt8]] = [:]
  private var maximumLength = 0
  /// The minimum number of letters of a word's part, before the hyphen and behind it.
  private(set) var minimumBefore = 2
  private(set) var minimumAfter = 2

  /// - Parameter text: A pattern file without its first line, which names the encoding.
  init(_ text: Substring) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      if words.count == 2, let number = Int(words[1]) {
        if words[0] == "LEFTHYPHENMIN" { minimumBefore = max(number, 1) }
        if words[0] == "RIGHTHYPHENMIN" { minimumAfter = max(number, 1) }
      } else if words.count == 1, !line.hasPrefix("%"), !line.hasPrefix("#"),
        !line.contains("/")
      {
        add(words[0])
      }
    }
  }

  /// Nil where the file cannot be read or is in an encoding that Foundation has no name for.
  init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let end = data.firstIndex(of: 0x0A),
      let encoding = Self.encoding(
        String(decoding: data[..<end], as: UTF8.self).trimmingCharacters(in: .whitespaces)),
      let text = String(data: data[end...], encoding: encoding)
    else { return nil }
    self.init(text[...])
  }

  private static func encoding(_ name: String) -> String.Encoding? {
    switch name.uppercased() {
    case "UTF-8": .utf8
    case "ISO8859-1": .isoLatin1
    case "ISO8859-2": .isoLatin2
    case "MICROSOFT-CP1250": .windowsCP1250
    case "MICROSOFT-CP1251": .windowsCP1251
    default: nil
    }
  }

  private mutating func add(_ pattern: Substring) {
    var letters: [UInt32] = []
    var digits: [UInt8] = [0]
    for scalar in pattern.unicodeScalars {
      if let digit = Self.digit(scalar) {
        digits[digits.count - 1] = digit
      } else {
        letters.append(scalar.value)
        digits.append(0)
      }
    }
    guard !letters.isEmpty else { return }
    values[letters] = digits
    maximumLength = max(maximumLength, letters.count)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    ("0"..."9").contains(scalar) ? UInt8(scalar.value - 0x30) : nil
  }

  /// The letters of a word that a hyphen may stand before, ascending.
  ///
  /// - Parameter word: Letters alone, of either case.
  /// - Complexity: O(*n*), as patterns have a maximum length.
  func places(in word: [Unicode.Scalar]) -> [Int] {
    guard word.count >= minimumBefore + minimumAfter else { return [] }
    let stop = UInt32(0x2E)
    let letters = [stop] + word.map(Self.lowercased) + [stop]
    var levels = [UInt8](repeating: 0, count: letters.count + 1)
    for start in letters.indices {
      for end in start + 1..<min(start + maximumLength, letters.count) + 1 {
        guard let digits = values[Array(letters[start..<end])] else { continue }
        for (offset, digit) in digits.enumerated() {
          levels[start + offset] = max(levels[start + offset], digit)
        }
      }
    }
    return (minimumBefore...word.count - minimumAfter).filter { levels[$0 + 1] & 1 == 1 }
  }

  /// A letter's lower case, where that is one character.
  private static func lowercased(_ scalar: Unicode.Scalar) -> UInt32 {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower[lower.startIndex].value : scalar.value
  }
}
