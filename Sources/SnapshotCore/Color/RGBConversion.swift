import CoreGraphics

/// Makes sRGB samples of those of another RGB space: a curve to light for each channel, a matrix
/// to the light of sRGB's primaries, sRGB's curve.
///
/// The same on every processor: no function of the C library takes part.
package struct RGBConversion: Sendable, Equatable {
  /// Light of the samples 0…255, of red, green and blue.
  let curves: [[Double]]
  /// Light of sRGB's red, green and blue from the picture's: rows.
  let matrix: ColorMatrix

  /// What half a sample of another space may come to lie outside sRGB: about four samples.
  private static let slack = -0.0013...1.036

  /// Steps of light that are told apart; the steepest has a fifth of a sample.
  private static let lightSteps = 1 << 14
  private static let samples: [UInt8] = (0...lightSteps).map { step in
    // In range: a share of 255.
    UInt8((255 * CGColorSpace.encoded(Double(step) / Double(lightSteps))).rounded())
  }

  init(curves: [[Double]], matrix: ColorMatrix) {
    self.curves = curves
    self.matrix = matrix
  }

  init(curve: (Double) -> Double, matrix: ColorMatrix) {
    let values = (0...255).map { curve(Double($0) / 255) }
    self.init(curves: [values, values, values], matrix: matrix)
  }

  /// The samples in sRGB; alpha is kept. Nil where a visible pixel has a colour outside sRGB:
  /// clamped, it would equal one that looks different.
  ///
  /// - Parameter samples: Straight RGBA of 8 bits, four bytes per pixel.
  package func standard(_ samples: [UInt8]) -> [UInt8]? {
    // SAFETY: The offsets are multiples of four below the array's length, which is four bytes a
    // pixel. An array's memory is aligned for a word, and the closure alone has it.
    var bytes = samples
    // Interfaces have few colours, and they come in runs.
    var last: (from: UInt32, to: UInt32)?
    var isWhole = true
    unsafe bytes.withUnsafeMutableBytes { buffer in
      for offset in stride(from: 0, to: buffer.count, by: 4) {
        let pixel = unsafe UInt32(
          littleEndian: buffer.load(fromByteOffset: offset, as: UInt32.self))
        if last?.from != pixel {
          let converted = standard(pixel)
          isWhole = isWhole && converted != nil
          last = (pixel, converted ?? pixel)
        }
        if let last {
          unsafe buffer.storeBytes(
            of: last.to.littleEndian, toByteOffset: offset, as: UInt32.self)
        }
      }
    }
    return isWhole ? bytes : nil
  }

  /// R in the lowest byte, straight alpha in the highest.
  private func standard(_ pixel: UInt32) -> UInt32? {
    let light = matrix.applied(
      to: SIMD3(
        curves[0][Int(pixel & 255)], curves[1][Int(pixel >> 8 & 255)],
        curves[2][Int(pixel >> 16 & 255)]))
    let isInside = (0..<3).allSatisfy { Self.slack.contains(light[$0]) }
    guard isInside || pixel >> 24 == 0 else { return nil }
    func sample(_ light: Double) -> UInt32 {
      let step = light.clamped(to: 0...1) * Double(Self.lightSteps)
      // In range: a share of the steps.
      return UInt32(Self.samples[Int(step.rounded())])
    }
    return sample(light.x) | sample(light.y) << 8 | sample(light.z) << 16
      | pixel & 0xFF00_0000
  }
}

/// A map of three numbers, by rows.
struct ColorMatrix: Sendable, Equatable {
  var rows: [SIMD3<Double>]

  static let identity = ColorMatrix(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

  /// The map that takes the unit vectors to `columns`.
  init(columns: [SIMD3<Double>]) {
    rows = (0..<3).map { SIMD3(columns[0][$0], columns[1][$0], columns[2][$0]) }
  }

  init(rows: [SIMD3<Double>]) {
    self.rows = rows
  }

  func applied(to vector: SIMD3<Double>) -> SIMD3<Double> {
    func row(_ index: Int) -> Double {
      let product = rows[index] * vector
      return product.x + product.y + product.z
    }
    return SIMD3(row(0), row(1), row(2))
  }

  /// The matrix that applies `other` first, then this one.
  func after(_ other: ColorMatrix) -> ColorMatrix {
    ColorMatrix(
      columns: (0..<3).map { index in
        applied(to: SIMD3(other.rows[0][index], other.rows[1][index], other.rows[2][index]))
      })
  }

  /// The inverse map; nil where there is none or a number is not finite.
  var inverse: ColorMatrix? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let columns = [cross(rows[1], rows[2]), cross(rows[2], rows[0]), cross(rows[0], rows[1])]
    let product = rows[0] * columns[0]
    let determinant = product.x + product.y + product.z
    guard determinant.isFinite, determinant.magnitude > 1e-9 else { return nil }
    return ColorMatrix(columns: columns.map { $0 / determinant })
  }
}
