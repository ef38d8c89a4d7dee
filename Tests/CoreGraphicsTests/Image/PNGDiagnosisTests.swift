import CoreGraphics
import Testing

/// Files that are not whole and valid: every one is a typed error, never a picture.
@Suite struct PNGDiagnosisTests: DamagesPNGs {
  private func file(_ chunks: [UInt8]...) -> [UInt8] {
    PNGForge.signature + chunks.joined()
  }

  private let whole = PNGForge().bytes
  private let header = PNGForge.chunk("IHDR", PNGForge().header)

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
}
