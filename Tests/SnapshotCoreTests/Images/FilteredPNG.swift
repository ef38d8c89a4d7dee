import CoreGraphics
import SnapshotCore

/// PNG files of 8-bit RGB or RGBA as no encoder of this package writes them: with any filters, in
/// stored blocks, and with mistakes.
struct FilteredPNG {
  var width: Int
  var height: Int
  var channels = 4
  /// Filter of each row, 0…4; the byte that is written.
  var filters: [UInt8]
  /// RGBA samples; alpha is left out with three channels.
  var samples: [UInt8]
  /// Bytes in a stored block.
  var blockByteCount = 1000
  var hasWrongChecksum = false
  var droppedByteCount = 0
  var extraBytes: [UInt8] = []
  /// Chunks before the image data.
  var chunks: [(type: String, payload: [UInt8])] = []

  init(_ image: PixelImage, filters: [UInt8], channels: Int = 4) {
    width = image.width
    height = image.height
    self.filters = filters
    self.channels = channels
    samples = image.bytes
  }

  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    append(
      "IHDR", Self.word(width) + Self.word(height) + [8, channels == 4 ? 6 : 2, 0, 0, 0], to: &file)
    for chunk in chunks { append(chunk.type, chunk.payload, to: &file) }
    append("IDAT", stream, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private var stream: [UInt8] {
    let stream = Self.zlibStream(
      filtered, blockByteCount: blockByteCount, hasWrongChecksum: hasWrongChecksum)
    return Array(stream.dropLast(droppedByteCount)) + extraBytes
  }

  /// The bytes in stored blocks.
  static func zlibStream(
    _ bytes: [UInt8], blockByteCount: Int = 1000, hasWrongChecksum: Bool = false
  ) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    while start < bytes.count {
      let end = min(start + blockByteCount, bytes.count)
      let count = UInt16(end - start)
      stream += [end == bytes.count ? 1 : 0]
      stream += [UInt8(count & 255), UInt8(count >> 8)]
      stream += [UInt8(~count & 255), UInt8(~count >> 8)]
      stream += bytes[start..<end]
      start = end
    }
    var first = 1
    var second = 0
    for byte in bytes {
      first = (first + Int(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return stream + word(second << 16 | first + (hasWrongChecksum ? 1 : 0))
  }

  private var filtered: [UInt8] {
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      x < 0 || y < 0 ? 0 : Int(samples[4 * (y * width + x) + channel])
    }
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(filters[y])
      for x in 0..<width {
        for channel in 0..<channels {
          let left = sample(x - 1, y, channel)
          let above = sample(x, y - 1, channel)
          let corner = sample(x - 1, y - 1, channel)
          let predicted: Int
          switch filters[y] {
          case 1: predicted = left
          case 2: predicted = above
          case 3: predicted = (left + above) / 2
          case 4:
            let sum = left + above - corner
            let distances = (abs(sum - left), abs(sum - above), abs(sum - corner))
            predicted =
              distances.0 <= distances.1 && distances.0 <= distances.2
              ? left : distances.1 <= distances.2 ? above : corner
          default: predicted = 0
          }
          rows.append(UInt8(truncatingIfNeeded: sample(x, y, channel) - predicted))
        }
      }
    }
    return rows
  }

  /// Big-endian.
  static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func append(_ type: String, _ payload: [UInt8], to file: inout [UInt8]) {
    file += Self.word(payload.count)
    let start = file.count
    file += Array(type.utf8) + payload
    file += Self.word(Int(PNGChecksum.crc32(file, in: start..<file.count)))
  }
}
