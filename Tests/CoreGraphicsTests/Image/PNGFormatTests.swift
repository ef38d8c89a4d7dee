import CoreGraphics
import Testing

/// Every kind of PNG that the standard has, against the samples it was made from.
@Suite struct PNGFormatTests {
  struct Kind: Sendable, CustomStringConvertible {
    let colorType: Int
    let bitDepth: Int
    let isInterlaced: Bool
    var description: String {
      "type \(colorType), \(bitDepth) bits\(isInterlaced ? ", interlaced" : "")"
    }
  }

  static let kinds: [Kind] = [
    (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
  ].flatMap { type, depths in
    depths.flatMap { depth in
      [false, true].map { Kind(colorType: type, bitDepth: depth, isInterlaced: $0) }
    }
  }

  /// A picture of seeded samples that uses the first palette entries most.
  static func forge(_ kind: Kind, width: Int, height: Int, filter: Int?) -> PNGForge {
    var numbers = SeededNumbers(state: UInt64(kind.colorType * 100 + kind.bitDepth))
    var forge = PNGForge()
    forge.width = width
    forge.height = height
    forge.bitDepth = kind.bitDepth
    forge.colorType = kind.colorType
    forge.isInterlaced = kind.isInterlaced
    forge.filter = filter
    var bound = 1 << kind.bitDepth
    if kind.colorType == 3 {
      bound = min(bound, 200)
      forge.palette = (0..<bound).map { _ in (0..<3).map { _ in numbers.next(below: 256) } }
    }
    forge.samples = (0..<width * height * forge.channelCount).map { index in
      index < forge.channelCount && kind.colorType == 3 ? 0 : numbers.next(below: bound)
    }
    return forge
  }

  @Test(arguments: kinds)
  func `every filter decodes to the stored samples`(kind: Kind) throws {
    let sizes = [(1, 1), (2, 9), (3, 3), (5, 2), (9, 5), (17, 13)]
    for filter in [0, 1, 2, 3, 4, nil] {
      for (width, height) in sizes {
        let forge = Self.forge(kind, width: width, height: height, filter: filter)
        let image = try PNGCodec.decode(forge.bytes)
        #expect(image.width == width && image.height == height)
        #expect(image.bitDepth == (kind.bitDepth == 16 ? 16 : 8))
        #expect(
          image.samples == forge.expectedSamples,
          "\(width) × \(height), filter \(filter.map(String.init) ?? "mixed")")
      }
    }
  }

  @Test(arguments: kinds.filter { $0.colorType < 4 })
  func `the transparent colour and transparent palette entries become alpha`(kind: Kind) throws {
    for filter in [0, 4] {
      var forge = Self.forge(kind, width: 11, height: 7, filter: filter)
      if kind.colorType == 3 {
        forge.transparency = Array([0, 128, 77, 254].prefix(forge.palette.count))
      } else {
        forge.transparency = forge.samples.prefix(forge.channelCount).flatMap {
          [UInt8($0 >> 8), UInt8($0 & 255)]
        }
      }
      let image = try PNGCodec.decode(forge.bytes)
      #expect(image.samples == forge.expectedSamples)
      #expect(image.samples[3] != 255)
    }
  }

  @Test func `image data split into single bytes decodes`() throws {
    var forge = Self.forge(
      Kind(colorType: 6, bitDepth: 8, isInterlaced: true), width: 9, height: 9, filter: nil)
    forge.imageDataSplit = 1
    #expect(try PNGCodec.decode(forge.bytes).samples == forge.expectedSamples)
  }

  @Test func `empty IDAT chunks do no harm`() throws {
    let forge = PNGForge()
    let empty = PNGForge.chunk("IDAT", [])
    let data = PNGForge.chunk("IDAT", PNGForge.zlib(forge.rows))
    let file =
      PNGForge.signature + PNGForge.chunk("IHDR", forge.header) + empty + data + empty
      + PNGForge.chunk("IEND", [])
    #expect(try PNGCodec.decode(file).samples == forge.expectedSamples)
  }

  @Test func `gamma and colour profile chunks change no sample`() throws {
    var forge = Self.forge(
      Kind(colorType: 2, bitDepth: 16, isInterlaced: true), width: 6, height: 6, filter: nil)
    forge.earlyChunks =
      PNGForge.chunk("gAMA", PNGForge.word(100_000)) + PNGForge.chunk("iCCP", [65, 0, 0, 1, 2, 3])
    #expect(try PNGCodec.decode(forge.bytes).samples == forge.expectedSamples)
  }
}
