/// Inflates a zlib stream that lies whole in memory, block by block.
///
/// It accepts only what is beyond doubt: whatever it refuses is given to libpng, which finds the
/// words for what is wrong. A stream that it accepts is whole to its last bit, has the right
/// checksum, and fills the output exactly.
///
/// Between two blocks its state is three numbers and the last 32 KiB of output, so that a second
/// stream with the same beginning can go on from there.
///
/// - Source: RFC 1950, RFC 1951. Table look-up of eleven bits, one refill of the bit buffer for a
///   length with its distance: the scheme of every fast inflater of the last years.
struct Inflater {
  private typealias Entry = InflaterEntry

  enum Step {
    case block
    /// The last block is done and the checksum holds.
    case end
    case refused
  }

  /// Bytes that must be readable after the input, whatever they are.
  static let inputPadding = 16
  /// Bytes that must be writable after the output: a match is checked before it is copied.
  static let outputPadding = 320
  /// How far back a match reaches.
  static let window = 32_768

  private let input: UnsafeRawPointer
  private let inputBitCount: Int
  private let output: UnsafeMutableRawPointer
  private let outputByteCount: Int

  /// Of the next block, from the start of the input.
  private(set) var bitPosition: Int
  /// Bytes written.
  private(set) var written: Int
  private(set) var checksum: Adler32
  private let tables: UnsafeMutablePointer<UInt32>

  private static let literalBits = 11
  private static let distanceBits = 8
  private static let literalSpace = 4096
  private static let distanceSpace = 1024
  /// Words that `tables` must have room for.
  static let tableWordCount = literalSpace + distanceSpace

  /// Begins with the first block. Nothing where the two bytes in front are no zlib header.
  ///
  /// - Parameters:
  ///   - input: `inputByteCount` + `inputPadding` bytes.
  ///   - output: `outputByteCount` + `outputPadding` bytes.
  ///   - tables: `tableWordCount` words.
  init?(
    input: UnsafeRawPointer, inputByteCount: Int, output: UnsafeMutableRawPointer,
    outputByteCount: Int, tables: UnsafeMutablePointer<UInt32>
  ) {
    guard inputByteCount >= 8 else { return nil }
    // SAFETY: there are at least eight bytes.
    let method = input.load(as: UInt8.self)
    let flags = input.load(fromByteOffset: 1, as: UInt8.self)
    guard method & 15 == 8, method >> 4 <= 7, flags & 0x20 == 0,
      (Int(method) << 8 | Int(flags)) % 31 == 0
    else { return nil }
    self.input = input
    // The last four bytes are the checksum.
    inputBitCount = 8 * (inputByteCount - 4)
    self.output = output
    self.outputByteCount = outputByteCount
    self.tables = tables
    bitPosition = 16
    written = 0
    checksum = Adler32()
  }

  /// Goes on where another stream's inflater stood, which had the same input up to there. The
  /// caller has copied the last `window` bytes of that one's output.
  mutating func resume(bitPosition: Int, written: Int, checksum: Adler32) {
    self.bitPosition = bitPosition
    self.written = written
    self.checksum = checksum
  }

  mutating func nextBlock() -> Step {
    guard bitPosition + 3 <= inputBitCount else { return .refused }
    let start = written
    let header = bits(3)
    let isDone: Bool
    switch header >> 1 {
    case 0: isDone = copyStored()
    case 1: isDone = makeFixedTables() && inflateBlock()
    case 2: isDone = readTables() && inflateBlock()
    default: isDone = false
    }
    guard isDone, written <= outputByteCount, bitPosition <= inputBitCount else {
      return .refused
    }
    // SAFETY: start ≤ written ≤ outputByteCount.
    checksum.update(output + start, written - start)
    guard header & 1 == 1 else { return .block }
    let end = (bitPosition + 7) / 8
    guard written == outputByteCount, end == inputBitCount / 8 else { return .refused }
    // SAFETY: four bytes follow the first inputBitCount bits.
    let stored = UInt32(bigEndian: input.loadUnaligned(fromByteOffset: end, as: UInt32.self))
    return stored == checksum.value ? .end : .refused
  }

  /// Takes up to 16 bits. Past the end they are those of the padding, and the caller finds out by
  /// `bitPosition`.
  private mutating func bits(_ count: Int) -> Int {
    guard bitPosition <= inputBitCount else { return 0 }
    // SAFETY: reads up to seven bytes from a place within the input or at its end: the checksum
    // and the padding follow.
    let word = UInt32(
      littleEndian: input.loadUnaligned(fromByteOffset: bitPosition >> 3, as: UInt32.self))
    let value = Int(word >> UInt32(bitPosition & 7)) & (1 << count - 1)
    bitPosition += count
    return value
  }

  private mutating func copyStored() -> Bool {
    bitPosition = (bitPosition + 7) & ~7
    let count = bits(16)
    let complement = bits(16)
    guard count ^ complement == 0xffff, bitPosition + 8 * count <= inputBitCount,
      written + count <= outputByteCount
    else { return false }
    // SAFETY: both ranges are inside, as was just checked.
    (output + written).copyMemory(from: input + bitPosition >> 3, byteCount: count)
    bitPosition += 8 * count
    written += count
    return true
  }

  // MARK: - The inner loop

  /// The input from some bit on. `held` of the bits are counted, and the ones above them are
  /// right, too: a refill puts the same ones there.
  private struct BitBuffer {
    var next: UnsafeRawPointer
    var bits: UInt64
    var held: UInt64

    /// To at least 56 bits: enough for three literals, or a length with its distance.
    @inline(__always)
    mutating func refill() {
      // SAFETY: `next` is at most eight bytes after the compressed data, as every caller has
      // checked; the checksum's four and the padding follow.
      bits |= UInt64(littleEndian: next.loadUnaligned(as: UInt64.self)) &<< held
      next += Int((63 &- held) &>> 3)
      held |= 56
    }

    @inline(__always)
    mutating func drop(_ count: UInt64) {
      bits &>>= count
      held &-= count
    }

    @inline(__always)
    func low(_ count: UInt64) -> Int { Int(bits & (UInt64(1) &<< count &- 1)) }

    /// The value of a length or distance: the entry's least value, and the excess that stands
    /// above the code's bits.
    @inline(__always)
    mutating func take(_ entry: UInt32) -> Int {
      let count = UInt64(entry & 63)
      let excess = low(count) &>> Int(entry &>> 8 & 15)
      drop(count)
      return Int(entry &>> 16) &+ excess
    }
  }

  @inline(__always)
  private static func put(
    _ entry: UInt32, _ place: inout UnsafeMutableRawPointer, _ buffer: inout BitBuffer
  ) {
    buffer.drop(UInt64(entry & 63))
    // SAFETY: within the output or its padding, see `inflateBlock`.
    place.storeBytes(of: UInt8(truncatingIfNeeded: entry &>> 16), as: UInt8.self)
    place += 1
  }

  /// Decodes one block with the tables. All its state is in registers.
  private mutating func inflateBlock() -> Bool {
    // SAFETY: input: `next` is checked before every refill. Output: a turn starts at most at the
    // output's end and writes at most three literals or two of them, 258 bytes and 15 more: less
    // than outputPadding. A match starts at or after the output's start, which is checked.
    // Tables: an index is below 2^bits, or inside a subtable, allotted within the space.
    let literals = UnsafePointer(tables)
    let distances = UnsafePointer(tables + Self.literalSpace)
    let inputLimit = input + inputBitCount >> 3 + 8
    let outputLimit = output + outputByteCount
    var place = output + written
    let start = input + bitPosition >> 3
    let skipped = UInt64(bitPosition & 7)
    var buffer = BitBuffer(
      next: start + 7,
      bits: UInt64(littleEndian: start.loadUnaligned(as: UInt64.self)) &>> skipped,
      held: 56 &- skipped)
    let literalBits = UInt64(Self.literalBits)
    while place <= outputLimit, buffer.next <= inputLimit {
      buffer.refill()
      var entry = literals[buffer.low(literalBits)]
      if entry & Entry.literal != 0 {
        Self.put(entry, &place, &buffer)
        entry = literals[buffer.low(literalBits)]
        if entry & Entry.literal != 0 {
          Self.put(entry, &place, &buffer)
          entry = literals[buffer.low(literalBits)]
          if entry & Entry.literal != 0 {
            Self.put(entry, &place, &buffer)
            continue
          }
        }
        if buffer.next > inputLimit { return false }
        buffer.refill()
      }
      if entry & Entry.exceptional != 0 {
        if entry & Entry.subtable != 0 {
          buffer.drop(literalBits)
          entry = literals[Int(entry &>> 16) &+ buffer.low(UInt64(entry & 63))]
          if entry & Entry.literal != 0 {
            Self.put(entry, &place, &buffer)
            continue
          }
        }
        if entry & Entry.exceptional != 0 {
          guard entry & Entry.endOfBlock != 0 else { return false }
          buffer.drop(UInt64(entry & 63))
          written = place - output
          bitPosition = (buffer.next - input) &* 8 &- Int(buffer.held)
          return true
        }
      }
      let length = buffer.take(entry)
      var code = distances[buffer.low(UInt64(Self.distanceBits))]
      if code & Entry.exceptional != 0 {
        guard code & Entry.subtable != 0 else { return false }
        buffer.drop(UInt64(Self.distanceBits))
        code = distances[Int(code &>> 16) &+ buffer.low(UInt64(code & 63))]
        guard code & Entry.exceptional == 0 else { return false }
      }
      let distance = buffer.take(code)
      guard distance <= place - output else { return false }
      Self.copyMatch(place, distance, length)
      place += length
    }
    return false
  }

  /// Writes `length` bytes, and up to 15 more, that repeat what stands `distance` before.
  @inline(__always)
  private static func copyMatch(_ place: UnsafeMutableRawPointer, _ distance: Int, _ length: Int) {
    // SAFETY: `distance` bytes before `place` are written output, and length + 15 after it are
    // allocated (see `inflateBlock`).
    let end = place + length
    var target = place
    if distance == 1 {
      let byte = (place - 1).load(as: UInt8.self)
      let pattern = SIMD16<UInt8>(repeating: byte)
      repeat {
        target.storeBytes(of: pattern, as: SIMD16<UInt8>.self)
        target += 16
      } while target < end
      return
    }
    if distance == 4 {
      let pattern = SIMD4<UInt32>(repeating: (place - 4).loadUnaligned(as: UInt32.self))
      repeat {
        target.storeBytes(of: pattern, as: SIMD4<UInt32>.self)
        target += 16
      } while target < end
      return
    }
    let source = UnsafeRawPointer(place - distance)
    var reach = distance
    while reach < 16 {
      // What is right of these 16 bytes is the first `reach`: the rest is written again.
      target.storeBytes(
        of: source.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
      target += reach
      reach += reach
      if target >= end { return }
    }
    repeat {
      target.storeBytes(
        of: (target - reach).loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
      target += 16
    } while target < end
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
      // SAFETY: an index of seven bits into a table of 2^7.
      let entry = tables[Self.literalSpace + peeked]
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
    // SAFETY: each table has its space to itself.
    let place = isDistances ? tables + Self.literalSpace : tables
    let space = isDistances ? Self.distanceSpace : Self.literalSpace
    var table = PrefixCodeTable(words: place, space: space, indexBits: bits)
    return table.fill(lengths, symbols)
  }
}

/// The words of a table.
///
/// - Literal: bit 31, the byte from bit 16, the bits of its code below.
/// - Length or distance: its least value from bit 16, the bits of its code from bit 8, those of
///   the code and the excess together below.
/// - Anything else has bit 15: a subtable (its start from bit 16, the bits of its index below),
///   the end of the block (the bits of its code below), or no code at all.
enum InflaterEntry {
  static let literal: UInt32 = 1 << 31
  static let exceptional: UInt32 = 1 << 15
  static let subtable: UInt32 = 1 << 14
  static let endOfBlock: UInt32 = 1 << 13
  static let none: UInt32 = 1 << 15
}
