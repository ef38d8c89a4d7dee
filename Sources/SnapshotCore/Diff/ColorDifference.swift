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
/// 16,384 points: ΔE is right to 0.001.
package final class ColorDifference: Sendable {
  package static let shared = ColorDifference()

  /// Steps of the table of f(t), the cube root of CIELAB, over 0…1.
  private static let steps = 16_384

  /// Linear light of an 8-bit sRGB sample.
  private let linear: [Double]
  /// f(t) at t = index / `steps`, one more than the last to interpolate up to.
  private let cubeRoot: [Double]

  private init() {
    linear = (0..<256).map { Self.linearLight(Double($0) / 255) }
    cubeRoot = (0...(Self.steps + 1)).map { Self.labFunction(Double($0) / Double(Self.steps)) }
  }

  /// ΔE of two pixels, each with R in the lowest byte and straight alpha in the highest.
  package func delta(reference: UInt32, actual: UInt32) -> Double {
    withTables { $0.delta(reference: reference, actual: actual) }
  }

  /// Runs `body` with the tables' memory; they are valid only inside.
  package func withTables<Result>(_ body: (Tables) -> Result) -> Result {
    linear.withUnsafeBufferPointer { linear in
      cubeRoot.withUnsafeBufferPointer { cubeRoot in
        body(Tables(linear: linear, cubeRoot: cubeRoot))
      }
    }
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

  /// The root by Newton's iteration from 1, for `value` in 0.005…1.1.
  private static func root(_ degree: Int, of value: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      root = (Double(degree - 1) * root + value / power) / Double(degree)
    }
    return root
  }
}

extension ColorDifference {
  /// The tables' memory, for loops over pixels.
  package struct Tables {
    fileprivate let linear: UnsafeBufferPointer<Double>
    fileprivate let cubeRoot: UnsafeBufferPointer<Double>

    private struct Lab {
      var lightness: Double
      var a: Double
      var b: Double
    }

    /// ΔE of two pixels, each with R in the lowest byte and straight alpha in the highest.
    package func delta(reference: UInt32, actual: UInt32) -> Double {
      if reference == actual { return 0 }
      if (reference & actual) >> 24 == 255 {
        return delta(lab(reference), lab(actual))
      }
      let overWhite = delta(
        lab(composite(reference, over: 255)), lab(composite(actual, over: 255)))
      let overBlack = delta(lab(composite(reference, over: 0)), lab(composite(actual, over: 0)))
      return max(overWhite, overBlack)
    }

    private func delta(_ reference: Lab, _ actual: Lab) -> Double {
      let referenceChroma = (reference.a * reference.a + reference.b * reference.b).squareRoot()
      let actualChroma = (actual.a * actual.a + actual.b * actual.b).squareRoot()
      let lightness = reference.lightness - actual.lightness
      let chroma = referenceChroma - actualChroma
      let a = reference.a - actual.a
      let b = reference.b - actual.b
      let hueSquared = max(a * a + b * b - chroma * chroma, 0)
      let chromaWeight = 1 + 0.045 * referenceChroma
      let hueWeight = 1 + 0.015 * referenceChroma
      let sum =
        lightness * lightness + (chroma / chromaWeight) * (chroma / chromaWeight)
        + hueSquared / (hueWeight * hueWeight)
      return sum.squareRoot()
    }

    /// The pixel laid over an opaque grey, as the display would show it: whole 8-bit samples.
    private func composite(_ pixel: UInt32, over background: UInt32) -> UInt32 {
      let alpha = pixel >> 24
      var result: UInt32 = 0
      for shift: UInt32 in [0, 8, 16] {
        let sum = (pixel >> shift & 255) * alpha + background * (255 - alpha)
        result |= ((sum + 127) / 255) << shift
      }
      return result
    }

    private func lab(_ pixel: UInt32) -> Lab {
      // SAFETY: every index is a byte, and the table has 256 values.
      let red = linear[Int(pixel & 255)]
      let green = linear[Int(pixel >> 8 & 255)]
      let blue = linear[Int(pixel >> 16 & 255)]
      // IEC 61966-2-1's matrix, each row divided by its sum, which is the white point.
      let x = root(
        (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
      let y = root(
        (0.2126729 * red + 0.7151522 * green + 0.0721750 * blue) / 1.0000001)
      let z = root(
        (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
      return Lab(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// f(t) between two points of the table; `t` is 0…1 but for rounding.
    private func root(_ t: Double) -> Double {
      let position = t * Double(ColorDifference.steps)
      let index = min(Int(position), ColorDifference.steps)
      // SAFETY: 0 ≤ index ≤ steps, and the table has steps + 2 values.
      let low = cubeRoot[index]
      return low + (cubeRoot[index + 1] - low) * (position - Double(index))
    }
  }
}
