/// A colour: components of a colour space and an alpha; or a pattern and an alpha.
public final class CGColor: Hashable, Sendable {
  /// The space of the components; for a pattern colour, a pattern space.
  public let colorSpace: CGColorSpace?
  /// The components of the space, alpha last. As given: extended spaces go beyond 0 … 1.
  private let values: [CGFloat]
  /// What is drawn in place of a colour.
  public let pattern: CGPattern?
  /// sRGB, straight, each in 0 … 1. Black for patterns with colours of their own.
  package let rgba: (red: Double, green: Double, blue: Double, alpha: Double)

  /// Opaque black in generic gray.
  public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
  /// Opaque white in generic gray.
  public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
  /// Transparent black in generic gray.
  public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

  /// Makes a colour of any space that is not a pattern space's.
  ///
  /// - Parameters:
  ///   - space: The colour space of the components.
  ///   - components: The components of the space, then alpha. With fewer than the space has, the
  ///     result is nil; alpha is 1 where it alone is left out.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    // SAFETY: The caller has a value for every component of the space and one for alpha, as Apple's
    // documentation asks; they are copied here.
    let count = space.numberOfComponents + 1
    unsafe self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Makes a colour in device RGB; each component is in 0 … 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceRGB, values: [red, green, blue, alpha])
  }

  /// Makes a colour in sRGB; each component is in 0 … 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Makes a colour in device gray, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceGray, values: [gray, alpha])
  }

  /// Makes a colour in gray of gamma 2.2, from 0 for black to 1 for white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Makes a colour in generic CMYK; each ink is in 0 … 1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      space: CGColorSpace(.cmyk, CGColorSpace.genericCMYK),
      values: [cyan, magenta, yellow, black, alpha])
  }

  /// - Parameter values: One for every component of the space, and alpha.
  package convenience init(space: CGColorSpace, values: [CGFloat]) {
    self.init(space: space, values: values, pattern: nil)
  }

  /// Makes a colour that paints with a pattern.
  ///
  /// - Parameters:
  ///   - space: A pattern space. The result is nil for any other space, and for a pattern space
  ///     without a base if the pattern is uncoloured.
  ///   - components: For a coloured pattern, its alpha; for an uncoloured one, the colour it is
  ///     drawn in: components of the base space, then alpha.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern, pattern.isColored || space.baseColorSpace != nil else {
      return nil
    }
    // SAFETY: The caller has a value for every component of the base space where the pattern has no
    // colours, and one for alpha, as Apple's documentation asks; they are copied here.
    let count = pattern.isColored ? 1 : space.numberOfComponents + 1
    unsafe self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)),
      pattern: pattern)
  }

  private init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern?) {
    colorSpace = space
    self.values = values
    self.pattern = pattern
    let (red, green, blue) = space.standardComponents(values)
    let alpha = values.last?.native ?? 0
    rgba = (Self.unit(red), Self.unit(green), Self.unit(blue), Self.unit(alpha))
  }

  /// The components in the colour's space, alpha last; not clamped.
  public var components: [CGFloat]? { values }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { values.count }

  /// The opacity, 0 … 1 unless it was made with another number.
  public var alpha: CGFloat { values.last ?? 0 }

  /// The colour itself, which cannot change.
  public func copy() -> CGColor? { self }

  /// A copy of the colour with another alpha; nil without a colour space.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace else { return nil }
    return CGColor(space: colorSpace, values: values.dropLast() + [alpha], pattern: pattern)
  }

  /// Converts the colour to another space through sRGB, clamped where `space` is not an extended
  /// one.
  ///
  /// Differs: Apple converts by ICC profiles. Here gray is the luminance by the weights of BT.709
  /// and CMYK is converted by complements.
  ///
  /// - Parameters:
  ///   - intent: Makes no difference.
  ///   - options: Make no difference.
  /// - Returns: The converted colour; nil if this is a pattern colour or `space` a pattern space.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space == colorSpace { return self }
    guard pattern == nil, let colorSpace,
      let components = space.components(
        fromStandard: colorSpace.standardComponents(values))
    else { return nil }
    return CGColor(space: space, values: components + [alpha])
  }

  /// Premultiplied bytes, red in the lowest.
  package var premultiplied: UInt32 { premultiplied(alpha: 1) }

  /// Premultiplied bytes of the colour with its alpha scaled; red in the lowest byte.
  package func premultiplied(alpha factor: Double) -> UInt32 {
    let alpha = rgba.alpha * Self.unit(factor)
    // In range: the colour and its alpha are 0…1.
    let red = UInt32((rgba.red * alpha * 255).rounded())
    let green = UInt32((rgba.green * alpha * 255).rounded())
    let blue = UInt32((rgba.blue * alpha * 255).rounded())
    return red | green << 8 | blue << 16 | UInt32((alpha * 255).rounded()) << 24
  }

  /// Whether two colours have the same space, components and pattern.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.colorSpace == right.colorSpace && left.values == right.values
        && left.pattern === right.pattern)
  }

  /// Feeds the components into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }

  /// The value clamped to 0 … 1; 0 for NaN.
  private static func unit(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }
}

/// How colours outside the target space are brought into it. All intents clamp here.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
