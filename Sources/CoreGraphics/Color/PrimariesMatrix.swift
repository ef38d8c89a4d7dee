/// A map of light, by rows, as between primaries: light of red, green and blue to that of others.
struct PrimariesMatrix: Sendable, Hashable {
  let red: SIMD3<Double>
  let green: SIMD3<Double>
  let blue: SIMD3<Double>

  static let identity = PrimariesMatrix(red: [1, 0, 0], green: [0, 1, 0], blue: [0, 0, 1])

  init(red: SIMD3<Double>, green: SIMD3<Double>, blue: SIMD3<Double>) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The map that takes the unit vectors to `columns`.
  init(columns: [SIMD3<Double>]) {
    func row(_ index: Int) -> SIMD3<Double> {
      SIMD3(columns[0][index], columns[1][index], columns[2][index])
    }
    self.init(red: row(0), green: row(1), blue: row(2))
  }

  init(diagonal: SIMD3<Double>) {
    self.init(red: [diagonal.x, 0, 0], green: [0, diagonal.y, 0], blue: [0, 0, diagonal.z])
  }

  var columns: [SIMD3<Double>] {
    (0..<3).map { SIMD3(red[$0], green[$0], blue[$0]) }
  }

  func applied(to light: CGColorSpace.RGB) -> CGColorSpace.RGB {
    let result = applied(to: SIMD3(light.red, light.green, light.blue))
    return (result.x, result.y, result.z)
  }

  func applied(to vector: SIMD3<Double>) -> SIMD3<Double> {
    func row(_ weights: SIMD3<Double>) -> Double {
      weights.x * vector.x + weights.y * vector.y + weights.z * vector.z
    }
    return SIMD3(row(red), row(green), row(blue))
  }

  /// The map that applies `other` first, then this one.
  func after(_ other: PrimariesMatrix) -> PrimariesMatrix {
    PrimariesMatrix(columns: other.columns.map { applied(to: $0) })
  }

  /// Whether no colour changes by more than rounded numbers in a file explain.
  var isNearIdentity: Bool {
    zip(columns, PrimariesMatrix.identity.columns).allSatisfy { one, other in
      (0..<3).allSatisfy { abs(one[$0] - other[$0]) < 0.005 }
    }
  }

  /// The inverse map; nil where there is none or a number is not finite.
  var inverse: PrimariesMatrix? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let columns = [cross(green, blue), cross(blue, red), cross(red, green)]
    let product = red * columns[0]
    let determinant = product.x + product.y + product.z
    guard determinant.isFinite, determinant.magnitude > 1e-9 else { return nil }
    return PrimariesMatrix(columns: columns.map { $0 / determinant })
  }
}

extension PrimariesMatrix {
  private static let standardWhite = [0.3127, 0.3290]
  static let standardPrimaries = [[0.64, 0.33], [0.30, 0.60], [0.15, 0.06]]

  /// The light under D50 of sRGB's primaries (IEC 61966-2-1, by Bradford's cones).
  static let standardToXYZ = PrimariesMatrix(
    red: [0.4360747, 0.3850649, 0.1430804], green: [0.2225045, 0.7168786, 0.0606169],
    blue: [0.0139322, 0.0971045, 0.7141733])

  /// The map from light with these primaries to sRGB's, which keeps white white; nil for primaries
  /// that make no colour space.
  ///
  /// - Parameters:
  ///   - white: x and y of white; nil for D65.
  ///   - primaries: x and y of red, green and blue.
  static func toStandard(white: [Double]? = nil, primaries: [[Double]]) -> PrimariesMatrix? {
    let white = white ?? standardWhite
    guard let toXYZ = lightToXYZ(white, primaries),
      let standard = lightToXYZ(standardWhite, standardPrimaries)?.inverse
    else { return nil }
    // Relative colorimetry by scaling of the cones' responses (Bradford).
    let cones = PrimariesMatrix(
      red: [0.8951, 0.2664, -0.1614], green: [-0.7502, 1.7135, 0.0367],
      blue: [0.0389, -0.0685, 1.0296])
    guard let back = cones.inverse else { return nil }
    let from = cones.applied(to: xyz(white))
    let to = cones.applied(to: xyz(standardWhite))
    guard from.x > 0, from.y > 0, from.z > 0 else { return nil }
    let adaptation = back.after(PrimariesMatrix(diagonal: to / from).after(cones))
    return standard.after(adaptation.after(toXYZ))
  }

  private static func xyz(_ point: [Double]) -> SIMD3<Double> {
    SIMD3(point[0] / point[1], 1, (1 - point[0] - point[1]) / point[1])
  }

  private static func lightToXYZ(
    _ white: [Double], _ primaries: [[Double]]
  ) -> PrimariesMatrix? {
    guard ([white] + primaries).allSatisfy({ $0[1] > 0 }) else { return nil }
    let columns = primaries.map(xyz)
    guard let inverse = PrimariesMatrix(columns: columns).inverse else { return nil }
    let scale = inverse.applied(to: xyz(white))
    return PrimariesMatrix(columns: (0..<3).map { columns[$0] * scale[$0] })
  }
}
