/// What a file says about its colours. Decoding does not apply it: samples are the stored ones.
package struct PNGColorInformation: Sendable, Hashable {
  /// The rendering intent of sRGB, from 0 to 3, as the chunk sRGB has it.
  package let standardRGBIntent: Int?
  /// The exponent × 100,000, as gAMA has it; 45,455 for sRGB.
  package let gamma: Int?
  /// The x and y × 100,000 of white, red, green and blue, as cHRM has them.
  package let chromaticities: [Int]?
  /// The profile's name, as iCCP has it. The profile is not inflated.
  package let profileName: String?
  /// Colour primaries, transfer function, matrix coefficients and full-range flag (H.273), as cICP
  /// has them.
  package let codingPoints: [Int]?

  /// What programs write for sRGB's curve.
  static let ordinaryGamma = 45_000...46_000

  /// Whether no chunk contradicts sRGB.
  package var isStandardRGB: Bool {
    let isOrdinaryGamma = gamma.map(Self.ordinaryGamma.contains) ?? true
    let isOrdinaryCoding = codingPoints.map { $0 == [1, 13, 0, 1] } ?? true
    if standardRGBIntent != nil { return isOrdinaryCoding }
    return isOrdinaryGamma && isOrdinaryCoding && profileName == nil && chromaticities == nil
  }
}

extension PNGChunks {
  /// The colour chunks; one of a wrong length counts as absent.
  package var colorInformation: PNGColorInformation {
    func payload(_ type: PNGChunkType, byteCount: Int) -> ArraySlice<UInt8>? {
      self.payload(type).flatMap { $0.count == byteCount ? $0 : nil }
    }
    func words(_ bytes: ArraySlice<UInt8>) -> [Int] {
      stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map { start in
        bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      }
    }
    let profile = self.payload(.profile).map { bytes in
      String(decoding: bytes.prefix(79).prefix { $0 != 0 }, as: UTF8.self)
    }
    return PNGColorInformation(
      standardRGBIntent: payload(.standardRGB, byteCount: 1)?.first.map { Int($0) },
      gamma: payload(.gamma, byteCount: 4).map { words($0)[0] },
      chromaticities: payload(.chromaticities, byteCount: 32).map(words),
      profileName: profile,
      codingPoints: payload(.codingPoints, byteCount: 4).map { $0.map { Int($0) } })
  }
}
