/// Writes PNG files by hand: any colour type, depth, interlacing and filter, whole or with any
/// fault. It shares no code with the codec: image data is stored deflate.
struct PNGForge {
  var width = 1
  var height = 1
  var bitDepth = 8
  /// The standard's number: 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  var colorType = 6
  var isInterlaced = false
  /// 0 ... 4 for every row; nothing takes them in turn.
  var filter: Int? = 0
  /// RGB triples.
  var palette: [[Int]] = []
  /// Payload of tRNS.
  var transparency: [UInt8] = []
  /// Stored samples, pixel by pixel.
  var samples: [Int] = [0, 0, 0, 0]
  /// Whole chunks between IHDR and PLTE.
  var earlyChunks: [UInt8] = []
  /// Whole chunks between IDAT and IEND.
  var lateChunks: [UInt8] = []
  /// The payload of CgBI, with which image data have no zlib header and checksum; nil for an
  /// ordinary file.
  var crush: [UInt8]?
  /// Bytes of an IDAT payload at most.
  var imageDataSplit = Int.max

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  var channelCount: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }

  // MARK: - The file

  var bytes: [UInt8] {
    var file = Self.signature
    if let crush { file += Self.chunk("CgBI", crush) }
    file += Self.chunk("IHDR", header) + earlyChunks
    if !palette.isEmpty { file += Self.chunk("PLTE", palette.joined().map { UInt8($0) }) }
    if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
    var data = Self.zlib(rows)[...]
    if crush != nil { data = data.dropFirst(2).dropLast(4) }
    while !data.isEmpty {
      file += Self.chunk("IDAT", Array(data.prefix(imageDataSplit)))
      data = data.dropFirst(imageDataSplit)
    }
    return file + lateChunks + Self.chunk("IEND", [])
  }

  var header: [UInt8] {
    Self.word(UInt32(width)) + Self.word(UInt32(height))
      + [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
  }

  static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + payload
    return word(UInt32(payload.count)) + body + word(crc(body))
  }

  static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(.max) { crc, byte in crcTable[Int(UInt8(crc & 255) ^ byte)] ^ crc >> 8 }
  }

  private static let crcTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(byte) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
  }

  /// A zlib stream of stored blocks.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xffff)
      rest = rest.dropFirst(0xffff)
      let low = UInt8(block.count & 255)
      let high = UInt8(block.count >> 8)
      stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    } while !rest.isEmpty
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + word(b << 16 | a)
  }

  // MARK: - Rows

  /// The filtered rows of every pass, each with its filter byte.
  var rows: [UInt8] {
    let passes: [(Int, Int, Int, Int)] =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (startX, startY, stepX, stepY) in passes where startX < width {
      var above: [UInt8] = []
      for (index, y) in stride(from: startY, to: height, by: stepY).enumerated() {
        let row = packed(y, columns: stride(from: startX, to: width, by: stepX))
        if above.isEmpty { above = [UInt8](repeating: 0, count: row.count) }
        let kind = filter ?? index % 5
        bytes += [UInt8(kind)] + filtered(row, above: above, kind: kind)
        above = row
      }
    }
    return bytes
  }

  private func packed(_ y: Int, columns: StrideTo<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    var usedBits = 8
    for x in columns {
      for channel in 0..<channelCount {
        let sample = samples[(y * width + x) * channelCount + channel]
        if bitDepth == 16 {
          bytes += [UInt8(sample >> 8), UInt8(sample & 255)]
          continue
        }
        if usedBits == 8 {
          bytes.append(0)
          usedBits = 0
        }
        usedBits += bitDepth
        bytes[bytes.count - 1] |= UInt8(sample) << UInt8(8 - usedBits)
      }
    }
    return bytes
  }

  private func filtered(_ row: [UInt8], above: [UInt8], kind: Int) -> [UInt8] {
    let step = max(1, channelCount * bitDepth / 8)
    return row.indices.map { i in
      let a = i < step ? 0 : Int(row[i - step])
      let b = Int(above[i])
      let c = i < step ? 0 : Int(above[i - step])
      let guess =
        switch kind {
        case 1: a
        case 2: b
        case 3: (a + b) / 2
        case 4: Self.paeth(a, b, c)
        default: 0
        }
      return row[i] &- UInt8(guess)
    }
  }

  private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let distances = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    if distances.0 <= distances.1, distances.0 <= distances.2 { return a }
    return distances.1 <= distances.2 ? b : c
  }

  // MARK: - What a decoder has to make of it

  /// Samples in RGBA order; 16-bit ones as two bytes.
  var expectedSamples: [UInt8] {
    var bytes: [UInt8] = []
    for pixel in 0..<width * height {
      let stored = samples[pixel * channelCount..<(pixel + 1) * channelCount]
      for sample in expanded(Array(stored)) {
        if bitDepth == 16 { bytes.append(UInt8(sample >> 8)) }
        bytes.append(UInt8(sample & 255))
      }
    }
    return bytes
  }

  private func expanded(_ stored: [Int]) -> [Int] {
    if colorType == 3 {
      let alpha = stored[0] < transparency.count ? Int(transparency[stored[0]]) : 255
      return palette[stored[0]] + [alpha]
    }
    let greatest = bitDepth == 16 ? 65535 : 255
    let scaled = stored.map { $0 * greatest / ((1 << bitDepth) - 1) }
    let key = stride(from: 0, to: transparency.count, by: 2).map {
      Int(transparency[$0]) << 8 | Int(transparency[$0 + 1])
    }
    let alpha = stored == key ? 0 : greatest
    switch colorType {
    case 0: return [scaled[0], scaled[0], scaled[0], alpha]
    case 2: return scaled + [alpha]
    case 4: return [scaled[0], scaled[0], scaled[0], scaled[1]]
    default: return scaled
    }
  }
}

/// Numbers that look random and are the same in every run (splitmix64).
struct SeededNumbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((word ^ word >> 31) % UInt64(bound))
  }
}
