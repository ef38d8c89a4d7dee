import Foundation

/// Inflates a zlib stream that lies whole in memory, a piece at a time, into a window that holds
/// the last piece and what a match may reach back to.
///
/// It accepts only what is beyond doubt: whatever it refuses is given to libpng, which finds the
/// words for what is wrong. A stream that it accepts is whole to its last bit, has the right
/// checksum, and has exactly as many bytes as it should.
///
/// Between two pieces its state is a few numbers, the tables and the window, so that a second
/// stream with the same beginning can go on from there.
///
/// - Source: RFC 1950, RFC 1951. Table look-up of eleven bits, one refill of the bit buffer for a
///   length with its distance: the scheme of every fast inflater of the last years.
@safe struct Inflater {
  typealias Entry = InflaterEntry

  enum Step {
    /// The output is there as far as it was asked for.
    case more
    /// The last block is done and the checksum holds.
    case end
    case refused
  }

  /// The number of bytes that must be readable after the input, whatever they are.
  static let inputPadding = 16
  /// The number of bytes that must be writable after the window: a piece may end so many bytes
  /// late.
  static let windowPadding = 320
  /// How far back a match may reach, in bytes.
  static let reach = 32_768

  let input: UnsafeRawPointer
  let inputBitCount: Int
  let window: UnsafeMutableRawPointer
  private let outputByteCount: Int

  /// The place in the output of the byte that stands first in the window.
  private(set) var origin = 0
  /// The place of the next bit, from the start of the input.
  var bitPosition = 16
  /// The number of bytes of the output so far; at most `windowPadding` − 16 more than were asked
  /// for.
  var written = 0
  private var checksum = Adler32()
  let tables: UnsafeMutablePointer<UInt32>
  var isInBlock = false
  private var isLastBlock = false
  /// The number of bytes that are left of a stored block; negative in a compressed one.
  private var storedByteCount = -1

  static let literalBits = 11
  static let distanceBits = 8
  static let literalSpace = 4096
  private static let distanceSpace = 1024
  /// The number of words that `tables` must have room for.
  static let tableWordCount = literalSpace + distanceSpace

  /// Nil where the two bytes in front are no zlib header.
  ///
  /// - Parameters:
  ///   - input: The stream: `inputByteCount` + `inputPadding` bytes.
  ///   - window: Room for every piece with `reach` bytes before it and `windowPadding` after.
  ///   - tables: Room for `tableWordCount` words.
  init?(
    input: UnsafeRawPointer, inputByteCount: Int, window: UnsafeMutableRawPointer,
    outputByteCount: Int, tables: UnsafeMutablePointer<UInt32>
  ) {
    guard inputByteCount >= 8 else { return nil }
    // SAFETY: The caller has `inputByteCount` bytes at `input`, at least eight as was checked. It
    // keeps the input, window and tables, of the sizes that are documented, for as long as the
    // inflater is used.
    let method = unsafe input.load(as: UInt8.self)
    let flags = unsafe input.load(fromByteOffset: 1, as: UInt8.self)
    guard method & 15 == 8, method >> 4 <= 7, flags & 0x20 == 0,
      (Int(method) << 8 | Int(flags)) % 31 == 0
    else { return nil }
    unsafe self.input = unsafe input
    // The last four bytes are the checksum.
    inputBitCount = 8 * (inputByteCount - 4)
    unsafe self.window = unsafe window
    self.outputByteCount = outputByteCount
    unsafe self.tables = unsafe tables
  }

  /// Goes on where another stream's inflater stands, which had the same input up to there, and
  /// whose window has the same size.
  mutating func resume(from other: Inflater) {
    origin = other.origin
    bitPosition = other.bitPosition
    written = other.written
    checksum = other.checksum
    isInBlock = other.isInBlock
    isLastBlock = other.isLastBlock
    storedByteCount = other.storedByteCount
    // SAFETY: Both windows have the same size and hold `written` − `origin` bytes, and both tables
    // have `tableWordCount` words. They are memory of two streams, so that nothing overlaps.
    unsafe window.copyMemory(from: other.window, byteCount: written - origin)
    unsafe tables.update(from: other.tables, count: Self.tableWordCount)
  }

  /// The address of the output from some byte on, which must be in the window.
  func output(at offset: Int) -> UnsafeRawPointer {
    // SAFETY: The caller asks for bytes that are in the window: origin ≤ offset ≤ written, as rows
    // that were inflated and not released are.
    unsafe UnsafeRawPointer(window + (offset - origin))
  }

  /// Drops the output before a byte, but for what a match may still reach.
  mutating func release(before offset: Int) {
    let kept = max(origin, min(offset, written - Self.reach))
    // SAFETY: The window holds the bytes from `origin` to `written`, and `kept` is neither before
    // nor after these; `memmove` allows what it moves to overlap.
    if kept > origin { unsafe memmove(window, window + (kept - origin), written - kept) }
    origin = kept
  }

  /// Goes on until `target` bytes are written; with all of them, until the stream ends.
  mutating func inflate(upTo target: Int) -> Step {
    let stop = target < outputByteCount ? target : outputByteCount + 1
    while written < stop {
      if !isInBlock, !beginBlock() { return .refused }
      let start = written
      let isSound = storedByteCount < 0 ? inflateBlock(until: stop) : copyStored(until: stop)
      guard isSound, written <= outputByteCount, bitPosition <= inputBitCount else {
        return .refused
      }
      // SAFETY: The window holds the bytes from `origin` to `written`, and `start`, which `written`
      // was before this block, is among them.
      unsafe checksum.update(window + (start - origin), written - start)
      if !isInBlock, isLastBlock { return isAtEnd ? .end : .refused }
      // A stored block has more than there is room for.
      if isInBlock, storedByteCount > 0, written == outputByteCount { return .refused }
    }
    return .more
  }

  private var isAtEnd: Bool {
    let end = (bitPosition + 7) / 8
    guard written == outputByteCount, end == inputBitCount / 8 else { return false }
    // SAFETY: `end` was checked to be the end of the compressed data, which the four bytes of the
    // checksum follow.
    let stored = unsafe UInt32(bigEndian: input.loadUnaligned(fromByteOffset: end, as: UInt32.self))
    return stored == checksum.value
  }

  private mutating func beginBlock() -> Bool {
    guard bitPosition + 3 <= inputBitCount else { return false }
    let header = bits(3)
    isLastBlock = header & 1 == 1
    isInBlock = true
    storedByteCount = -1
    switch header >> 1 {
    case 0: return beginStored()
    case 1: return makeFixedTables()
    case 2: return readTables()
    default: return false
    }
  }

  /// Takes up to 16 bits. Past the end they are those of the padding, and the caller finds out by
  /// `bitPosition`.
  private mutating func bits(_ count: Int) -> Int {
    guard bitPosition <= inputBitCount else { return 0 }
    // SAFETY: It is checked that the position is within the data or at its end. The four bytes that
    // are loaded from there on end within the checksum and the padding.
    let word = unsafe UInt32(
      littleEndian: input.loadUnaligned(fromByteOffset: bitPosition >> 3, as: UInt32.self))
    let value = Int(word >> UInt32(bitPosition & 7)) & (1 << count - 1)
    bitPosition += count
    return value
  }

  private mutating func beginStored() -> Bool {
    bitPosition = (bitPosition + 7) & ~7
    let count = bits(16)
    let complement = bits(16)
    storedByteCount = count
    return count ^ complement == 0xffff && bitPosition + 8 * count <= inputBitCount
  }

  private mutating func copyStored(until stop: Int) -> Bool {
    let count = min(storedByteCount, min(stop, outputByteCount) - written)
    // SAFETY: `beginStored` has checked that the whole block is inside the input. What is copied
    // ends at `stop` or the end of the output, for which the window has room, and is other memory.
    unsafe (window + (written - origin)).copyMemory(
      from: input + bitPosition >> 3, byteCount: count)
    bitPosition += 8 * count
    written += count
    storedByteCount -= count
    isInBlock = storedByteCount > 0
    return true
  }

  // MARK: - Tables

  private mutating func makeFixedTables() -> Bool {
    let lengths =
      [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8)
    return fill(
      lengths[...], PrefixCodeTable.literalSymbols, bits: Self.literalBits, isDistances: false)
      && fill(
        [UInt8](repeating: 5, count: 32)[...], PrefixCodeTable.distanceSymbols,
        bits: Self.distanceBits, isDistances: true)
  }

  private static let codeLengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private mutating func readTables() -> Bool {
    let literalCount = bits(5) + 257
    let distanceCount = bits(5) + 1
    let codeCount = bits(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { return false }
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount { codeLengths[Self.codeLengthOrder[index]] = UInt8(bits(3)) }
    // The third alphabet lies where the distances come afterwards.
    guard
      fill(codeLengths[...], PrefixCodeTable.codeLengthSymbols, bits: 7, isDistances: true)
    else { return false }
    let total = literalCount + distanceCount
    var lengths = [UInt8](repeating: 0, count: total)
    var index = 0
    while index < total {
      guard bitPosition <= inputBitCount else { return false }
      let peeked = bits(7)
      // SAFETY: `bits` returns seven bits here, and the table at this place was filled with 2^7
      // words just before.
      let entry = unsafe tables[Self.literalSpace + peeked]
      guard entry & Entry.exceptional == 0 else { return false }
      bitPosition -= 7 - Int(entry & 63)
      let symbol = Int(entry >> 16)
      if symbol < 16 {
        lengths[index] = UInt8(symbol)
        index += 1
        continue
      }
      let count: Int
      var value: UInt8 = 0
      switch symbol {
      case 16:
        guard index > 0 else { return false }
        value = lengths[index - 1]
        count = 3 + bits(2)
      case 17: count = 3 + bits(3)
      default: count = 11 + bits(7)
      }
      guard index + count <= total else { return false }
      for place in index..<index + count { lengths[place] = value }
      index += count
    }
    guard lengths[256] != 0 else { return false }
    return fill(
      lengths[..<literalCount], PrefixCodeTable.literalSymbols, bits: Self.literalBits,
      isDistances: false)
      && fill(
        lengths[literalCount...], PrefixCodeTable.distanceSymbols, bits: Self.distanceBits,
        isDistances: true)
  }

  private func fill(
    _ lengths: ArraySlice<UInt8>, _ symbols: [UInt32], bits: Int, isDistances: Bool
  ) -> Bool {
    // SAFETY: The tables have `tableWordCount` words, of which the first `literalSpace` are one
    // table and the `distanceSpace` after them the other; each is at least 2^bits long.
    let place = unsafe isDistances ? tables + Self.literalSpace : tables
    let space = isDistances ? Self.distanceSpace : Self.literalSpace
    var table = unsafe PrefixCodeTable(words: place, space: space, indexBits: bits)
    guard table.fill(lengths, symbols) else { return false }
    if !isDistances { table.joinLiterals() }
    return true
  }
}

/// The words of a table.
///
/// - Literals: bit 7, the first byte from bit 8, a second from bit 16 and a third from bit 24, how
///   many they are in bits 4 and 5, the bits of all their codes below.
/// - Length or distance: its minimum value from bit 16, the bits of its code from bit 8, those of
///   the code and the excess together below.
/// - Anything else has bit 15: a subtable (its start from bit 16, the bits of its index below),
///   the end of the block (the bits of its code below), or no code at all.
enum InflaterEntry {
  static let literal: UInt32 = 1 << 7
  static let oneLiteral: UInt32 = literal | 1 << 4
  static let exceptional: UInt32 = 1 << 15
  static let subtable: UInt32 = 1 << 14
  static let endOfBlock: UInt32 = 1 << 13
  static let none: UInt32 = 1 << 15
}
