/// An ICC profile of three curves and a matrix.
struct ProfileBytes {
  /// The colorants under D50, × 65,536, of red, green and blue.
  var colorants: [[Int]]
  var curve: [UInt8]
  var isGrey = false

  /// The primaries of SMPTE EG 432-1 with D65 and sRGB's curve.
  static let displayP3 = ProfileBytes(
    colorants: [[33_759, 15_807, -69], [19_135, 45_367, 2_745], [10_296, 4_363, 51_385]],
    curve: parametric([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]))

  static func gamma(_ exponent: Double) -> [UInt8] {
    table([Int(exponent * 256)])
  }

  static func table(_ points: [Int]) -> [UInt8] {
    Array("curv".utf8) + [0, 0, 0, 0] + FilteredPNG.word(points.count)
      + points.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  static func parametric(_ values: [Double]) -> [UInt8] {
    Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0]
      + values.flatMap { FilteredPNG.word(Int(($0 * 65_536).rounded())) }
  }

  var bytes: [UInt8] {
    var tags: [(String, [UInt8])] = [("kTRC", curve)]
    if !isGrey {
      tags = [("rTRC", curve), ("gTRC", curve), ("bTRC", curve)]
      for (name, values) in zip(["rXYZ", "gXYZ", "bXYZ"], colorants) {
        tags.append(
          (name, Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap(FilteredPNG.word)))
      }
    }
    let start = 128 + 4 + 12 * tags.count
    var table = FilteredPNG.word(tags.count)
    var data: [UInt8] = []
    for (name, bytes) in tags {
      table += Array(name.utf8) + FilteredPNG.word(start + data.count)
      table += FilteredPNG.word(bytes.count)
      data += bytes
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(0..<4, with: FilteredPNG.word(start + data.count))
    header.replaceSubrange(16..<24, with: Array(isGrey ? "GRAYXYZ ".utf8 : "RGB XYZ ".utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    return header + table + data
  }

  var chunk: [UInt8] { Self.chunk(of: bytes) }

  /// The payload of an iCCP chunk.
  static func chunk(of profile: [UInt8]) -> [UInt8] {
    Array("Screen".utf8) + [0, 0] + FilteredPNG.zlibStream(profile)
  }
}
