import CoreGraphics
import Testing

/// Files that are not whole and valid: every one is a typed error, never a picture.
@Suite struct PNGDamageTests {
  private func error(_ bytes: [UInt8], limits: PNGLimits = .default) -> PNGError? {
    do throws(PNGError) {
      _ = try PNGCodec.decode(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func file(_ chunks: [UInt8]...) -> [UInt8] {
    PNGForge.signature + chunks.joined()
  }

  private let whole = PNGForge().bytes
  private let header = PNGForge.chunk("IHDR", PNGForge().header)
  private let data = PNGForge.chunk("IDAT", PNGForge.zlib(PNGForge().rows))
  private let end = PNGForge.chunk("IEND", [])

  private func header(
    width: UInt32 = 1, height: UInt32 = 1, _ rest: [UInt8] = [8, 6, 0, 0, 0]
  ) -> [UInt8] {
    PNGForge.chunk("IHDR", PNGForge.word(width) + PNGForge.word(height) + rest)
  }

  // MARK: - Not a PNG

  @Test func `what is not a PNG is named`() {
    #expect(error([]) == .empty)
    #expect(error(Array("Hello, this is a text.\n".utf8)) == .plainText)
    #expect(error(Array("<svg xmlns=\"…\"/>\r\n".utf8)) == .plainText)
    #expect(error([UInt8](repeating: 0, count: 4096)) == .onlyZeros(byteCount: 4096))
    #expect(error([0xff, 0xd8, 0xff, 0xe0, 0, 16]) == .otherFormat("JPEG"))
    #expect(error(Array("GIF89a".utf8)) == .otherFormat("GIF"))
    #expect(error(Array("RIFF....WEBPVP8 ".utf8)) == .otherFormat("WebP"))
    #expect(error([1, 2, 3]) == .notPNG(start: [1, 2, 3]))
  }

  @Test func `a Git LFS pointer is named`() {
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    #expect(error(Array(pointer.utf8)) == .gitLFSPointer)
    #expect(PNGError.gitLFSPointer.description.contains("git lfs pull"))
  }

  @Test func `merge conflict markers are named, wherever they are`() {
    let pointers = "version 1\n<<<<<<< HEAD\noid a\n=======\noid b\n>>>>>>> main\n"
    #expect(error(Array(pointers.utf8)) == .mergeConflict(offset: 10))
    let whole = Array("<<<<<<< HEAD\n".utf8) + whole + Array("\n>>>>>>> main\n".utf8)
    #expect(error(whole) == .mergeConflict(offset: 0))
    let inside = file(header) + Array("\n<<<<<<< ours\n=======\n>>>>>>> theirs\n".utf8)
    #expect(error(inside) == .mergeConflict(offset: 34))
    // One marker alone is nobody's conflict.
    #expect(error(file(header) + Array("\n<<<<<<< ours\n".utf8)) != .mergeConflict(offset: 34))
  }

  @Test func `damage by programs that take a PNG for text is named`() {
    func replacing(_ pattern: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      var i = 0
      while i < whole.count {
        if whole[i...].starts(with: pattern) {
          result += bytes
          i += pattern.count
        } else {
          result.append(whole[i])
          i += 1
        }
      }
      return result
    }
    let converted = PNGError.damagedInTransfer(.lineEndingsConverted)
    #expect(error(replacing([13, 10], [10])) == converted)
    #expect(error(replacing([10], [13, 10])) == converted)
    #expect(error(replacing([10], [13])) == converted)
    #expect(error(replacing([13], [])) == converted)
    #expect(
      error(replacing([137], [0xef, 0xbf, 0xbd])) == .damagedInTransfer(.charactersConverted))
    #expect(error(whole.map { $0 & 0x7f }) == .damagedInTransfer(.highBitsCleared))
    #expect(converted.description.contains(".gitattributes"))
  }

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

  // MARK: - Against the rules

  @Test func `a header that no PNG has is an error`() {
    #expect(error(file(header(width: 0))) == .invalidHeader(field: "width", value: 0))
    #expect(
      error(file(header(height: 1 << 31))) == .invalidHeader(field: "height", value: 1 << 31))
    #expect(
      error(file(header([8, 5, 0, 0, 0]))) == .invalidHeader(field: "colour type", value: 5))
    #expect(
      error(file(header([4, 2, 0, 0, 0]))) == .invalidHeader(field: "bit depth for RGB", value: 4))
    #expect(
      error(file(header([8, 6, 1, 0, 0])))
        == .invalidHeader(field: "compression method", value: 1))
    #expect(
      error(file(header([8, 6, 0, 1, 0]))) == .invalidHeader(field: "filter method", value: 1))
    #expect(
      error(file(header([8, 6, 0, 0, 2]))) == .invalidHeader(field: "interlace method", value: 2))
    let long = PNGForge.chunk("IHDR", PNGForge().header + [0])
    #expect(error(file(long)) == .invalidChunkLength(.header, offset: 8, length: 14))
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
