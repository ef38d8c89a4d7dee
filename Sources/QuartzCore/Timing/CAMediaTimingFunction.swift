/// The pace of an animation, by name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the pace.
  public let rawValue: String

  /// Creates the name of a pace; names other than those listed are linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An even pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// A short slow start and a long slow end, as the animations of layers have it.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic curve from (0, 0) to (1, 1) that says which part of the way
/// (y) is done after which part of the time (x).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let c1: SIMD2<Float>
  private let c2: SIMD2<Float>

  /// A steady pace.
  public override convenience init() { self.init(controlPoints: 0, 0, 1, 1) }

  /// An unknown name is linear.
  ///
  /// - Source: the control points are those that Apple documents for the names.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Makes a Bézier curve from (0, 0) to (1, 1) with these control points. Both x are clamped to
  /// 0…1, since beyond that a time would have several values.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    c1 = [c1x, c1y]
    c2 = [c2x, c2y]
  }

  /// Writes the x and y of a control point, 0 to 3, to `ptr`. For other indices it writes nothing.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(idx) else { return }
    let point = [SIMD2<Float>(0, 0), c1, c2, SIMD2<Float>(1, 1)][idx]
    // SAFETY: The caller gives room for two values, as Apple's documentation asks, and has it
    // during the call.
    unsafe ptr[0] = point.x
    unsafe ptr[1] = point.y
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return c1 == other.c1 && c2 == other.c2
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(c1)
    hasher.combine(c2)
    return hasher.finalize()
  }

  /// The part of the way that is done after a part of the time.
  ///
  /// Newton's method, kept between bounds; the same steps everywhere, hence the same bits.
  ///
  /// - Parameter fraction: 0…1; what lies outside counts as the nearer end.
  package func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if c1.x == c1.y && c2.x == c2.y { return fraction }
    let x = CubicCurve(Self.unit(c1.x), Self.unit(c2.x))
    return CubicCurve(Double(c1.y), Double(c2.y)).value(at: x.parameter(at: fraction))
  }

  /// The part of the time after which a part of the way is done, the inverse of `value(at:)`:
  /// the first, where the curve comes there several times.
  package func fraction(at value: Double) -> Double {
    var low = 0.0
    var high = 1.0
    // A curve that overshoots comes by more than once: look for the first step that passes.
    for step in 1...64 where self.value(at: Double(step) / 64) >= value {
      (low, high) = (Double(step - 1) / 64, Double(step) / 64)
      break
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func unit(_ value: Float) -> Double { value > 0 ? Double(min(value, 1)) : 0 }
}

/// One coordinate of a cubic curve from 0 to 1.
private struct CubicCurve {
  let a: Double
  let b: Double
  let c: Double

  init(_ control1: Double, _ control2: Double) {
    c = 3 * control1
    b = 3 * (control2 - control1) - c
    a = 1 - c - b
  }

  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }

  /// The parameter at which a curve that does not decrease has a value, 0…1.
  func parameter(at value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = value
    for _ in 0..<64 {
      let error = self.value(at: t) - value
      if abs(error) < 1e-15 { break }
      if error > 0 { high = t } else { low = t }
      let slope = (3 * a * t + 2 * b) * t + c
      let next = slope > 0 ? t - error / slope : low
      t = next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-16 { break }
    }
    return t
  }
}
