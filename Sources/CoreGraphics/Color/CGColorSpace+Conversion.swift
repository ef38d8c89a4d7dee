extension CGColorSpace {
  /// The sRGB components of a colour of this space; they may lie outside 0 … 1.
  ///
  /// Gray levels, whatever their gamma, become equal components of the same value, which is what
  /// iOS shows for `UIColor(white:alpha:)`. Differs: Apple converts CMYK with a profile.
  ///
  /// - Parameter components: As many as the space has, maybe more.
  /// - Source: IEC 61966-2-1 for the transfer; SMPTE EG 432-1 primaries with the D65 white of
  ///   sRGB for Display P3.
  func standardComponents(_ components: [CGFloat]) -> (red: Double, green: Double, blue: Double) {
    guard components.count >= numberOfComponents else { return (0, 0, 0) }
    switch model {
    case .unknown: return (0, 0, 0)
    case .monochrome:
      let level = components[0].native
      let encoded = transfer == .linear ? Self.encoded(level) : level
      return (encoded, encoded, encoded)
    case .cmyk:
      let light = 1 - components[3].native
      return (
        (1 - components[0].native) * light, (1 - components[1].native) * light,
        (1 - components[2].native) * light
      )
    case .rgb:
      let (r, g, b) = (components[0].native, components[1].native, components[2].native)
      switch (transfer, primaries) {
      case (.sRGB, .sRGB): return (r, g, b)
      case (.linear, .sRGB): return (Self.encoded(r), Self.encoded(g), Self.encoded(b))
      case (.sRGB, .displayP3):
        return Self.fromLinearP3(Self.decoded(r), Self.decoded(g), Self.decoded(b))
      case (.linear, .displayP3): return Self.fromLinearP3(r, g, b)
      }
    }
  }

  private static func fromLinearP3(
    _ r: Double, _ g: Double, _ b: Double
  ) -> (red: Double, green: Double, blue: Double) {
    // Rows sum to 1: white stays white.
    let red = 1.2249401762805598 * r - 0.2249401762805597 * g
    let green = -0.0420569547096881 * r + 1.0420569547096881 * g
    let blue = -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b
    return (encoded(red), encoded(green), encoded(blue))
  }

  /// Light to sRGB value, odd about 0 as extended sRGB has it.
  static func encoded(_ light: Double) -> Double {
    let magnitude = light.magnitude
    let value =
      magnitude <= 0.0031308
      ? 12.92 * magnitude : 1.055 * DeterministicMath.pow(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  /// sRGB value to light.
  static func decoded(_ value: Double) -> Double {
    let magnitude = value.magnitude
    let light =
      magnitude <= 0.04045
      ? magnitude / 12.92 : DeterministicMath.pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }
}
