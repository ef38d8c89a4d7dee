/// How far an image may be from its reference.
///
/// The two numbers mean what they mean in swift-snapshot-testing; the colour difference is
/// CIE 1994 (`ColorDifference`).
package struct Tolerance: Sendable, Hashable, Codable {
  /// Fraction of the pixels that must match, 0…1. 1: all of them.
  package let precision: Double
  /// How alike two pixels must be to match, 0…1: their ΔE is at most (1 − this) · 100.
  /// 1: the same stored samples.
  package let perceptualPrecision: Double

  /// The same stored samples everywhere.
  package static let exact = Tolerance(precision: 1, perceptualPrecision: 1)

  /// Values outside 0…1 are clamped; NaN counts as 1.
  package init(precision: Double = 1, perceptualPrecision: Double = 1) {
    func clamped(_ value: Double) -> Double { value.isNaN ? 1 : min(max(value, 0), 1) }
    self.precision = clamped(precision)
    self.perceptualPrecision = clamped(perceptualPrecision)
  }

  /// At most `greatestDelta` ΔE at every pixel, except at `differingFraction` of them.
  package init(greatestDelta: Double, differingFraction: Double = 0) {
    self.init(
      precision: 1 - differingFraction, perceptualPrecision: 1 - greatestDelta / 100)
  }

  /// Whether a pixel matches only with the same samples.
  package var comparesSamples: Bool { perceptualPrecision == 1 }

  /// Greatest ΔE of two pixels that match; 0 where only equal samples do.
  ///
  /// Rounded to 1e-9, so that 0.98 means 2 and not 2.0000000000000018.
  package var greatestDelta: Double {
    ((1 - perceptualPrecision) * 100 * 1e9).rounded() / 1e9
  }

  /// Number of pixels that may differ in an image of `totalPixels`.
  ///
  /// The rounding is generous by a millionth of a pixel: 1 − 0.99 is a little above 0.01.
  package func permittedPixels(of totalPixels: Int) -> Int {
    Int(((1 - precision) * Double(totalPixels) + 1e-6).rounded(.down))
  }
}

extension Tolerance: CustomStringConvertible {
  package var description: String {
    if self == .exact { return "exact" }
    var parts: [String] = []
    parts.append(
      comparesSamples ? "equal samples" : "ΔE ≤ \(NumberText.decimal(greatestDelta, places: 2))")
    if precision < 1 {
      parts.append("on \(NumberText.decimal(precision * 100, places: 4)) % of the pixels")
    }
    return parts.joined(separator: " ")
  }
}
