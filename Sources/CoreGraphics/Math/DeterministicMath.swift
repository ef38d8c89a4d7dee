/// Transcendental functions made of `+ − × ÷ √` alone, so that every processor gives the same
/// bits.
///
/// glibc picks code by processor (with or without fused multiply-add), and its `sin`, `pow`
/// and the rest differ in the last bit. Whatever can reach a pixel or a frame calls these.
///
/// Errors, measured against 200-bit arithmetic over random arguments: `sin`, `cos`, `exp`,
/// `log`, `pow` below 1 ulp, `tan`, `atan`, `atan2`, `asin`, `acos`, `cbrt` below 2.5 ulp.
/// Special cases (zeros, infinities, NaN) are those of C99, annex F.
package enum DeterministicMath {
  /// Sine of an angle in radians, accurate for every finite argument.
  package static func sin(_ x: Double) -> Double {
    sinCos(x).sin
  }

  /// Cosine of an angle in radians, accurate for every finite argument.
  package static func cos(_ x: Double) -> Double {
    sinCos(x).cos
  }

  /// Tangent of an angle in radians, accurate for every finite argument.
  package static func tan(_ x: Double) -> Double {
    if x == 0 { return x }
    let both = sinCos(x)
    return both.sin / both.cos
  }

  /// Sine and cosine together: the reduction of the argument is shared.
  package static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    if x == 0 { return (x, 1) }
    let (quadrant, high, low) = AngleReduction.reduce(x)
    let s = sineKernel(high, low)
    let c = cosineKernel(high, low)
    switch quadrant & 3 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// Arc tangent, in [−π/2, π/2].
  package static func atan(_ x: Double) -> Double {
    if x.isNaN || x == 0 { return x }
    let angle = positiveArcTangent(x.magnitude)
    return x < 0 ? -angle : angle
  }

  /// Angle of the vector (x, y), in [−π, π].
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let angle: Double
    if y == 0 {
      angle = x.sign == .minus ? piHigh : 0
    } else if x == 0 {
      angle = halfPiHigh
    } else if y.isInfinite, x.isInfinite {
      angle = x < 0 ? 3 * (halfPiHigh / 2) : halfPiHigh / 2
    } else {
      let first = positiveArcTangent(y.magnitude / x.magnitude)
      angle = x < 0 ? piHigh - (first - piLow) : first
    }
    return y.sign == .minus ? -angle : angle
  }

  /// Arc sine, in [−π/2, π/2]; NaN outside [−1, 1].
  package static func asin(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    return x == 0 ? x : atan2(x, ((1 - x) * (1 + x)).squareRoot())
  }

  /// Arc cosine, in [0, π]; NaN outside [−1, 1].
  package static func acos(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    return atan2(((1 - x) * (1 + x)).squareRoot(), x)
  }

  private static let halfPiHigh = 1.5707963267948966
  private static let halfPiLow = 6.123233995736766e-17
  private static let piHigh = 3.141592653589793
  private static let piLow = 1.2246467991473532e-16

  /// Sine of `r + tail` for |r| ≤ π/4: the Taylor series, whose first term left out is below
  /// 2⁻⁶³ there.
  private static func sineKernel(_ r: Double, _ tail: Double) -> Double {
    let z = r * r
    var p = 1 / 355687428096000.0
    p = p * z - 1 / 1307674368000.0
    p = p * z + 1 / 6227020800.0
    p = p * z - 1 / 39916800.0
    p = p * z + 1 / 362880.0
    p = p * z - 1 / 5040.0
    p = p * z + 1 / 120.0
    let cube = z * r
    // sin(r + t) = sin r + t · cos r, and cos r = 1 − z/2 is near enough for a tail.
    return r - ((z * (0.5 * tail - cube * p) - tail) + cube * (1 / 6.0))
  }

  /// Cosine of `r + tail` for |r| ≤ π/4, as `sineKernel`.
  private static func cosineKernel(_ r: Double, _ tail: Double) -> Double {
    let z = r * r
    var p = -1 / 6402373705728000.0
    p = p * z + 1 / 20922789888000.0
    p = p * z - 1 / 87178291200.0
    p = p * z + 1 / 479001600.0
    p = p * z - 1 / 3628800.0
    p = p * z + 1 / 40320.0
    p = p * z - 1 / 720.0
    p = p * z + 1 / 24.0
    let half = 0.5 * z
    let head = 1 - half
    // `head` is rounded; what it lost is (1 − head) − half, exactly.
    return head + (((1 - head) - half) + (z * z * p - r * tail))
  }

  /// Arc tangent of x ≥ 0: the nearest eighth c is taken out by atan x = atan c + atan((x − c) / (1
  /// + x·c)), the rest is at most 1/16 and goes through the Taylor series. Above 1, the same is
  /// done with 1/x.
  private static func positiveArcTangent(_ x: Double) -> Double {
    if x > 1e17 { return halfPiHigh }
    let isInverted = x > 1
    // In range: at most 8.
    let index = Int(((isInverted ? 1 / x : x) * 8).rounded())
    let c = Double(index) / 8
    let t = isInverted ? (1 - c * x) / (x + c) : (x - c) / (1 + x * c)
    let z = t * t
    var p = -1 / 15.0
    p = p * z + 1 / 13.0
    p = p * z - 1 / 11.0
    p = p * z + 1 / 9.0
    p = p * z - 1 / 7.0
    p = p * z + 1 / 5.0
    p = p * z - 1 / 3.0
    let correction = t * z * p
    let (high, low) = arcTangentsOfEighths[index]
    if isInverted {
      return (halfPiHigh - high) - ((t + correction) + (low - halfPiLow))
    }
    return high + (t + (correction + low))
  }

  /// atan(k/8) for k = 0 … 8, each as a double and what it lacks.
  private static let arcTangentsOfEighths: [(Double, Double)] = [
    (0.0, 0.0),
    (0.12435499454676144, -3.1253241424539383e-18),
    (0.24497866312686414, 1.0698755618734451e-17),
    (0.35877067027057225, -2.4623815582638635e-17),
    (0.4636476090008061, 2.2698777452961687e-17),
    (0.5585993153435624, -5.4556305485916264e-18),
    (0.6435011087932844, 1.5834785051444286e-17),
    (0.7188299996216245, -2.1478388444456983e-17),
    (0.7853981633974483, 3.061616997868383e-17),
  ]
}
