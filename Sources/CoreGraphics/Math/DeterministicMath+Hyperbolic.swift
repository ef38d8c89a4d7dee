extension DeterministicMath {
  /// Hyperbolic sine.
  package static func sinh(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if x == 0 || !x.isFinite { return x }
    if magnitude <= 1 { return x + x * hyperbolicSeries(x * x) }
    let result: Double
    if magnitude < 709 {
      let power = exp(magnitude)
      result = (power - 1 / power) / 2
    } else {
      // The power itself would be infinite where its half is not.
      let root = exp(magnitude / 2)
      result = root / 2 * root
    }
    return x < 0 ? -result : result
  }

  /// Hyperbolic cosine.
  package static func cosh(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if magnitude < 709 {
      let power = exp(magnitude)
      return (power + 1 / power) / 2
    }
    let root = exp(magnitude / 2)
    return root / 2 * root
  }

  /// Hyperbolic tangent.
  package static func tanh(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if x == 0 || x.isNaN { return x }
    let result: Double
    if magnitude > 22 {
      result = 1
    } else if magnitude > 1 {
      result = 1 - 2 / (exp(2 * magnitude) + 1)
    } else {
      result = sinh(magnitude) / cosh(magnitude)
    }
    return x < 0 ? -result : result
  }

  /// Inverse hyperbolic sine.
  package static func asinh(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if x == 0 || !x.isFinite { return x }
    let result: Double
    if magnitude > 0x1p28 {
      result = log(magnitude) + naturalLogarithmOfTwo
    } else {
      let square = magnitude * magnitude
      result = log1p(magnitude + square / (1 + (square + 1).squareRoot()))
    }
    return x < 0 ? -result : result
  }

  /// Inverse hyperbolic cosine; NaN below 1.
  package static func acosh(_ x: Double) -> Double {
    if x.isNaN || x == .infinity { return x }
    if x < 1 { return .nan }
    if x > 0x1p28 { return log(x) + naturalLogarithmOfTwo }
    let rest = x - 1
    return log1p(rest + (2 * rest + rest * rest).squareRoot())
  }

  /// Inverse hyperbolic tangent; NaN outside [−1, 1].
  package static func atanh(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if x == 0 || x.isNaN { return x }
    if magnitude > 1 { return .nan }
    let result = magnitude == 1 ? .infinity : log1p(2 * magnitude / (1 - magnitude)) / 2
    return x < 0 ? -result : result
  }

  /// 2 to the power of `x`.
  package static func exp2(_ x: Double) -> Double { pow(2, x) }

  /// 10 to the power of `x`.
  package static func exp10(_ x: Double) -> Double { pow(10, x) }

  /// e to the power of `x`, less 1: accurate near 0.
  package static func expm1(_ x: Double) -> Double {
    if x == 0 || x.isNaN { return x }
    if x.magnitude > 0.5 { return exp(x) - 1 }
    // The Taylor series; the first term left out is below 2⁻⁶³ of the sum.
    var p = 1 / 1307674368000.0
    for reciprocal in reciprocalFactorials { p = p * x + reciprocal }
    return x + x * x * p
  }

  /// Natural logarithm of `1 + x`: accurate near 0; NaN below −1.
  package static func log1p(_ x: Double) -> Double {
    if x == 0 || x.isNaN || x == .infinity { return x }
    if x < -1 { return .nan }
    if x == -1 { return -.infinity }
    let sum = DoubleDouble(sumOf: 1, x)
    return log(sum.high) + sum.low / sum.high
  }

  /// Length of the vector (x, y); infinite where a side is.
  package static func hypot(_ x: Double, _ y: Double) -> Double {
    if x.isInfinite || y.isInfinite { return .infinity }
    if x.isNaN || y.isNaN { return .nan }
    var (long, short) = (max(x.magnitude, y.magnitude), min(x.magnitude, y.magnitude))
    if short == 0 { return long }
    // Squares of both must be neither infinite nor too small to be exact.
    let scale = long > 0x1p400 ? 0x1p-650 : short < 0x1p-400 ? 0x1p600 : 1
    if scale < 1, short < long * 0x1p-60 { return long }
    if scale > 1, long > 0x1p100 { return long }
    long *= scale
    short *= scale
    let square =
      DoubleDouble(productOf: long, long) + DoubleDouble(productOf: short, short)
    let root = square.high.squareRoot()
    let product = DoubleDouble(productOf: root, root)
    let rest = ((square.high - product.high) - product.low) + square.low
    return (root + rest / (2 * root)) / scale
  }

  private static let naturalLogarithmOfTwo = 0.6931471805599453

  /// 1/14! … 1/2!
  private static let reciprocalFactorials: [Double] = [
    87_178_291_200, 6_227_020_800, 479_001_600, 39_916_800, 3_628_800, 362_880, 40320, 5040, 720,
    120, 24, 6, 2,
  ].map { 1 / $0 }

  /// sinh(x)/x − 1 for z = x² ≤ 1: the Taylor series, whose first term left out is below 2⁻⁶⁵.
  private static func hyperbolicSeries(_ z: Double) -> Double {
    var p = 1 / 121645100408832000.0
    p = p * z + 1 / 355687428096000.0
    p = p * z + 1 / 1307674368000.0
    p = p * z + 1 / 6227020800.0
    p = p * z + 1 / 39916800.0
    p = p * z + 1 / 362880.0
    p = p * z + 1 / 5040.0
    p = p * z + 1 / 120.0
    p = p * z + 1 / 6.0
    return p * z
  }
}
