/// An ICC profile, made byte by byte: curves with a matrix, one curve for grey, or a table.
package struct ProfileBytes {
  /// The colorants under D50, × 65,536, of red, green and blue.
  package var colorants: [[Int]]
  package var curve: [UInt8]
  package var model = "RGB "
  package var connection = "XYZ "
  package var version: UInt8 = 2
  /// The tag A2B0; with it the curve and the colorants are left out.
  package var table: [UInt8]?

  package init(colorants: [[Int]] = [], curve: [UInt8] = []) {
    self.colorants = colorants
    self.curve = curve
  }

  private static let standardCurve = parametric(
    [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])

  /// The primaries of SMPTE EG 432-1 with D65 and sRGB's curve.
  package static let displayP3 = ProfileBytes(
    colorants: [[33_759, 15_807, -69], [19_135, 45_367, 2_745], [10_296, 4_363, 51_385]],
    curve: standardCurve)

  /// sRGB's primaries, of which red and blue may be exchanged, and its curve.
  package static func standard(isExchanged: Bool = false) -> ProfileBytes {
    let colorants = [[28_579, 14_582, 913], [25_236, 46_981, 6_364], [9_377, 3_973, 46_804]]
    return ProfileBytes(
      colorants: isExchanged ? colorants.reversed() : colorants, curve: standardCurve)
  }

  package static func gray(_ curve: [UInt8]) -> ProfileBytes {
    var profile = ProfileBytes(curve: curve)
    profile.model = "GRAY"
    return profile
  }

  // MARK: - Numbers

  package static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  package static func half(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  package static func fixed(_ value: Double) -> [UInt8] {
    word(Int((value * 65_536).rounded()))
  }

  // MARK: - Curves

  package static func gamma(_ exponent: Double) -> [UInt8] {
    table([Int(exponent * 256)])
  }

  package static func table(_ points: [Int]) -> [UInt8] {
    Array("curv".utf8) + [0, 0, 0, 0] + word(points.count) + points.flatMap(half)
  }

  /// The function of the kind that has so many parameters: 1, 3, 4, 5 or 7.
  package static func parametric(_ values: [Double]) -> [UInt8] {
    let kind = [1: 0, 3: 1, 4: 2, 5: 3, 7: 4][values.count] ?? 9
    return Array("para".utf8) + [0, 0, 0, 0] + half(kind) + [0, 0] + values.flatMap(fixed)
  }

  // MARK: - Tables

  /// A table of the type `mft2` with two points a side and curves that change nothing.
  ///
  /// - Parameter nodes: The three values of each point, the last sample's neighbours side by side.
  package static func mft2(inputCount: Int, nodes: [[Int]]) -> [UInt8] {
    let identity = half(0) + half(65_535)
    return Array("mft2".utf8) + [0, 0, 0, 0, UInt8(inputCount), 3, 2, 0] + unitMatrix + half(2)
      + half(2) + Array(repeating: identity, count: inputCount).joined()
      + nodes.joined().flatMap(half) + identity + identity + identity
  }

  /// The same of the type `mft1`, with values of 8 bits.
  package static func mft1(inputCount: Int, nodes: [[Int]]) -> [UInt8] {
    let identity = (0...255).map { UInt8($0) }
    return Array("mft1".utf8) + [0, 0, 0, 0, UInt8(inputCount), 3, 2, 0] + unitMatrix
      + Array(repeating: identity, count: inputCount).joined()
      + nodes.joined().map { UInt8($0) } + identity + identity + identity
  }

  private static var unitMatrix: [UInt8] {
    [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap { fixed($0) }
  }

  /// A table of the type `mAB ` for three samples: curves, a matrix of rows with an offset, and
  /// no grid.
  package static func mAB(curve: [UInt8], matrix: [Double]) -> [UInt8] {
    func padded(_ bytes: [UInt8]) -> [UInt8] {
      bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    let identity = padded(table([]))
    let curves = padded(curve) + padded(curve) + padded(curve)
    let matrixStart = 32 + 3 * identity.count
    return Array("mAB ".utf8) + [0, 0, 0, 0, 3, 3, 0, 0] + word(32) + word(matrixStart)
      + word(matrixStart + 48) + word(0) + word(0) + identity + identity + identity
      + matrix.flatMap(fixed) + curves
  }

  // MARK: - The file

  package var bytes: [UInt8] {
    var tags: [(String, [UInt8])]
    if let table {
      tags = [("A2B0", table)]
    } else if model == "GRAY" {
      tags = [("kTRC", curve)]
    } else {
      tags = [("rTRC", curve), ("gTRC", curve), ("bTRC", curve)]
      for (name, values) in zip(["rXYZ", "gXYZ", "bXYZ"], colorants) {
        tags.append((name, Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap(Self.word)))
      }
    }
    let start = 128 + 4 + 12 * tags.count
    var list = Self.word(tags.count)
    var data: [UInt8] = []
    for (name, bytes) in tags {
      list += Array(name.utf8) + Self.word(start + data.count) + Self.word(bytes.count)
      data += bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(0..<4, with: Self.word(start + data.count))
    header[8] = version
    header.replaceSubrange(16..<24, with: Array((model + connection).utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    return header + list + data
  }

  /// The payload of an iCCP chunk.
  package var chunk: [UInt8] { Self.chunk(of: bytes) }

  package static func chunk(of profile: [UInt8]) -> [UInt8] {
    Array("Screen".utf8) + [0, 0] + zlibStream(profile)
  }

  /// The bytes in stored blocks.
  private static func zlibStream(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 60_000) {
      let block = bytes[start..<min(start + 60_000, bytes.count)]
      stream.append(block.endIndex == bytes.count ? 1 : 0)
      for count in [block.count, ~block.count] {
        stream += [UInt8(truncatingIfNeeded: count), UInt8(truncatingIfNeeded: count >> 8)]
      }
      stream += block
    }
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + word(b << 16 | a)
  }
}
