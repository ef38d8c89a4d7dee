/// The four letters that name a PNG chunk.
package struct PNGChunkType: Hashable, Sendable, CustomStringConvertible {
  /// The four bytes, the first one highest.
  package let code: UInt32

  package init(code: UInt32) { self.code = code }

  /// - Precondition: `name` has four ASCII characters.
  package init(_ name: StaticString) {
    precondition(name.utf8CodeUnitCount == 4, "\(name) does not have four letters")
    code = "\(name)".utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  package var bytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
  }

  /// Whether all four are ASCII letters, as the standard demands.
  package var isWellFormed: Bool {
    for shift in [24, 16, 8, 0] as [UInt32] {
      guard (0x41...0x5a).contains(code >> shift & 0xdf) else { return false }
    }
    return true
  }

  /// Whether a decoder that does not know the chunk must refuse the file.
  package var isCritical: Bool { code & 0x2000_0000 == 0 }

  /// The letters; any other byte as `\xNN`.
  package var description: String {
    bytes.map { byte in
      if (0x41...0x5a).contains(byte & 0xdf) { return String(UnicodeScalar(byte)) }
      return "\\x" + Digits.hexadecimal([byte])
    }.joined()
  }

  package static let header = PNGChunkType("IHDR")
  package static let palette = PNGChunkType("PLTE")
  package static let transparency = PNGChunkType("tRNS")
  package static let imageData = PNGChunkType("IDAT")
  package static let end = PNGChunkType("IEND")
  package static let text = PNGChunkType("tEXt")
  package static let compressedText = PNGChunkType("zTXt")
  package static let internationalText = PNGChunkType("iTXt")
  package static let standardRGB = PNGChunkType("sRGB")
  package static let gamma = PNGChunkType("gAMA")
  package static let chromaticities = PNGChunkType("cHRM")
  package static let profile = PNGChunkType("iCCP")
  package static let codingPoints = PNGChunkType("cICP")
  /// Apple's, the first one of a PNG that Xcode compressed for a device.
  package static let crushed = PNGChunkType("CgBI")
  package static let animation = PNGChunkType("acTL")
}
