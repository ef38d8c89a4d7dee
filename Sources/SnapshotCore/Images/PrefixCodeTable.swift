/// Fills the table that `Inflater` decodes one alphabet of a block with.
///
/// Codes of up to `indexBits` bits are found at once; longer ones in a second table for all that
/// begin the same.
@safe struct PrefixCodeTable {
  private typealias Entry = InflaterEntry

  private let words: UnsafeMutablePointer<UInt32>
  private let space: Int
  private let indexBits: Int
  private var used: Int
  private var longest = 0
  private var shortest = 0
  /// How many codes of each length are still to come, the one at hand included.
  private var remaining = [Int](repeating: 0, count: 16)
  private var prefix = -1
  private var subtable = 0
  private var subtableBits = 0

  /// - Parameter space: The number of words at `words`; at least 2^`indexBits`.
  init(words: UnsafeMutablePointer<UInt32>, space: Int, indexBits: Int) {
    // SAFETY: The inflater owns the words, `space` of them and no fewer than 2^`indexBits`, and
    // keeps them for longer than this value, which lives for one call.
    unsafe self.words = unsafe words
    self.space = space
    self.indexBits = indexBits
    used = 1 << indexBits
  }

  /// Refuses lengths that are no whole code, but for a single code of one bit and for none.
  ///
  /// - Parameters:
  ///   - lengths: The bits of each symbol's code, from 0 to 15; at most 288 of them.
  ///   - symbols: Each symbol's word, but for the bits of its code.
  mutating func fill(_ lengths: ArraySlice<UInt8>, _ symbols: [UInt32]) -> Bool {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var left = 1
    for length in 1...15 {
      left = 2 * left - counts[length]
      if left < 0 { return false }
    }
    longest = counts.lastIndex { $0 > 0 } ?? 0
    shortest = counts.firstIndex { $0 > 0 } ?? 0
    if left > 0 {
      guard longest <= 1 else { return false }
      // SAFETY: There are `space` words, at least 2^`indexBits` as `init` asks for.
      for index in 0..<1 << indexBits { unsafe words[index] = Entry.none }
    }
    remaining = counts
    var starts = [Int](repeating: 0, count: 16)
    for length in 1..<15 { starts[length + 1] = starts[length] + counts[length] }
    var sorted = [Int](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      sorted[starts[Int(length)]] = symbol
      starts[Int(length)] += 1
    }
    var code = 0
    var position = 0
    for length in 1..<16 {
      for _ in 0..<counts[length] {
        guard insert(symbols[sorted[position]], Self.reversed(code, length), length) else {
          return false
        }
        remaining[length] -= 1
        position += 1
        code += 1
      }
      code <<= 1
    }
    return true
  }

  /// Puts literals whose codes fit one index together into one entry, up to three of them.
  func joinLiterals() {
    guard 2 * shortest <= indexBits else { return }
    // SAFETY: Every index is below 2^`indexBits`, or one of these shifted to the right, which is
    // smaller.
    let most = UInt32(indexBits)
    var index = 1 << indexBits - 1
    // What follows an index's first code stands at a lower index, where entries are still single.
    while index > 0 {
      let first = unsafe words[index]
      if first & Entry.literal != 0 {
        let second = unsafe words[index &>> Int(first & 15)]
        let both = first & 15 &+ second & 15
        if second & Entry.literal != 0, both <= most {
          let third = unsafe words[index &>> Int(both)]
          let all = both &+ third & 15
          let pair = first & 0xff00 | (second & 0xff00) &<< 8 | Entry.literal
          let areThree = third & Entry.literal != 0 && all <= most
          unsafe words[index] =
            areThree ? pair | (third & 0xff00) &<< 16 | 3 << 4 | all : pair | 2 << 4 | both
        }
      }
      index &-= 1
    }
  }

  private mutating func insert(_ symbol: UInt32, _ reversed: Int, _ length: Int) -> Bool {
    // SAFETY: An index is below 2^`indexBits`; or it is in the current subtable, whose end `used`
    // is checked against the space by `beginSubtable` before anything is written.
    if length <= indexBits {
      let entry = Self.entry(symbol, codeBits: UInt32(length))
      var index = reversed
      while index < 1 << indexBits {
        unsafe words[index] = entry
        index += 1 << length
      }
      return true
    }
    let low = reversed & (1 << indexBits - 1)
    if low != prefix {
      guard beginSubtable(low, length) else { return false }
    }
    let entry = Self.entry(symbol, codeBits: UInt32(length - indexBits))
    var index = reversed >> indexBits
    while index < 1 << subtableBits {
      unsafe words[subtable + index] = entry
      index += 1 << (length - indexBits)
    }
    return true
  }

  /// A table for the codes that begin with `low`, as large as the longest of them needs.
  private mutating func beginSubtable(_ low: Int, _ length: Int) -> Bool {
    prefix = low
    subtable = used
    subtableBits = length - indexBits
    var room = 1 << subtableBits
    while subtableBits + indexBits < longest {
      room -= remaining[subtableBits + indexBits]
      if room <= 0 { break }
      subtableBits += 1
      room <<= 1
    }
    used += 1 << subtableBits
    guard used <= space else { return false }
    // SAFETY: `insert` has cut `low` to `indexBits` bits, and the table has at least 2^`indexBits`
    // words.
    unsafe words[low] =
      UInt32(subtable) << 16 | Entry.exceptional | Entry.subtable | UInt32(subtableBits)
    return true
  }

  private static func entry(_ symbol: UInt32, codeBits: UInt32) -> UInt32 {
    if symbol & (Entry.literal | Entry.exceptional) != 0 { return symbol | codeBits }
    return symbol + codeBits | codeBits << 8
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    var word = UInt16(truncatingIfNeeded: code)
    word = (word & 0x5555) << 1 | (word >> 1) & 0x5555
    word = (word & 0x3333) << 2 | (word >> 2) & 0x3333
    word = (word & 0x0f0f) << 4 | (word >> 4) & 0x0f0f
    return Int(word.byteSwapped >> UInt16(16 - length))
  }

  // MARK: - Alphabets

  private static let lengthBases: [UInt32] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
    131, 163, 195, 227, 258,
  ]
  private static let lengthExcess: [UInt32] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  /// The literals, the end of the block, the lengths, and two symbols that have no meaning.
  static let literalSymbols: [UInt32] = (0..<288).map { symbol in
    if symbol < 256 { return Entry.oneLiteral | UInt32(symbol) << 8 }
    if symbol == 256 { return Entry.exceptional | Entry.endOfBlock }
    if symbol > 285 { return Entry.none }
    return lengthBases[symbol - 257] << 16 | lengthExcess[symbol - 257]
  }

  static let distanceSymbols: [UInt32] = (0..<32).map { symbol in
    if symbol > 29 { return Entry.none }
    if symbol < 4 { return UInt32(symbol + 1) << 16 }
    let excess = UInt32(symbol / 2 - 1)
    return ((2 + UInt32(symbol % 2)) << excess + 1) << 16 | excess
  }

  static let codeLengthSymbols: [UInt32] = (0..<19).map { UInt32($0) << 16 }
}
