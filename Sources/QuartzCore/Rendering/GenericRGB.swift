/// Apple's Generic RGB colour space: P22 phosphors, white D65, γ 1.8.
///
/// - Source: the phosphors and white point are in Apple's Q&A QA1430; that the primaries are the
///   EBU's (0.630, 0.340), (0.295, 0.605), (0.155, 0.077) is inferred, as they alone give the sRGB
///   bytes that Apple's colour picker shows for this space's pure red, green and blue:
///   (255, 38, 0), (0, 249, 0) and (4, 51, 255).
package enum GenericRGB {
  /// Red, green and blue, 0…1.
  package typealias Channels = SIMD3<Double>

  /// The nearest colour of this space, encoded, for sRGB channels.
  package static func encoded(fromSRGB color: Channels) -> Channels {
    let linear = product(fromSRGBMatrix, map(color, linearised))
    return map(linear) { DeterministicMath.pow(min(max($0, 0), 1), 1 / 1.8) }
  }

  /// The nearest sRGB channels for a colour of this space.
  package static func sRGB(fromEncoded color: Channels) -> Channels {
    let linear = product(toSRGBMatrix, map(color) { DeterministicMath.pow($0, 1.8) })
    return map(linear) { delinearised(min(max($0, 0), 1)) }
  }

  private static func map(_ color: Channels, _ body: (Double) -> Double) -> Channels {
    Channels(body(color.x), body(color.y), body(color.z))
  }

  private static func linearised(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : DeterministicMath.pow((value + 0.055) / 1.055, 2.4)
  }

  private static func delinearised(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * DeterministicMath.pow(value, 1 / 2.4) - 0.055
  }

  // MARK: Matrices

  private typealias Matrix = [Channels]

  private static func product(_ rows: Matrix, _ color: Channels) -> Channels {
    Channels((rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum())
  }

  private static let toSRGBMatrix: Matrix = [
    Channels(1.0252524586, -0.0265475337, 0.0012950751),
    Channels(0.0193935069, 0.9480280089, 0.0325784842),
    Channels(-0.0017695316, -0.0014423226, 1.0032118541),
  ]

  private static let fromSRGBMatrix: Matrix = [
    Channels(0.9748495053, 0.0272953502, -0.0021448555),
    Channels(-0.0200002874, 1.0542090447, -0.0342087573),
    Channels(0.0016907497, 0.0015637868, 0.9967454635),
  ]
}
