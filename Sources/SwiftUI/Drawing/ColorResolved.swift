extension Color {
  /// Red, green and blue as light, and opacity: what a colour is in an environment.
  ///
  /// The numbers are those of sRGB's primaries without its curve; they may lie outside of 0 … 1, as
  /// those of wide colours do.
  nonisolated public struct Resolved: Hashable, BitwiseCopyable, Sendable {
    /// Red as light, 0 to 1 in sRGB.
    public var linearRed: Float
    /// Green as light, 0 to 1 in sRGB.
    public var linearGreen: Float
    /// Blue as light, 0 to 1 in sRGB.
    public var linearBlue: Float
    /// The opacity, 0 to 1.
    public var opacity: Float

    init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
      self.linearRed = linearRed
      self.linearGreen = linearGreen
      self.linearBlue = linearBlue
      self.opacity = opacity
    }

    /// Makes a colour of numbers in a colour space, which are kept as light in sRGB's primaries.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      switch colorSpace {
      case .sRGB:
        self.init(
          linearRed: Self.light(red), linearGreen: Self.light(green),
          linearBlue: Self.light(blue), opacity: opacity)
      case .sRGBLinear:
        self.init(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
      case .displayP3:
        // With four digits, as in Apple's (OpenSwiftUI's ColorResolvedCompatibilityTests).
        let (r, g, b) = (Self.light(red), Self.light(green), Self.light(blue))
        self.init(
          linearRed: r * 1.2249 + g * -0.2247, linearGreen: r * -0.042 + g * 1.0419,
          linearBlue: r * -0.0197 + g * -0.0786 + b * 1.0979, opacity: opacity)
      }
    }

    /// Red as sRGB encodes it.
    public var red: Float {
      get { Self.curved(linearRed) }
      set { linearRed = Self.light(newValue) }
    }
    /// Green as sRGB encodes it.
    public var green: Float {
      get { Self.curved(linearGreen) }
      set { linearGreen = Self.light(newValue) }
    }
    /// Blue as sRGB encodes it.
    public var blue: Float {
      get { Self.curved(linearBlue) }
      set { linearBlue = Self.light(newValue) }
    }

    /// The colour as Core Graphics has it, in sRGB.
    public var cgColor: CGColor {
      CGColor(
        srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
        alpha: CGFloat(opacity))
    }

    /// sRGB's curve, mirrored below 0.
    private static func curved(_ light: Float) -> Float {
      if light < 0 { return -curved(-light) }
      if light <= 0.0031308 { return light * 12.92 }
      if light == 1 { return 1 }
      return Float(CoreGraphics.pow(Double(light), 1 / 2.4)) * 1.055 - 0.055
    }

    /// As Apple's rounds: 0.3 comes back as 0.29999998.
    private static func light(_ value: Float) -> Float {
      if value < 0 { return -light(-value) }
      if value <= 0.04045 { return value * (1 / 12.92) }
      if value == 1 { return 1 }
      let base = value * (1 / 1.055) + 0.055 * (1 / 1.055)
      return Float(CoreGraphics.pow(Double(base), 2.4))
    }
  }

  /// A colour that is the same in every environment.
  public init(_ resolved: Resolved) { self.init(Provider.resolved(resolved)) }

  /// A colour that an environment resolves. `Color(.white)` means the colour of UIKit.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self.init(Provider.custom(CustomColor(base: AnyHashable(color)) { color.resolve(in: $0) }))
  }

  /// What the colour is in an environment, in sRGB.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    if case .resolved(let color) = provider { return color }
    let color = cgColor(in: environment).rgba
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.alpha))
  }
}

/// A value that resolves to a colour.
struct CustomColor: Hashable {
  let base: AnyHashable
  let resolve: (EnvironmentValues) -> Color.Resolved
  static func == (left: Self, right: Self) -> Bool { left.base == right.base }
  func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension Color.Resolved: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never
  /// The colour; levels above 0 are more and more transparent.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    _Paint.color(cgColor).faded(level == 0 ? 1 : Self.opacity(at: level))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The bytes of red, green, blue and opacity.
  public var description: String {
    let bytes = [red, green, blue, opacity].map { part -> String in
      let byte = max(Int(clamping: Double((part * 255 + 0.5).rounded(.down))), 0)
      return Digits.hexadecimal(byte, count: 2, uppercase: true)
    }
    return "#" + bytes.joined()
  }
}

extension Color.Resolved: Animatable {
  /// 128 times the numbers, as Apple's: a spring counts as at rest at the same nearness.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed * 128,
        AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

extension Color.Resolved: Codable {
  /// Red, green and blue with sRGB's curve, and opacity.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for part in [red, green, blue, opacity] { try list.encode(part) }
  }

  /// Reads red, green and blue with sRGB's curve, and opacity.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let red = try list.decode(Float.self)
    let green = try list.decode(Float.self)
    let blue = try list.decode(Float.self)
    self.init(red: red, green: green, blue: blue, opacity: try list.decode(Float.self))
  }
}
