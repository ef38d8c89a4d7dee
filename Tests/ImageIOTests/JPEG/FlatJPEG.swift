/// A JPEG of 8 × 8 pixels of one colour, made byte by byte: with any number of components and any
/// segments.
struct FlatJPEG {
  /// A sample for each component.
  var samples: [Int]
  /// Whole segments before the frame.
  var segments: [UInt8] = []

  /// Says that Adobe's programs wrote the samples as they are: RGB, or the light of four inks.
  static let adobe = segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0])

  static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let length = payload.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + payload
  }

  /// The segments of a profile in parts of so many bytes.
  static func profile(_ bytes: [UInt8], partByteCount: Int = 65_000) -> [[UInt8]] {
    let starts = Array(stride(from: 0, to: bytes.count, by: partByteCount))
    return starts.enumerated().map { index, start in
      segment(
        0xE2,
        Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(starts.count)]
          + bytes[start..<min(start + partByteCount, bytes.count)])
    }
  }

  var bytes: [UInt8] {
    let numbers = samples.indices.map { UInt8($0 + 1) }
    let count = UInt8(samples.count)
    let quantisation = Self.segment(0xDB, [0] + Array(repeating: 1, count: 64))
    let frame = Self.segment(
      0xC0, [8, 0, 8, 0, 8, count] + numbers.flatMap { [$0, 0x11, 0] })
    // Twelve codes of four bits, one for each length of a difference; and "0" for no more.
    let levels = Self.segment(
      0xC4, [0, 0, 0, 0, 12] + Array(repeating: 0, count: 12) + Array(0..<12))
    let waves = Self.segment(0xC4, [0x10, 1] + Array(repeating: 0, count: 15) + [0])
    let scan = Self.segment(0xDA, [count] + numbers.flatMap { [$0, 0] } + [0, 63, 0])
    return [0xFF, 0xD8] + segments + quantisation + frame + levels + waves + scan + data
      + [0xFF, 0xD9]
  }

  /// The scan: for each component its level, and the end of its block.
  private var data: [UInt8] {
    var bits = ""
    for sample in samples {
      let level = 8 * (sample - 128)
      let magnitude = abs(level)
      let length = magnitude == 0 ? 0 : String(magnitude, radix: 2).count
      let value = level < 0 ? level + (1 << length) - 1 : level
      func binary(_ number: Int, _ count: Int) -> String {
        let digits = count == 0 ? "" : String(number, radix: 2)
        return String(repeating: "0", count: count - digits.count) + digits
      }
      bits += binary(length, 4) + binary(value, length) + "0"
    }
    while bits.count % 8 != 0 { bits += "1" }
    var bytes: [UInt8] = []
    while !bits.isEmpty {
      let byte = UInt8(bits.prefix(8), radix: 2) ?? 0
      bytes += byte == 0xFF ? [0xFF, 0] : [byte]
      bits.removeFirst(8)
    }
    return bytes
  }
}
