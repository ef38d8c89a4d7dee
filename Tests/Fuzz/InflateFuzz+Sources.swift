import ZLib

/// Streams by zlib with all its ways to write them, and streams that no compressor writes.
enum DeflateSource {
  static func stream(_ random: inout SeededGenerator) -> [UInt8] {
    if Bool.random(using: &random) { return DeflateWriter.stream(&random) }
    return compressed(sample(&random), &random)
  }

  /// Noise, rows of few colours, runs, or all of them.
  private static func sample(_ random: inout SeededGenerator) -> [UInt8] {
    let greatest = 1 << Int.random(in: 2...17, using: &random)
    let count = Int.random(in: 1...greatest, using: &random)
    var bytes: [UInt8] = []
    while bytes.count < count {
      let length = Int.random(in: 1...4096, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: for _ in 0..<length { bytes.append(UInt8.random(in: 0...255, using: &random)) }
      case 1:
        let spread = UInt8.random(in: 1...12, using: &random)
        for _ in 0..<length { bytes.append(UInt8.random(in: 0...spread, using: &random)) }
      case 2:
        let period = Int.random(in: 1...20, using: &random)
        let pattern = (0..<period).map { _ in UInt8.random(in: 0...255, using: &random) }
        for index in 0..<length { bytes.append(pattern[index % period]) }
      case 3 where !bytes.isEmpty:
        let distance = Int.random(in: 1...min(bytes.count, 40_000), using: &random)
        for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      default:
        bytes += [UInt8](repeating: UInt8.random(in: 0...255, using: &random), count: length)
      }
    }
    return Array(bytes.prefix(count))
  }

  private static func compressed(
    _ bytes: [UInt8], _ random: inout SeededGenerator
  ) -> [UInt8] {
    var state = z_stream()
    let result = deflateInit2_(
      &state, Int32.random(in: 0...9, using: &random), Z_DEFLATED,
      Int32.random(in: 9...15, using: &random), Int32.random(in: 1...9, using: &random),
      Int32.random(in: 0...4, using: &random), ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(result == Z_OK)
    defer { deflateEnd(&state) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: 2 * bytes.count + 65_536)
    // SAFETY: both arrays live for the calls, and zlib is told how long they are.
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        (state.next_out, state.avail_out) = (output.baseAddress, UInt32(output.count))
        state.next_in = input.baseAddress
        let part = Int.random(in: 1...input.count, using: &random)
        let flushes = [Z_NO_FLUSH, Z_PARTIAL_FLUSH, Z_SYNC_FLUSH, Z_FULL_FLUSH, Z_BLOCK]
        var given = 0
        while given < input.count {
          let count = max(min(part, input.count - given), input.count / 64)
          state.avail_in = UInt32(min(count, input.count - given))
          given += Int(state.avail_in)
          let flush = flushes.randomElement(using: &random) ?? Z_NO_FLUSH
          while state.avail_in > 0 { deflate(&state, flush) }
          if Int.random(in: 0..<8, using: &random) == 0 {
            deflateParams(
              &state, Int32.random(in: 0...9, using: &random),
              Int32.random(in: 0...4, using: &random))
          }
        }
        precondition(deflate(&state, Z_FINISH) == Z_STREAM_END)
      }
    }
    return Array(output[..<Int(state.total_out)])
  }
}

/// Writes blocks of symbols that are drawn, with codes that are drawn, some of them not allowed.
private struct DeflateWriter {
  private var bytes: [UInt8] = [0x78, 0x01]
  private var held: UInt64 = 0
  private var heldCount = 0

  static func stream(_ random: inout SeededGenerator) -> [UInt8] {
    var writer = DeflateWriter()
    let blocks = Int.random(in: 1...4, using: &random)
    for block in 1...blocks {
      writer.put(block == blocks ? 1 : 0, 1)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: writer.putStored(&random)
      case 1...2: writer.putFixed(&random)
      default: writer.putDynamic(&random)
      }
    }
    writer.align()
    return writer.bytes + [0, 0, 0, 1]
  }

  private mutating func put(_ value: Int, _ count: Int) {
    held |= UInt64(value & (1 << count - 1)) << UInt64(heldCount)
    heldCount += count
    while heldCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: held))
      held >>= 8
      heldCount -= 8
    }
  }

  private mutating func align() { put(0, -heldCount & 7) }

  private mutating func putStored(_ random: inout SeededGenerator) {
    put(0, 2)
    align()
    let count = Int.random(in: 0...300, using: &random)
    let isRight = Int.random(in: 0..<8, using: &random) > 0
    put(count, 16)
    put(isRight ? count ^ 0xffff : count, 16)
    for _ in 0..<count { put(Int.random(in: 0...255, using: &random), 8) }
  }

  private mutating func putFixed(_ random: inout SeededGenerator) {
    put(1, 2)
    let lengths =
      [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
      + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8)
    putSymbols(Code(lengths), Code([Int](repeating: 5, count: 32)), &random)
  }

  private mutating func putDynamic(_ random: inout SeededGenerator) {
    put(2, 2)
    let literals = Self.lengths(286, longest: 15, always: 256, &random)
    let distances = Self.lengths(30, longest: 15, always: nil, &random)
    let literalCount = max((literals.lastIndex { $0 > 0 } ?? 0) + 1, 257)
    let distanceCount = max((distances.lastIndex { $0 > 0 } ?? 0) + 1, 1)
    put(literalCount - 257, 5)
    put(distanceCount - 1, 5)
    var codeLengths = [Int](repeating: 0, count: 19)
    // Lengths 0…15 in four bits, repetitions of zeros in five.
    for length in 0..<15 { codeLengths[length] = 4 }
    codeLengths[15] = 5
    codeLengths[18] = 5
    put(15, 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      put(codeLengths[symbol], 3)
    }
    let code = Code(codeLengths)
    let all = Array(literals[..<literalCount]) + Array(distances[..<distanceCount])
    var index = 0
    while index < all.count {
      let zeros = all[index...].prefix(138).prefix { $0 == 0 }.count
      if zeros >= 11 {
        put(code, 18)
        put(zeros - 11, 7)
        index += zeros
      } else {
        put(code, all[index])
        index += 1
      }
    }
    putSymbols(Code(literals), Code(distances), &random)
  }

  /// A whole code of some symbols, or nearly: leaves of a tree that is split at random.
  private static func lengths(
    _ symbolCount: Int, longest: Int, always: Int?, _ random: inout SeededGenerator
  ) -> [Int] {
    let count = Int.random(in: 1...symbolCount, using: &random)
    var leaves = [0]
    let isDeep = Bool.random(using: &random)
    while leaves.count < count {
      let splittable = leaves.indices.filter { leaves[$0] < longest }
      guard !splittable.isEmpty else { break }
      let index =
        isDeep ? splittable[splittable.count - 1] : splittable.randomElement(using: &random)!
      leaves[index] += 1
      leaves.append(leaves[index])
    }
    if leaves == [0] { leaves = [1] }
    if Int.random(in: 0..<16, using: &random) == 0 {
      leaves[Int.random(in: 0..<leaves.count, using: &random)] =
        Int.random(in: 1...longest, using: &random)
    }
    var symbols = Array((0..<symbolCount).shuffled(using: &random).prefix(leaves.count))
    if let always, !symbols.contains(always) { symbols[0] = always }
    var lengths = [Int](repeating: 0, count: symbolCount)
    for (symbol, length) in zip(symbols, leaves) { lengths[symbol] = length }
    return lengths
  }

  private mutating func put(_ code: Code, _ symbol: Int) {
    put(code.words[symbol], code.lengths[symbol])
  }

  private mutating func putSymbols(
    _ literals: Code, _ distances: Code, _ random: inout SeededGenerator
  ) {
    let drawn = literals.used
    let lengths = drawn.filter { $0 > 256 }
    let bytes = drawn.filter { $0 < 256 }
    let share = Int.random(in: 0...16, using: &random)
    for _ in 0..<Int.random(in: 0...2000, using: &random) {
      let isMatch = Int.random(in: 0..<16, using: &random) < share
      if isMatch, let length = lengths.randomElement(using: &random),
        let distance = Self.near(distances.used, &random)
      {
        put(literals, length)
        put(Int.random(in: 0...31, using: &random), Self.lengthExcess(length))
        put(distances, distance)
        put(Int.random(in: 0...8191, using: &random), distance < 4 ? 0 : distance / 2 - 1)
      } else if let byte = bytes.randomElement(using: &random) {
        put(literals, byte)
      }
    }
    put(literals, 256)
  }

  /// Mostly a small one: large ones lead before the first byte.
  private static func near(_ symbols: [Int], _ random: inout SeededGenerator) -> Int? {
    let small = symbols.filter { $0 < 10 }
    if small.isEmpty || Int.random(in: 0..<200, using: &random) == 0 {
      return symbols.randomElement(using: &random)
    }
    return small.randomElement(using: &random)
  }

  private static func lengthExcess(_ symbol: Int) -> Int {
    symbol < 265 || symbol > 284 ? 0 : (symbol - 261) / 4
  }

  /// Canonical codes, the first bit lowest.
  private struct Code {
    let lengths: [Int]
    var words: [Int]
    var used: [Int] { lengths.indices.filter { lengths[$0] > 0 } }

    init(_ lengths: [Int]) {
      self.lengths = lengths
      words = [Int](repeating: 0, count: lengths.count)
      var next = 0
      for length in 1...15 {
        for symbol in lengths.indices where lengths[symbol] == length {
          for bit in 0..<length where next >> bit & 1 == 1 {
            words[symbol] |= 1 << (length - 1 - bit)
          }
          next += 1
        }
        next <<= 1
      }
    }
  }
}
