extension Gradient {
  /// The colour space in which a gradient mixes its colours.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind { case device, perceptual }
    let kind: Kind
    /// Colours are mixed as sRGB encodes them.
    public static let device = ColorSpace(kind: .device)
    /// Steps that look alike. Apple does not publish which space it is: here it is Oklab.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  /// The gradient with its colours mixed in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return AnyGradient(gradient)
  }
}

extension AnyGradient {
  /// The gradient with its colours mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    gradient.colorSpace(space)
  }
}

/// A colour as numbers that are mixed: three of its space, and opacity.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
struct MixedColor {
  /// Steps between two stops of a perceptual gradient, which are mixed in sRGB in between.
  private static let stepCount = 32

  static func numbers(_ color: CGColor, in space: Gradient.ColorSpace) -> SIMD4<Double> {
    let all = color.rgba
    let own = SIMD4(
      Double(all.red), Double(all.green), Double(all.blue), Double(all.alpha))
    guard space == .perceptual else { return own }
    let (r, g, b) = (light(own.x), light(own.y), light(own.z))
    let l = CoreGraphics.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = CoreGraphics.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = CoreGraphics.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD4(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, own.w)
  }

  /// Red, green, blue and opacity of sRGB, each within 0 … 1.
  static func rgba(_ mixed: SIMD4<Double>, in space: Gradient.ColorSpace) -> SIMD4<Double> {
    var result = mixed
    if space == .perceptual {
      let l = mixed.x + 0.3963377774 * mixed.y + 0.2158037573 * mixed.z
      let m = mixed.x - 0.1055613458 * mixed.y - 0.0638541728 * mixed.z
      let s = mixed.x - 0.0894841775 * mixed.y - 1.2914855480 * mixed.z
      let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
      result.x = curved(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3)
      result.y = curved(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3)
      result.z = curved(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
    }
    return result.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
  }

  static func color(_ mixed: SIMD4<Double>, in space: Gradient.ColorSpace) -> CGColor {
    let all = rgba(mixed, in: space)
    return CGColor(srgbRed: all.x, green: all.y, blue: all.z, alpha: all.w)
  }

  static func between(
    _ left: CGColor, _ right: CGColor, _ fraction: Double, _ space: Gradient.ColorSpace
  ) -> CGColor {
    if fraction == 0 { return left }
    if fraction == 1 { return right }
    let (a, b) = (numbers(left, in: space), numbers(right, in: space))
    return color(a + (b - a) * fraction, in: space)
  }

  /// Stops between which sRGB's mixing is that of a space.
  static func stops(
    _ stops: [(color: CGColor, location: CGFloat)], in space: Gradient.ColorSpace
  ) -> [(color: CGColor, location: CGFloat)] {
    guard space == .perceptual, let first = stops.first else { return stops }
    var result = [first]
    for (from, to) in zip(stops, stops.dropFirst()) {
      let distance = to.location - from.location
      if distance > 0 {
        for step in 1..<stepCount {
          let part = Double(step) / Double(stepCount)
          result.append(
            (between(from.color, to.color, part, space), from.location + distance * part))
        }
      }
      result.append(to)
    }
    return result
  }

  private static func light(_ value: Double) -> Double {
    if value < 0 { return -light(-value) }
    return value <= 0.04045 ? value / 12.92 : CoreGraphics.pow((value + 0.055) / 1.055, 2.4)
  }
  private static func curved(_ light: Double) -> Double {
    if light < 0 { return -curved(-light) }
    return light <= 0.0031308 ? light * 12.92 : 1.055 * CoreGraphics.pow(light, 1 / 2.4) - 0.055
  }
}
