/// Properties of characters, of Unicode 15.0.0 (Debian's `unicode-data` 15.0.0-1).
///
/// Every table is unpacked from generated text when it is first asked for. Its numbers are those
/// of the enumeration beside it: `BidiClass`, `LineBreakClass`, …
enum UnicodeTables {
  static let category = CharacterTable(runs: categories)
  static let combiningClass = CharacterTable(runs: combiningClasses)
  static let ignorable = CharacterTable(runs: ignorables)
  static let bidiClass = CharacterTable(runs: bidiClasses)
  static let lineBreak = CharacterTable(runs: lineBreaks)
  static let graphemeBreak = CharacterTable(runs: graphemeBreaks)
  static let wordBreak = CharacterTable(runs: wordBreaks)
  /// Neutral, ambiguous, half width, wide, full width, narrow: 0 to 5.
  static let eastAsianWidth = CharacterTable(runs: eastAsianWidths)
  /// The table of pictographs: 1 for `Extended_Pictographic`.
  static let pictograph = CharacterTable(runs: pictographs)
  /// 1 for `Emoji_Presentation`: drawn in colour without a variation selector.
  static let emojiPresentation = CharacterTable(runs: emoji)
  /// The table of `SyllableCategory` and `SyllablePosition`.
  static let syllableCategory = CharacterTable(runs: syllableCategories)
  static let syllablePosition = CharacterTable(runs: syllablePositions)
  /// The table of `UniversalCategory`.
  static let universalCategory = CharacterTable(runs: universalCategories)
  static let joiningType = CharacterTable(runs: joiningTypes)
  static let script = CharacterTable(runs: scripts)
  /// Indexes into `sharedScripts`; 0 for a character of one script.
  static let scriptExtension = CharacterTable(runs: scriptExtensions)
  static let sharedScripts: [[UInt8]] = {
    var sets: [[UInt8]] = []
    var rest = TableNumbers.decode(scriptSets)[...]
    while let count = rest.popFirst() {
      sets.append(rest.prefix(count).map { UInt8(truncatingIfNeeded: $0) })
      rest = rest.dropFirst(count)
    }
    return sets
  }()

  static let mirrored = PairTable(distances: mirrors)
  static let bracketPairs = BracketTable(brackets)
  static let decomposition = DecompositionTable(decompositions)

  /// Whether a character is a mark: Mn, Mc or Me.
  static func isMark(_ character: UInt32) -> Bool {
    (6...8).contains(category[character])
  }

  static func isNonSpacingMark(_ character: UInt32) -> Bool { category[character] == 6 }
  static func isDecimalDigit(_ character: UInt32) -> Bool { category[character] == 9 }
  /// Whether a character is a letter, a mark, or no graphic character.
  static func isInWord(_ character: UInt32) -> Bool {
    let category = category[character]
    return category <= 8 || (27...29).contains(category)
  }
  /// What a stretched sign may stand over: letters without case, marks, numbers, symbols.
  static func isStretchedOver(_ character: UInt32) -> Bool {
    switch category[character] {
    case 0, 4...11, 19...22, 29: true
    default: false
    }
  }
  static func isUnassigned(_ character: UInt32) -> Bool { category[character] == 0 }
  /// Whether a character has the East Asian width H, W or F.
  static func isWide(_ character: UInt32) -> Bool {
    (2...4).contains(eastAsianWidth[character])
  }
  static func isIgnorable(_ character: UInt32) -> Bool { ignorable[character] != 0 }
}

/// A map from characters to others, ascending.
struct PairTable: Sendable {
  private let keys: [UInt32]
  private let values: [UInt32]

  init(distances: String) {
    var (keys, values): ([UInt32], [UInt32]) = ([], [])
    let numbers = TableNumbers.decode(distances)
    var key = 0
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      key += numbers[index]
      keys.append(UInt32(key))
      values.append(UInt32(key + TableNumbers.unzigzag(numbers[index + 1])))
    }
    self.keys = keys
    self.values = values
  }

  subscript(character: UInt32) -> UInt32? {
    guard let index = keys.position(of: character) else { return nil }
    return values[index]
  }
}

/// Brackets that belong together.
struct BracketTable: Sendable {
  private let keys: [UInt32]
  private let values: [(other: UInt32, isOpening: Bool)]

  init(_ text: String) {
    var keys: [UInt32] = []
    var values: [(other: UInt32, isOpening: Bool)] = []
    let numbers = TableNumbers.decode(text)
    var key = 0
    for index in stride(from: 0, to: numbers.count - 2, by: 3) {
      key += numbers[index]
      keys.append(UInt32(key))
      values.append(
        (UInt32(key + TableNumbers.unzigzag(numbers[index + 1])), numbers[index + 2] == 1))
    }
    self.keys = keys
    self.values = values
  }

  subscript(character: UInt32) -> (other: UInt32, isOpening: Bool)? {
    guard let index = keys.position(of: character) else { return nil }
    return values[index]
  }
}

/// Canonical decompositions and compositions, those of Hangul by arithmetic.
struct DecompositionTable: Sendable {
  private let keys: [UInt32]
  private let parts: [(first: UInt32, second: UInt32)]
  private let compositions: [UInt64: UInt32]

  init(_ text: String) {
    var keys: [UInt32] = []
    var parts: [(first: UInt32, second: UInt32)] = []
    var compositions: [UInt64: UInt32] = [:]
    let numbers = TableNumbers.decode(text)
    var key = 0
    for index in stride(from: 0, to: numbers.count - 3, by: 4) {
      key += numbers[index]
      let first = UInt32(key + TableNumbers.unzigzag(numbers[index + 1]))
      let second = UInt32(numbers[index + 2])
      keys.append(UInt32(key))
      parts.append((first, second))
      if numbers[index + 3] == 1 {
        compositions[UInt64(first) << 32 | UInt64(second)] = UInt32(key)
      }
    }
    self.keys = keys
    self.parts = parts
    self.compositions = compositions
  }

  /// - Returns: Two characters, of which the second is 0 for a single one.
  func decompose(_ character: UInt32) -> (first: UInt32, second: UInt32)? {
    if (0xAC00..<0xD7A4).contains(character) {
      let index = character - 0xAC00
      return index % 28 == 0
        ? (0x1100 + index / 588, 0x1161 + index % 588 / 28)
        : (0xAC00 + index / 28 * 28, 0x11A7 + index % 28)
    }
    guard let index = keys.position(of: character) else { return nil }
    return parts[index]
  }

  func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if (0x1100..<0x1113).contains(first), (0x1161..<0x1176).contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if (0xAC00..<0xD7A4).contains(first), (first - 0xAC00) % 28 == 0,
      (0x11A8..<0x11C3).contains(second)
    {
      return first + second - 0x11A7
    }
    return compositions[UInt64(first) << 32 | UInt64(second)]
  }
}

extension [UInt32] {
  /// The index of a number in an ascending list; nil where it is not in it.
  fileprivate func position(of value: UInt32) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) >> 1
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == value ? low : nil
  }
}
