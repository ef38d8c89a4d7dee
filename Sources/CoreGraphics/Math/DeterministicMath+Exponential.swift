extension DeterministicMath {
  /// e to the power of `x`.
  package static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    return exponential(DoubleDouble(high: x, low: 0))
  }

  /// Natural logarithm; NaN below zero.
  package static func log(_ x: Double) -> Double {
    logarithm(x) { $0 + ln2 * $1 }
  }

  /// Logarithm to base 2, exact for powers of two.
  package static func log2(_ x: Double) -> Double {
    logarithm(x) { fraction, exponent in
      DoubleDouble(high: exponent, low: 0)
        + fraction * DoubleDouble(high: 1.4426950408889634, low: 2.0355273740931033e-17)
    }
  }

  /// Logarithm to base 10, exact for powers of ten.
  package static func log10(_ x: Double) -> Double {
    logarithm(x) { fraction, exponent in
      fraction * DoubleDouble(high: 0.4342944819032518, low: 1.098319650216765e-17)
        + DoubleDouble(high: 0.3010299956639812, low: -2.8037281277851704e-18) * exponent
    }
  }

  /// `base` to the power of `exponent`, exact where the result is a double.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let isInteger = exponent == exponent.rounded()
    let isOdd = isInteger && (exponent * 0.5) != (exponent * 0.5).rounded()
    if exponent.isInfinite {
      if base.magnitude == 1 { return 1 }
      return (base.magnitude > 1) == (exponent > 0) ? .infinity : 0
    }
    let isNegative = base.sign == .minus && isOdd
    if base == 0 || base.isInfinite {
      let magnitude = (base == 0) == (exponent < 0) ? Double.infinity : 0
      return isNegative ? -magnitude : magnitude
    }
    if base < 0, !isInteger { return .nan }
    if base.magnitude == 1 { return isNegative ? -1 : 1 }
    let result = positivePower(base.magnitude, exponent)
    return isNegative ? -result : result
  }

  /// Cube root, of negative numbers too.
  package static func cbrt(_ x: Double) -> Double {
    if x == 0 || !x.isFinite { return x }
    let root = positivePower(x.magnitude, 1 / 3.0)
    // The third is not exactly a third: one step of Newton's method takes that out.
    let better = root - (root - x.magnitude / (root * root)) / 3
    return x < 0 ? -better : better
  }

  private static func positivePower(_ base: Double, _ exponent: Double) -> Double {
    // |log base| is at least 2⁻⁵³: beyond this exponent the result overflows or is 0.
    if exponent.magnitude > 0x1p64 {
      return (base > 1) == (exponent > 0) ? .infinity : 0
    }
    let (fraction, binaryExponent) = logarithmParts(base)
    return exponential((fraction + ln2 * binaryExponent) * exponent)
  }

  private static let ln2 = DoubleDouble(high: 0.6931471805599453, low: 2.3190468138462996e-17)

  private static func logarithm(
    _ x: Double, _ join: (DoubleDouble, Double) -> DoubleDouble
  ) -> Double {
    if x.isNaN || x == .infinity { return x }
    if x == 0 { return -.infinity }
    if x < 0 { return .nan }
    let (fraction, exponent) = logarithmParts(x)
    return exponent == 0 && fraction.high == 0 ? 0 : join(fraction, exponent).high
  }

  /// ln m and k where x = m · 2ᵏ and m lies in [√½, √2], good to 2⁻⁶⁵ of ln m.
  ///
  /// ln m = 2 · artanh s = 2s · (1 + s²/3 + s⁴/5 + …) with s = (m − 1) / (m + 1), |s| < 0.172.
  private static func logarithmParts(_ x: Double) -> (DoubleDouble, Double) {
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m *= 0.5
      exponent += 1
    }
    let f = m - 1
    let sum = DoubleDouble(sumOf: 2, f)
    let quotient = f / sum.high
    let product = DoubleDouble(productOf: quotient, sum.high)
    let rest = ((f - product.high) - product.low) - quotient * sum.low
    let s = DoubleDouble(sumOf: quotient, rest / sum.high)
    let z = s * s
    var p = 1 / 25.0
    var divisor = 23.0
    while divisor > 4 {
      p = p * z.high + 1 / divisor
      divisor -= 2
    }
    let series =
      DoubleDouble(high: 1, low: 0)
      + z * (DoubleDouble(high: 1 / 3.0, low: 1.850371707708594e-17)
        + DoubleDouble(high: p * z.high, low: 0))
    return (series * s * 2, exponent)
  }

  /// e to the power of a number of 106 bits.
  ///
  /// The exponent is taken apart as (32 · n + j) · ln 2 / 32 + r, |r| < 0.0109.
  private static func exponential(_ x: DoubleDouble) -> Double {
    if x.high > 709.79 { return .infinity }
    if x.high < -745.14 { return 0 }
    let steps = (x.high * 46.16624130844683).rounded()
    let r = ((x.high - steps * 0.021660849390173098) - steps * 2.325192846878874e-12) + x.low
    var p = 1 / 5040.0
    p = p * r + 1 / 720.0
    p = p * r + 1 / 120.0
    p = p * r + 1 / 24.0
    p = p * r + 1 / 6.0
    p = p * r + 0.5
    let grown = r + r * r * p
    let (high, low) = rootsOfTwo[Int(steps) & 31]
    return scaled(high + (low + high * grown), by: Int(steps) >> 5)
  }

  /// `x · 2ⁿ`, rounded once, for x in [0.5, 4].
  private static func scaled(_ x: Double, by n: Int) -> Double {
    if n > 1000 { return x * 0x1p1000 * powerOfTwo(n - 1000) }
    if n < -1000 { return x * powerOfTwo(n + 100) * 0x1p-100 }
    return x * powerOfTwo(n)
  }

  private static func powerOfTwo(_ n: Int) -> Double {
    Double(bitPattern: UInt64(1023 + n) << 52)
  }

  /// 2 to the power of j/32 for j = 0 … 31, each as a double and what it lacks.
  private static let rootsOfTwo: [(Double, Double)] = [
    (1.0, 0.0),
    (1.0218971486541166, 5.109225028973444e-17),
    (1.0442737824274138, 8.551889705537965e-17),
    (1.0671404006768237, -7.899853966841582e-17),
    (1.0905077326652577, -3.046782079812471e-17),
    (1.1143867425958924, 1.0410278456845571e-16),
    (1.1387886347566916, 8.912812676025408e-17),
    (1.1637248587775775, 3.8292048369240935e-17),
    (1.189207115002721, 3.982015231465646e-17),
    (1.215247359980469, -7.712630692681488e-17),
    (1.241857812073484, 4.658027591836937e-17),
    (1.2690509571917332, 2.667932131342186e-18),
    (1.2968395546510096, 2.5382502794888315e-17),
    (1.3252366431597413, -2.8587312100388614e-17),
    (1.3542555469368927, 7.70094837980299e-17),
    (1.383909881963832, -6.770511658794786e-17),
    (1.4142135623730951, -9.667293313452913e-17),
    (1.4451808069770467, -3.0237581349939873e-17),
    (1.4768261459394993, -3.483994556892796e-17),
    (1.5091644275934228, -1.016455327754295e-16),
    (1.5422108254079407, 7.949834809697621e-17),
    (1.5759808451078865, -1.0136916471278304e-17),
    (1.6104903319492543, 2.4707192569797888e-17),
    (1.645755478153965, -1.0125679913674773e-16),
    (1.681792830507429, 8.199010020581497e-17),
    (1.718619298122478, -1.851380418263111e-17),
    (1.7562521603732995, 2.960140695448873e-17),
    (1.7947090750031072, 1.8227458427912087e-17),
    (1.8340080864093424, 3.283107224245627e-17),
    (1.8741676341103, -6.122763413004143e-17),
    (1.9152065613971474, -1.0619946056195963e-16),
    (1.9571441241754002, 8.960767791036668e-17),
  ]
}
