import CoreGraphics
import SnapshotCore

/// Small pictures for tests: one character a pixel.
package func picture(_ rows: String..., colors: [Character: UInt32] = [:]) -> PixelImage {
  let palette: [Character: UInt32] = [
    ".": 0xffff_ffff, "#": 0xff00_0000, " ": 0, "r": 0xff00_00ff, "g": 0xff00_ff00,
    "b": 0xffff_0000,
  ].merging(colors) { $1 }
  var bytes: [UInt8] = []
  for row in rows {
    for character in row {
      let pixel = palette[character]!
      for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(pixel >> shift & 255)) }
    }
  }
  return PixelImage(width: rows[0].count, height: rows.count, bytes: bytes)
}

/// A picture of one colour, R in the lowest byte.
package func plain(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xffff_ffff) -> PixelImage {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(4 * width * height)
  for _ in 0..<width * height {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(pixel >> shift & 255)) }
  }
  return PixelImage(width: width, height: height, bytes: bytes)
}

/// A 16-bit picture; two bytes a sample, the high one first.
package func wide(_ width: Int, _ height: Int, _ samples: [UInt8]) -> PixelImage {
  PixelImage(PNGImage(width: width, height: height, bitDepth: 16, samples: samples))
}

extension PixelImage {
  /// The picture with some pixels of another colour.
  package func with(_ pixel: UInt32, at positions: (x: Int, y: Int)...) -> PixelImage {
    var bytes = self.bytes
    for position in positions {
      for (index, shift) in [0, 8, 16, 24].enumerated() {
        bytes[4 * (position.y * width + position.x) + index] = UInt8(pixel >> UInt32(shift) & 255)
      }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }
}

/// The texts of a PNG file, in order.
package func pngTexts(_ bytes: [UInt8]) throws -> [(String, String)] {
  try PNGChunks(bytes).texts.map { ($0.keyword, $0.value ?? "") }
}

package func pngWithTexts(_ image: PixelImage, _ texts: [(String, String)]) throws -> [UInt8] {
  try PNGCodec.encode(image.png, texts: texts)
}

/// A picture with flat areas, a gradient and noise.
package func scenery(
  _ width: Int, _ height: Int, seed: UInt64, isOpaque: Bool = false
) -> PixelImage {
  var generator = SeededGenerator(seed: seed)
  var bytes: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let noise = (x / 16 + y / 8) % 3 == 0 ? UInt8.random(in: 0...255, using: &generator) : 0
      bytes += [UInt8(truncatingIfNeeded: x), UInt8(truncatingIfNeeded: y * 3), noise]
      bytes.append(isOpaque ? 255 : UInt8(truncatingIfNeeded: 255 - (x / 32) * 20))
    }
  }
  return PixelImage(width: width, height: height, bytes: bytes)
}
