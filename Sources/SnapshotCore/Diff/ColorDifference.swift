import Foundation

/// How far apart two colours look: CIE 1994 ΔE (graphic arts weights: kL 1, K1 0.045,
/// K2 0.015) between CIELAB values under D65, taken from 8-bit sRGB.
///
/// - 0 is the same colour, about 1 a difference that an eye just sees, 100 black against white.
/// - The reference's chroma weighs the terms, so the measure is not quite symmetric.
/// - Translucent pixels are laid over white and over black, the squares of a checkerboard, and
///   the larger difference counts: black never equals transparent.
/// - The same on every processor: the tables come from + − × ÷ and √ alone.
///
/// Source: CIE 116-1995; IEC 61966-2-1 for sRGB. Values of √³ are interpolated linearly between
/// 16,384 points, in single precision: ΔE is right to 0.001.
package final class ColorDifference: Sendable {
  package static let shared = ColorDifference()

  /// The number of steps of the table of f(t), the cube root of CIELAB, over 0…1.
  private static let steps = 16_384

  let tables: ColorTables

  private init() {
    let linear = (0..<256).map { Float(Self.linearLight(Double($0) / 255)) }
    // One more than the last, to interpolate up to.
    let cubeRoot = (0...(Self.steps + 1)).map {
      Float(Self.labFunction(Double($0) / Double(Self.steps)))
    }
    tables = ColorTables(linear: linear, cubeRoot: cubeRoot, steps: Self.steps)
  }

  /// ΔE of two pixels, each with R in the lowest byte and straight alpha in the highest.
  package func delta(reference: UInt32, actual: UInt32) -> Double {
    Double(tables.deltaSquared(reference: reference, actual: actual)).squareRoot()
  }

  /// sRGB's transfer function, from 0…1 to 0…1: x^2.4 is the fifth root of x², squared with x².
  private static func linearLight(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let square = ((value + 0.055) / 1.055) * ((value + 0.055) / 1.055)
    return square * root(5, of: square)
  }

  /// CIELAB's f, for `t` from 0.
  private static func labFunction(_ t: Double) -> Double {
    t > 216.0 / 24_389 ? root(3, of: t) : (24_389.0 / 27 * t + 16) / 116
  }

  /// The root by Newton's iteration, for `value` in 0.005…1.1.
  private static func root(_ degree: Int, of value: Double) -> Double {
    // From a chord of the curve it takes six to eight steps.
    var root = 0.4 + 0.6 * value
    for _ in 0..<12 {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = (Double(degree - 1) * root + value / power) / Double(degree)
      if next == root { break }
      root = next
    }
    return root
  }
}
