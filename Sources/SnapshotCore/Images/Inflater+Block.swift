/// The loop that decodes a compressed block, where nearly all time goes.
extension Inflater {
  /// The input from some bit on. `held` of the bits are counted, and the ones above them are
  /// right, too: a refill puts the same ones there.
  @safe private struct BitBuffer {
    var next: UnsafeRawPointer
    var bits: UInt64
    var held: UInt64

    @inline(__always)
    init(_ input: UnsafeRawPointer, _ bitPosition: Int) {
      // SAFETY: The position is within the compressed data or at its end, as `inflate` and `bits`
      // hold it; eight bytes from there on are the data, the checksum's four and the padding of 16.
      let start = unsafe input + bitPosition >> 3
      let skipped = UInt64(bitPosition & 7)
      unsafe next = start + 7
      unsafe bits = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self)) &>> skipped
      held = 56 &- skipped
    }

    /// Fills the buffer to at least 56 bits: enough for three literals, or a length with its
    /// distance.
    @inline(__always)
    mutating func refill() {
      // SAFETY: `next` is at most eight bytes after the compressed data, as `inflateBlock` has
      // checked before every refill; the eight that are loaded end within the checksum's four and
      // the padding of 16.
      unsafe bits |= UInt64(littleEndian: next.loadUnaligned(as: UInt64.self)) &<< held
      unsafe next += Int((63 &- held) &>> 3)
      held |= 56
    }

    @inline(__always)
    mutating func drop(_ count: UInt64) {
      bits &>>= count
      held &-= count
    }

    @inline(__always)
    func low(_ count: UInt64) -> Int { Int(bits & (UInt64(1) &<< count &- 1)) }

    /// The value of a length or distance: the entry's minimum value, and the excess that stands
    /// above the code's bits.
    @inline(__always)
    mutating func take(_ entry: UInt32) -> Int {
      let count = UInt64(entry & 63)
      let excess = low(count) &>> Int(entry &>> 8 & 15)
      drop(count)
      return Int(entry &>> 16) &+ excess
    }
  }

  /// Writes an entry's one to three literals, and up to three bytes more.
  @inline(__always)
  private static func put(
    _ entry: UInt32, _ place: inout UnsafeMutableRawPointer, _ buffer: inout BitBuffer
  ) {
    buffer.drop(UInt64(entry & 15))
    // SAFETY: `inflateBlock` starts a turn before the place where the piece ends, and its literals
    // and these four bytes end within `windowPadding` after that.
    unsafe place.storeBytes(of: (entry &>> 8).littleEndian, as: UInt32.self)
    unsafe place += Int(entry &>> 4 & 3)
  }

  /// Decodes a block with the tables, up to its end or a byte of the output or little more. All
  /// its state is in registers.
  mutating func inflateBlock(until stop: Int) -> Bool {
    // SAFETY: Input: `next` is checked before every refill. Output: a turn starts before `stop` and
    // writes at most nine literals or six of them, 258 bytes and 31 more, which is less than
    // `windowPadding`. A match starts at or after the window's start: what it reaches is kept by
    // `release`, and it is checked that it does not start before the output. Tables: an index is
    // below 2^bits, or inside a subtable, which `PrefixCodeTable` has allotted within the space.
    let literals = unsafe UnsafePointer(tables)
    let distances = unsafe UnsafePointer(tables + Self.literalSpace)
    let inputLimit = unsafe input + inputBitCount >> 3 + 8
    let limit = unsafe window + (stop - origin)
    let first = unsafe window - origin
    var place = unsafe window + (written - origin)
    var buffer = unsafe BitBuffer(input, bitPosition)
    let literalBits = UInt64(Self.literalBits)
    while unsafe place < limit, unsafe buffer.next <= inputLimit {
      buffer.refill()
      var entry = unsafe literals[buffer.low(literalBits)]
      if entry & Entry.literal != 0 {
        unsafe Self.put(entry, &place, &buffer)
        entry = unsafe literals[buffer.low(literalBits)]
        if entry & Entry.literal != 0 {
          unsafe Self.put(entry, &place, &buffer)
          entry = unsafe literals[buffer.low(literalBits)]
          if entry & Entry.literal != 0 {
            unsafe Self.put(entry, &place, &buffer)
            continue
          }
        }
        if unsafe buffer.next > inputLimit { return false }
        buffer.refill()
      }
      if entry & Entry.exceptional != 0 {
        if entry & Entry.subtable != 0 {
          buffer.drop(literalBits)
          entry = unsafe literals[Int(entry &>> 16) &+ buffer.low(UInt64(entry & 63))]
          if entry & Entry.literal != 0 {
            unsafe Self.put(entry, &place, &buffer)
            continue
          }
        }
        if entry & Entry.exceptional != 0 {
          guard entry & Entry.endOfBlock != 0 else { return false }
          buffer.drop(UInt64(entry & 63))
          isInBlock = false
          written = unsafe place - first
          bitPosition = unsafe (buffer.next - input) &* 8 &- Int(buffer.held)
          return true
        }
      }
      let length = buffer.take(entry)
      var code = unsafe distances[buffer.low(UInt64(Self.distanceBits))]
      if code & Entry.exceptional != 0 {
        guard code & Entry.subtable != 0 else { return false }
        buffer.drop(UInt64(Self.distanceBits))
        code = unsafe distances[Int(code &>> 16) &+ buffer.low(UInt64(code & 63))]
        guard code & Entry.exceptional == 0 else { return false }
      }
      let distance = buffer.take(code)
      guard unsafe distance <= place - first else { return false }
      unsafe Self.copyMatch(place, distance, length)
      unsafe place += length
    }
    written = unsafe place - first
    bitPosition = unsafe (buffer.next - input) &* 8 &- Int(buffer.held)
    return unsafe place >= limit
  }

  /// Writes `length` bytes, and up to 31 more, that repeat what stands `distance` before.
  @inline(__always)
  private static func copyMatch(_ place: UnsafeMutableRawPointer, _ distance: Int, _ length: Int) {
    // SAFETY: `inflateBlock` has checked that `distance` bytes before `place` are output, and
    // length + 31 bytes after it are in the window with its padding.
    let end = unsafe place + length
    if distance >= 16 {
      var source = unsafe UnsafeRawPointer(place - distance)
      var target = unsafe place
      repeat {
        unsafe target.storeBytes(
          of: source.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
        unsafe target.storeBytes(
          of: source.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self),
          toByteOffset: 16, as: SIMD16<UInt8>.self)
        unsafe target += 32
        unsafe source += 32
      } while unsafe target < end
      return
    }
    unsafe copyPattern(place, distance, end)
  }

  @inline(__always)
  private static func copyPattern(
    _ place: UnsafeMutableRawPointer, _ distance: Int, _ end: UnsafeMutableRawPointer
  ) {
    // SAFETY: Up to four bytes before `place` are output, as the distance says, and a fourth that
    // case 3 reads is masked away. The last turn starts before `end` and writes at most 31 bytes,
    // which `copyMatch` has room for. The casts are between integers of 16 bytes.
    var pattern: SIMD16<UInt8>
    var step = 16
    switch distance {
    case 1:
      pattern = unsafe SIMD16<UInt8>(repeating: (place - 1).load(as: UInt8.self))
    case 4:
      pattern = unsafe unsafeBitCast(
        SIMD4<UInt32>(repeating: (place - 4).loadUnaligned(as: UInt32.self)),
        to: SIMD16<UInt8>.self)
    case 3:
      // Five and a third of them: the next sixteen begin after five. The fourth byte that is read
      // is the first that will be written.
      let word = unsafe UInt64(
        UInt32(littleEndian: (place - 3).loadUnaligned(as: UInt32.self)) & 0xff_ffff)
      let turned = (word &>> 16 | word &<< 8) & 0xff_ffff
      let low = word | word &<< 24 | word &<< 48
      let high = turned | turned &<< 24 | turned &<< 48
      pattern = unsafe unsafeBitCast(
        SIMD2<UInt64>(low.littleEndian, high.littleEndian), to: SIMD16<UInt8>.self)
      step = 15
    default:
      return unsafe copyOverlapping(place, distance, end)
    }
    var target = unsafe place
    repeat {
      unsafe target.storeBytes(of: pattern, as: SIMD16<UInt8>.self)
      unsafe target.storeBytes(of: pattern, toByteOffset: step, as: SIMD16<UInt8>.self)
      unsafe target += 2 &* step
    } while unsafe target < end
  }

  @inline(__always)
  private static func copyOverlapping(
    _ place: UnsafeMutableRawPointer, _ distance: Int, _ end: UnsafeMutableRawPointer
  ) {
    // SAFETY: `distance` bytes before `place` are output, and each load starts at most so far
    // before what it writes. The last turn starts before `end` and writes 16 bytes, of which
    // `copyMatch` has room for 31.
    let source = unsafe UnsafeRawPointer(place - distance)
    var target = unsafe place
    var reach = distance
    while reach < 16 {
      // What is right of these 16 bytes is the first `reach`: the rest is written again.
      unsafe target.storeBytes(
        of: source.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
      unsafe target += reach
      reach &+= reach
      if unsafe target >= end { return }
    }
    repeat {
      unsafe target.storeBytes(
        of: (target - reach).loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
      unsafe target += 16
    } while unsafe target < end
  }
}
