/// The unevaluated sum of two doubles: about 106 significant bits.
///
/// - Source: Dekker, "A floating-point technique for extending the available precision", 1971.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The exact sum.
  init(sumOf a: Double, _ b: Double) {
    high = a + b
    let shareOfB = high - a
    low = (a - (high - shareOfB)) + (b - shareOfB)
  }

  /// The exact product, as long as neither factor is above 2⁹⁹⁶ and nothing underflows.
  init(productOf a: Double, _ b: Double) {
    high = a * b
    let (a1, a2) = Self.halves(a)
    let (b1, b2) = Self.halves(b)
    low = ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(sumOf: left.high, right.high)
    return DoubleDouble(sumOf: sum.high, sum.low + (left.low + right.low))
  }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(productOf: left.high, right.high)
    return DoubleDouble(
      sumOf: product.high, product.low + (left.high * right.low + left.low * right.high))
  }

  static func * (left: DoubleDouble, right: Double) -> DoubleDouble {
    left * DoubleDouble(high: right, low: 0)
  }

  /// Two summands of 26 bits each.
  private static func halves(_ x: Double) -> (Double, Double) {
    let shifted = x * 134_217_729
    let top = shifted - (shifted - x)
    return (top, x - top)
  }
}
