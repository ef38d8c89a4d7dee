import CoreGraphics

/// ICC profiles of the kind that displays have: three curves and a matrix, or one curve for grey.
/// Profiles that are tables are not understood.
///
/// - Source: ICC.1:2022, 7.2 (header), 9.2 (tags), 10.6 `curv`, 10.18 `para`, 10.31 `XYZ`.
enum ICCProfile {
  /// The maximum size of a profile that is read, in bytes.
  private static let maximumBytes = 1 << 20
  private static let headerBytes = 128

  /// - Parameter payload: iCCP's: name, 0, method 0, zlib stream.
  static func meaning(ofChunk payload: ArraySlice<UInt8>) -> ColorMeaning {
    let name = String(decoding: payload.prefix(79).prefix { $0 != 0 }, as: UTF8.self)
    func unknown(_ why: String) -> ColorMeaning {
      .unknown("its colour profile “\(name.singleLine)” \(why)")
    }
    guard let end = payload.prefix(80).firstIndex(of: 0), end + 2 < payload.endIndex,
      let bytes = inflated(payload[(end + 2)...])
    else { return unknown("is not whole") }
    guard let conversion = conversion(bytes) else {
      return unknown("is not one of curves and a matrix")
    }
    return .other(conversion)
  }

  /// The profile's first four bytes say how long it is; what follows it is ignored.
  private static func inflated(_ stream: ArraySlice<UInt8>) -> [UInt8]? {
    guard let bytes = PNGCodec.inflate(stream, maximumByteCount: maximumBytes),
      bytes.count >= 4
    else { return nil }
    let size = number(bytes, 0)
    guard size >= headerBytes + 4, size <= bytes.count else { return nil }
    return Array(bytes.prefix(size))
  }

  // MARK: - Contents

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func fixed(_ bytes: [UInt8], _ offset: Int) -> Double {
    Double(Int32(truncatingIfNeeded: number(bytes, offset))) / 65_536
  }

  private static func signature(_ bytes: [UInt8], _ offset: Int) -> String {
    String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  private static func conversion(_ profile: [UInt8]) -> RGBConversion? {
    guard signature(profile, 36) == "acsp", signature(profile, 20) == "XYZ " else { return nil }
    func tag(_ name: String) -> [UInt8]? {
      for index in 0..<min(number(profile, headerBytes), 100) {
        let entry = headerBytes + 4 + 12 * index
        guard entry + 12 <= profile.count else { return nil }
        guard signature(profile, entry) == name else { continue }
        let (offset, count) = (number(profile, entry + 4), number(profile, entry + 8))
        guard count >= 8, offset <= profile.count, count <= profile.count - offset else {
          return nil
        }
        return Array(profile[offset..<offset + count])
      }
      return nil
    }
    if signature(profile, 16) == "GRAY" {
      guard let curve = tag("kTRC").flatMap(curve) else { return nil }
      return RGBConversion(curves: [curve, curve, curve], matrix: .identity)
    }
    guard signature(profile, 16) == "RGB " else { return nil }
    let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tag($0).flatMap(curve) }
    let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap { name -> SIMD3<Double>? in
      guard let bytes = tag(name), bytes.count >= 20 else { return nil }
      return SIMD3(fixed(bytes, 8), fixed(bytes, 12), fixed(bytes, 16))
    }
    guard curves.count == 3, columns.count == 3, let fromXYZ = standardToXYZ.inverse else {
      return nil
    }
    return RGBConversion(
      curves: curves, matrix: fromXYZ.after(ColorMatrix(columns: columns)))
  }

  /// sRGB's light under the D50 white that profiles are relative to (IEC 61966-2-1, Bradford).
  private static let standardToXYZ = ColorMatrix(
    rows: [
      [0.4360747, 0.3850649, 0.1430804], [0.2225045, 0.7168786, 0.0606169],
      [0.0139322, 0.0971045, 0.7141733],
    ])

  /// The light of each of the samples 0…255; nil for a curve of an unknown kind or with light that
  /// is not finite.
  private static func curve(_ tag: [UInt8]) -> [Double]? {
    guard tag.count >= 12 else { return nil }
    let function: (Double) -> Double
    switch signature(tag, 0) {
    case "curv":
      let count = number(tag, 8)
      guard count <= (tag.count - 12) / 2 else { return nil }
      let points = (0..<count).map { index in
        Int(tag[12 + 2 * index]) << 8 | Int(tag[13 + 2 * index])
      }
      function = sampled(points)
    case "para":
      guard let parametric = parametric(tag) else { return nil }
      function = parametric
    default: return nil
    }
    let values = (0...255).map { function(Double($0) / 255) }
    return values.allSatisfy { $0.isFinite && $0.magnitude < 100 } ? values : nil
  }

  /// No point: the identity; one: an exponent; more: light at equal distances.
  private static func sampled(_ points: [Int]) -> (Double) -> Double {
    if points.isEmpty { return { $0 } }
    if points.count == 1 {
      let exponent = Double(points[0]) / 256
      return { DeterministicMath.pow($0, exponent) }
    }
    return { value in
      let place = value * Double(points.count - 1)
      let index = min(Int(place), points.count - 2)
      let share = place - Double(index)
      let (low, high) = (Double(points[index]), Double(points[index + 1]))
      return (low + (high - low) * share) / 65_535
    }
  }

  /// Y = (aX + b)^g + c from X = d on, and below eX + f; short forms leave parameters out.
  private static func parametric(_ tag: [UInt8]) -> ((Double) -> Double)? {
    let kind = Int(tag[8]) << 8 | Int(tag[9])
    guard kind < 5 else { return nil }
    let counts = [1, 3, 4, 5, 7]
    guard tag.count >= 12 + 4 * counts[kind] else { return nil }
    let p = (0..<counts[kind]).map { fixed(tag, 12 + 4 * $0) }
    var (a, b, c, d, e, f) = (1.0, 0.0, 0.0, -1.0, 0.0, 0.0)
    if kind > 0 {
      (a, b) = (p[1], p[2])
      guard a != 0 else { return nil }
      d = -b / a
    }
    switch kind {
    case 2: (c, f) = (p[3], p[3])
    case 3: (e, d) = (p[3], p[4])
    case 4: (e, d, c, f) = (p[3], p[4], p[5], p[6])
    default: break
    }
    let g = p[0]
    return { value in
      value >= d ? DeterministicMath.pow(max(a * value + b, 0), g) + c : e * value + f
    }
  }
}
