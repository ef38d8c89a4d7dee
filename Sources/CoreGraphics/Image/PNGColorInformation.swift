/// What a file says about its colours. Decoding does not apply it: samples are the stored ones.
package struct PNGColorInformation: Sendable, Hashable {
  /// sRGB: the rendering intent, 0 ... 3.
  package let standardRGBIntent: Int?
  /// gAMA: the exponent × 100,000; 45,455 for sRGB.
  package let gamma: Int?
  /// cHRM: x and y × 100,000 of white, red, green and blue.
  package let chromaticities: [Int]?
  /// iCCP: the profile's name. The profile is not inflated.
  package let profileName: String?
  /// cICP: colour primaries, transfer function, matrix coefficients, full-range flag (H.273).
  package let codingPoints: [Int]?

  /// Whether nothing contradicts sRGB.
  package var isStandardRGB: Bool {
    let isOrdinaryGamma = gamma.map { (45_000...46_000).contains($0) } ?? true
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
