/// How the colours of pixels change, each channel by all: rows for red, green, blue and what alpha
/// is multiplied by; columns for red, green, blue and one.
package struct ColorMatrix: Hashable, Sendable {
  package var red: SIMD4<Double>
  package var green: SIMD4<Double>
  package var blue: SIMD4<Double>
  package var alpha: SIMD4<Double>

  package init(
    red: SIMD4<Double> = [1, 0, 0, 0], green: SIMD4<Double> = [0, 1, 0, 0],
    blue: SIMD4<Double> = [0, 0, 1, 0], alpha: SIMD4<Double> = [0, 0, 0, 1]
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let identity = ColorMatrix()

  /// Shares of the channels in luminance, as Rec. 709 has them.
  package static let luminance: SIMD4<Double> = [0.2126, 0.7152, 0.0722, 0]

  /// Adds to all colours.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(red: [1, 0, 0, amount], green: [0, 1, 0, amount], blue: [0, 0, 1, amount])
  }

  /// Makes the distances from the middle so many times as large.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let added = (1 - amount) / 2
    return ColorMatrix(
      red: [amount, 0, 0, added], green: [0, amount, 0, added], blue: [0, 0, amount, added])
  }

  /// 0 leaves luminance alone, 1 changes nothing.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let gray = luminance * (1 - amount)
    return ColorMatrix(
      red: gray + [amount, 0, 0, 0], green: gray + [0, amount, 0, 0],
      blue: gray + [0, 0, amount, 0])
  }

  /// Turns colours around the axis of greys, keeping their luminance.
  ///
  /// - Source: the `hueRotate` matrix of W3C's Filter Effects, by the shares of `luminance`.
  package static func hueRotation(radians: Double) -> ColorMatrix {
    let (sine, cosine) = DeterministicMath.sinCos(radians)
    func row(_ own: SIMD4<Double>, _ turned: SIMD4<Double>) -> SIMD4<Double> {
      luminance + (own - luminance) * cosine + turned * sine
    }
    let (r, g, b) = (luminance.x, luminance.y, luminance.z)
    return ColorMatrix(
      red: row([1, 0, 0, 0], [-r, -g, 1 - b, 0]),
      green: row([0, 1, 0, 0], [0.143, 0.14, -0.283, 0]),
      blue: row([0, 0, 1, 0], [r - 1, g, b, 0]))
  }

  package static func multiplied(by color: SIMD4<Double>) -> ColorMatrix {
    ColorMatrix(
      red: [color.x, 0, 0, 0], green: [0, color.y, 0, 0], blue: [0, 0, color.z, 0],
      alpha: [0, 0, 0, color.w])
  }

  package static let inverted = ColorMatrix(
    red: [-1, 0, 0, 1], green: [0, -1, 0, 1], blue: [0, 0, -1, 1])

  /// Black that is as opaque as the colour was light.
  package static let luminanceToAlpha = ColorMatrix(
    red: .zero, green: .zero, blue: .zero, alpha: luminance)

  /// The number bytes are compared by.
  package var numbers: [Double] {
    [red, green, blue, alpha].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  /// Of straight channels, 0 … 1; alpha is a factor.
  func applied(to color: SIMD4<Double>) -> SIMD4<Double> {
    func sum(_ row: SIMD4<Double>) -> Double {
      let products = row * color
      return products.x + products.y + products.z + products.w
    }
    let result = SIMD4(sum(red), sum(green), sum(blue), sum(alpha))
    return result.clamped(lowerBound: .zero, upperBound: .one)
  }
}

extension RasterGroup {
  /// Changes the colours of all pixels, which stay premultiplied.
  package func recolor(by matrix: ColorMatrix) {
    // Neighbours are often of one colour.
    var (known, result) = (UInt32(0), UInt32(0))
    // SAFETY: The indices are those of the bitmap's own buffer, which the group keeps.
    for index in unsafe bitmap.pixels.indices {
      let pixel = unsafe bitmap.pixels[index]
      if pixel == 0 { continue }
      if pixel != known {
        known = pixel
        result = Self.recolored(pixel, matrix)
      }
      unsafe bitmap.pixels[index] = result
    }
  }

  private static func recolored(_ pixel: UInt32, _ matrix: ColorMatrix) -> UInt32 {
    let alpha = Double(pixel &>> 24)
    guard alpha > 0 else { return 0 }
    func straight(_ shift: UInt32) -> Double { min(Double(pixel &>> shift & 255) / alpha, 1) }
    let color = matrix.applied(to: [straight(0), straight(8), straight(16), 1])
    // In range: colours are clamped, and whoever makes a matrix keeps to numbers.
    let newAlpha = (alpha * color.w).rounded()
    func byte(_ channel: Double) -> UInt32 { UInt32((channel * newAlpha).rounded()) }
    return byte(color.x) | byte(color.y) &<< 8 | byte(color.z) &<< 16
      | UInt32(newAlpha) &<< 24
  }
}
