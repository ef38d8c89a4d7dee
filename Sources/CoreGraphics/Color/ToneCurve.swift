/// How a sample between 0 and 1 stands for light, or for the value that a profile's table begins
/// with.
enum ToneCurve: Sendable, Hashable {
  /// The curve of a space that has a name.
  case transfer(CGColorSpace.Transfer)
  /// The sample to the power of a number.
  case power(Double)
  /// Values at equal distances, at least two, between which the curve is straight.
  case samples([Double])
  /// (ax + b)^g + c from x = d on, and ex + f below.
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
  /// A curve of lightness, CIELAB's L* by 100.
  indirect case lightness(ToneCurve)

  static let identity = ToneCurve.transfer(.linear)

  /// The value of a sample; a sample outside 0…1 counts as the end that is nearer.
  func callAsFunction(_ sample: Double) -> Double {
    let x = sample.clamped(to: 0...1)
    switch self {
    case .transfer(let transfer): return transfer.decoded(x)
    case .power(let exponent): return DeterministicMath.pow(x, exponent)
    case .samples(let values):
      let place = x * Double(values.count - 1)
      // In range: a share of the places.
      let index = min(Int(place), values.count - 2)
      let share = place - Double(index)
      return values[index] + (values[index + 1] - values[index]) * share
    case .parametric(let g, let a, let b, let c, let d, let e, let f):
      return x >= d ? DeterministicMath.pow(max(a * x + b, 0), g) + c : e * x + f
    case .lightness(let curve): return Self.luminance(ofLightness: 100 * curve(x))
    }
  }

  /// CIELAB's Y of L*.
  static func luminance(ofLightness lightness: Double) -> Double {
    let root = (lightness + 16) / 116
    return root > 6.0 / 29 ? root * root * root : (root - 16.0 / 116) * 108 / 841
  }

  /// Values at `count` equal distances from 0 to 1; nil where one is not a number near 0…1.
  func sampled(_ count: Int) -> [Double]? {
    let values = (0..<count).map { self(Double($0) / Double(count - 1)) }
    return values.allSatisfy { $0.isFinite && $0.magnitude < 100 } ? values : nil
  }
}

extension ToneCurve {
  /// Reads a curve of a profile.
  ///
  /// - Returns: The curve and its length in bytes; nil for a kind that is not known and for values
  ///   that are no light.
  /// - Source: ICC.1:2022, 10.6 `curv` and 10.18 `para`.
  static func read(_ data: ICCData, at start: Int) -> (curve: ToneCurve, byteCount: Int)? {
    guard
      let read = data.signature(start) == "curv"
        ? readSamples(data, start) : readParameters(data, start), read.curve.sampled(256) != nil
    else { return nil }
    return read
  }

  /// No value is the identity, one an exponent.
  private static func readSamples(
    _ data: ICCData, _ start: Int
  ) -> (curve: ToneCurve, byteCount: Int)? {
    guard let count = data.number(start + 8, bytes: 4), count <= data.count / 2,
      let values = data.words(start + 12, count: count)
    else { return nil }
    let byteCount = 12 + 2 * count
    switch count {
    case 0: return (.identity, byteCount)
    case 1: return (.power(Double(values[0]) / 256), byteCount)
    default: return (.samples(values.map { Double($0) / 65_535 }), byteCount)
    }
  }

  /// Short forms leave parameters out.
  private static func readParameters(
    _ data: ICCData, _ start: Int
  ) -> (curve: ToneCurve, byteCount: Int)? {
    let counts = [1, 3, 4, 5, 7]
    guard data.signature(start) == "para", let kind = data.number(start + 8, bytes: 2),
      kind < counts.count
    else { return nil }
    let p = (0..<counts[kind]).compactMap { data.fixed(start + 12 + 4 * $0) }
    guard p.count == counts[kind] else { return nil }
    let byteCount = 12 + 4 * p.count
    if kind == 0 { return (.power(p[0]), byteCount) }
    var (c, d, e, f) = (0.0, 0.0, 0.0, 0.0)
    switch kind {
    case 2: (c, f) = (p[3], p[3])
    case 3: (e, d) = (p[3], p[4])
    case 4: (e, d, c, f) = (p[3], p[4], p[5], p[6])
    default: break
    }
    if kind < 3 {
      guard p[1] != 0 else { return nil }
      d = -p[2] / p[1]
    }
    return (.parametric(g: p[0], a: p[1], b: p[2], c: c, d: d, e: e, f: f), byteCount)
  }
}
