import CoreGraphics

/// What a PNG's RGB samples stand for, by its colour chunks.
///
/// As PNG's third edition ranks them: cICP, iCCP, sRGB, then gAMA with cHRM; without any, sRGB.
package enum ColorMeaning: Sendable, Equatable {
  case standardRGB
  /// Another space, and how its samples become sRGB.
  case other(RGBConversion)
  /// One that is not understood; says which and why.
  case unknown(String)

  package init(_ chunks: PNGChunks) {
    let information = chunks.colorInformation
    if information.isStandardRGB {
      self = .standardRGB
    } else if let points = information.codingPoints {
      self = Self.coded(points)
    } else if let payload = chunks.payload(.profile) {
      self = ICCProfile.meaning(ofChunk: payload)
    } else if let conversion = Self.conversion(
      gamma: information.gamma, chromaticities: information.chromaticities)
    {
      self = .other(conversion)
    } else {
      self = .unknown("its gAMA and cHRM make no colour space")
    }
  }

  /// - Source: ITU-T H.273 for the numbers.
  private static func coded(_ points: [Int]) -> ColorMeaning {
    let primaries: [[Double]]? =
      switch points[0] {
      case 1: Self.standardPrimaries
      case 9: [[0.708, 0.292], [0.170, 0.797], [0.131, 0.046]]
      case 12: [[0.680, 0.320], [0.265, 0.690], [0.150, 0.060]]
      default: nil
      }
    let curve: ((Double) -> Double)? =
      switch points[1] {
      case 8: { $0 }
      case 13: CGColorSpace.decoded
      default: nil
      }
    guard let primaries, let curve, points[2] == 0, points[3] == 1,
      let matrix = matrix(white: Self.standardWhite, primaries: primaries)
    else {
      let text = points.map(String.init).joined(separator: ", ")
      return .unknown("its cICP chunk says \(text)")
    }
    return .other(RGBConversion(curve: curve, matrix: matrix))
  }

  private static let standardWhite = [0.3127, 0.3290]
  private static let standardPrimaries = [[0.64, 0.33], [0.30, 0.60], [0.15, 0.06]]

  /// - Parameters:
  ///   - gamma: The file's gamma × 100,000; nil for sRGB's curve.
  ///   - chromaticities: The x and y × 100,000 of white, red, green and blue; nil for sRGB's.
  private static func conversion(gamma: Int?, chromaticities: [Int]?) -> RGBConversion? {
    let points = chromaticities.map { list in
      stride(from: 0, to: 8, by: 2).map { index in
        [Double(list[index]) / 100_000, Double(list[index + 1]) / 100_000]
      }
    }
    let matrix = self.matrix(
      white: points?[0] ?? standardWhite, primaries: points.map { Array($0[1...]) }
        ?? standardPrimaries)
    guard let matrix else { return nil }
    guard let gamma else { return RGBConversion(curve: CGColorSpace.decoded, matrix: matrix) }
    guard gamma > 0 else { return nil }
    let exponent = 100_000 / Double(gamma)
    return RGBConversion(
      curve: { DeterministicMath.pow($0, exponent) }, matrix: matrix)
  }

  /// The map from light with these primaries to sRGB's, which keeps white white; nil for primaries
  /// that make no colour space.
  private static func matrix(white: [Double], primaries: [[Double]]) -> ColorMatrix? {
    guard let toXYZ = lightToXYZ(white, primaries),
      let standard = lightToXYZ(standardWhite, standardPrimaries)?.inverse
    else { return nil }
    // Relative colorimetry by scaling of the cones' responses (Bradford).
    let cones = ColorMatrix(
      rows: [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])
    guard let back = cones.inverse else { return nil }
    let from = cones.applied(to: xyz(white))
    let to = cones.applied(to: xyz(standardWhite))
    guard from.x > 0, from.y > 0, from.z > 0 else { return nil }
    let scale = to / from
    let adaptation = back.after(
      ColorMatrix(rows: [[scale.x, 0, 0], [0, scale.y, 0], [0, 0, scale.z]]).after(cones))
    return standard.after(adaptation.after(toXYZ))
  }

  private static func xyz(_ point: [Double]) -> SIMD3<Double> {
    SIMD3(point[0] / point[1], 1, (1 - point[0] - point[1]) / point[1])
  }

  private static func lightToXYZ(_ white: [Double], _ primaries: [[Double]]) -> ColorMatrix? {
    guard ([white] + primaries).allSatisfy({ $0[1] > 0 }) else { return nil }
    let columns = primaries.map(xyz)
    guard let inverse = ColorMatrix(columns: columns).inverse else { return nil }
    let scale = inverse.applied(to: xyz(white))
    return ColorMatrix(columns: (0..<3).map { columns[$0] * scale[$0] })
  }
}
