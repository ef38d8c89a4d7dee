import CoreGraphics
import Testing

/// Files that are not whole and valid: every one is a typed error, never a picture.
@Suite struct PNGDamageTests: DamagesPNGs {
  private func file(_ chunks: [UInt8]...) -> [UInt8] {
    PNGForge.signature + chunks.joined()
  }

  private let whole = PNGForge().bytes
  private let header = PNGForge.chunk("IHDR", PNGForge().header)
  private let data = PNGForge.chunk("IDAT", PNGForge.zlib(PNGForge().rows))
  private let end = PNGForge.chunk("IEND", [])

  // MARK: - Not whole

  @Test func `a file that ends too early is an error at every length`() throws {
    var forge = PNGFormatTests.forge(
      .init(colorType: 3, bitDepth: 4, isInterlaced: true), width: 9, height: 9, filter: nil)
    forge.transparency = [1, 2]
    forge.earlyChunks = PNGForge.chunk("tEXt", Array("Title\0text".utf8))
    let bytes = forge.bytes
    #expect(try PNGCodec.decode(bytes).samples == forge.expectedSamples)
    #expect(error([]) == .empty)
    for count in 1..<bytes.count {
      let error = error(Array(bytes.prefix(count)))
      guard case .truncated(count, let place, let missing) = error else {
        Issue.record("cut off at \(count): \(String(describing: error))")
        continue
      }
      #expect(missing > 0 && count + missing <= bytes.count)
      #expect((place == .signature) == (count < 8))
    }
  }

  @Test func `a file cut off at the end of a chunk lacks its end`() {
    #expect(
      error(file(header, data))
        == .truncated(
          byteCount: 33 + data.count, place: .chunkStart(offset: 33 + data.count), missing: 8))
  }

  @Test func `bytes after the end are an error`() {
    #expect(error(whole + [0]) == .trailingBytes(offset: whole.count, count: 1))
    #expect(error(whole + whole) == .trailingBytes(offset: whole.count, count: whole.count))
  }

  // MARK: - Damaged

  @Test func `any flipped bit is an error`() {
    var forge = PNGForge(colorType: 3, samples: [1])
    forge.palette = [[1, 2, 3], [4, 5, 6]]
    forge.transparency = [9]
    forge.earlyChunks = PNGForge.chunk("gAMA", PNGForge.word(45455))
    forge.lateChunks = PNGForge.chunk("tEXt", Array("Title\0text".utf8))
    let bytes = forge.bytes
    #expect(error(bytes) == nil)
    for i in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[i] ^= 1 << bit
        #expect(error(damaged) != nil, "bit \(bit) of byte \(i)")
      }
    }
  }

  @Test func `a wrong checksum is an error in every chunk, and names it`() throws {
    var forge = PNGForge(colorType: 3, samples: [0])
    forge.palette = [[1, 2, 3]]
    forge.transparency = [9]
    forge.earlyChunks = PNGForge.chunk("zTXt", Array("a\0\0b".utf8))
    let bytes = forge.bytes
    for chunk in try PNGChunks(bytes).list {
      var damaged = bytes
      damaged[chunk.extent.upperBound - 1] ^= 0x40
      guard
        case .checksumMismatch(chunk.type, chunk.offset, let stored, let computed) =
          error(damaged)
      else {
        Issue.record("\(chunk.type): \(String(describing: error(damaged)))")
        continue
      }
      #expect(stored ^ computed == 0x40)
    }
  }

  @Test func `chunks out of order are errors`() {
    let palette = PNGForge.chunk("PLTE", [1, 2, 3])
    let transparency = PNGForge.chunk("tRNS", [0])
    let indexed = PNGForge.chunk("IHDR", PNGForge(colorType: 3).header)
    let text = PNGForge.chunk("tEXt", Array("a\0b".utf8))
    let gray = PNGForge.chunk("IHDR", PNGForge(colorType: 0).header)
    #expect(error(file(data, header, end)) == .missingChunk(.header))
    #expect(error(file(header, end)) == .missingChunk(.imageData))
    #expect(error(file(indexed, data, end)) == .missingChunk(.palette))
    for bytes in [
      file(header, header, data, end), file(header, data, text, data, end),
      file(indexed, palette, palette, data, end), file(header, data, palette, end),
      file(indexed, transparency, palette, data, end), file(gray, palette, data, end),
      file(header, transparency, data, end),
      file(indexed, palette, transparency, transparency, data, end),
      file(indexed, palette, data, transparency, end),
    ] {
      guard case .misplacedChunk = error(bytes) else {
        Issue.record("\(String(describing: error(bytes)))")
        continue
      }
    }
  }

  @Test func `chunks of impossible kinds and lengths are errors`() {
    #expect(
      error(file(header, PNGForge.chunk("ABCD", []), data, end))
        == .unknownCriticalChunk(PNGChunkType("ABCD"), offset: 33))
    #expect(error(file(header, PNGForge.chunk("abCd", [1, 2]), data, end)) == nil)
    let spaced = PNGChunkType(code: 0x6120_6300)
    #expect(
      error(file(header, PNGForge.word(0) + spaced.bytes, end))
        == .invalidChunkType(spaced, offset: 33))
    #expect(spaced.description == "a\\x20c\\x00")
    #expect(
      error(file(header, PNGForge.word(1 << 31) + Array("IDAT".utf8), end))
        == .invalidChunkLength(.imageData, offset: 33, length: 1 << 31))
    let indexed = PNGForge.chunk("IHDR", PNGForge(bitDepth: 1, colorType: 3).header)
    for payload in [[], [1], [1, 2, 3, 4], [UInt8](repeating: 0, count: 9)] as [[UInt8]] {
      #expect(
        error(file(indexed, PNGForge.chunk("PLTE", payload), data, end))
          == .invalidChunkLength(.palette, offset: 33, length: payload.count))
    }
    let gray = PNGForge.chunk("IHDR", PNGForge(colorType: 0).header)
    #expect(
      error(file(gray, PNGForge.chunk("tRNS", [0]), data, end))
        == .invalidChunkLength(.transparency, offset: 33, length: 1))
  }

  @Test func `image data that does not make the picture is an error`() {
    let forge = PNGForge()
    let stream = PNGForge.zlib(forge.rows)
    let long = PNGForge.zlib(forge.rows + [0])
    let short = PNGForge.zlib(Array(forge.rows.dropLast()))
    let unknownFilter = PNGForge.zlib([5, 0, 0, 0, 0])
    var wrongSum = stream
    wrongSum[wrongSum.count - 1] ^= 1
    for bytes in [
      long, short, unknownFilter, wrongSum, stream + [0], Array(stream.dropLast(4)),
      Array(stream.dropLast()), [0x78, 0x01], [1, 2, 3, 4],
    ] {
      guard case .undecodable = error(file(header, PNGForge.chunk("IDAT", bytes), end)) else {
        Issue.record("\(bytes)")
        continue
      }
    }
    #expect(
      error(file(header, PNGForge.chunk("IDAT", stream), end)) == nil, "the stream itself is fine")
  }

  @Test func `an index beyond the palette is an error`() {
    for kind in PNGFormatTests.kinds where kind.colorType == 3 && kind.bitDepth > 1 {
      var forge = PNGForge(width: 3, height: 2, bitDepth: kind.bitDepth, colorType: 3)
      forge.isInterlaced = kind.isInterlaced
      forge.palette = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
      forge.samples = [0, 1, 2, 1, 0, 2]
      #expect(error(forge.bytes) == nil, "\(kind)")
      forge.samples[5] = 3
      let reason = "a pixel has a colour beyond the palette"
      #expect(error(forge.bytes) == .undecodable(reason: reason), "\(kind)")
    }
  }

  /// libpng inflates some thousand bytes at a time, and by itself misses faults in a stream's end
  /// that comes in pieces.
  @Test func `the end of the image data is checked wherever it falls`() {
    var forge = PNGForge(colorType: 0)
    for byteCount in 16_383...16_390 {
      // zlib's frame takes 11 bytes, the filter 1.
      forge.width = byteCount - 12
      let header = PNGForge.chunk("IHDR", forge.header)
      let stream = PNGForge.zlib([UInt8](repeating: 0, count: forge.width + 1))
      #expect(stream.count == byteCount)
      var wrongSum = stream
      wrongSum[byteCount - 1] ^= 1
      let faulty = (1...5).map { Array(stream.dropLast($0)) } + [stream + [0], wrongSum]
      for (number, stream) in ([stream] + faulty).enumerated() {
        let body = PNGForge.chunk("IDAT", Array(stream.dropLast(8)))
        let bytes = stream.suffix(8).map { PNGForge.chunk("IDAT", [$0]) }.joined()
        let whole = error(file(header, PNGForge.chunk("IDAT", stream), end))
        let split = error(file(header, body, Array(bytes), end))
        #expect((whole == nil) == (number == 0), "\(byteCount) bytes, fault \(number)")
        #expect((split == nil) == (number == 0), "\(byteCount) bytes split, fault \(number)")
      }
    }
  }
}
