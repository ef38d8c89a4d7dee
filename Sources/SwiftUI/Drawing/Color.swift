/// A colour, or where it comes from.
nonisolated public struct Color: ShapeStyle, View, Hashable, Sendable {
  indirect enum Provider: Hashable, @unchecked Sendable {
    case fixed(red: Double, green: Double, blue: Double, alpha: Double)
    case resolved(Resolved)
    case custom(CustomColor)
    case system(SystemColor)
    case dynamic(UIColor)
    case named(String, Bundle?)
    case tint
    case faded(Provider, Double)
    case mixed(Provider, Provider, Double, Gradient.ColorSpace)
  }

  let provider: Provider

  /// The space of a colour's components.
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  init(_ provider: Provider) { self.provider = provider }

  public init(_ color: UIColor) { provider = .dynamic(color) }
  public init(uiColor: UIColor) { provider = .dynamic(uiColor) }
  public init(cgColor: CGColor) { provider = .dynamic(UIColor(cgColor: cgColor)) }
  /// `Color(.white)` means the colour of UIKit.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
  public init(_ name: String, bundle: Bundle? = nil) { provider = .named(name, bundle) }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB: provider = .fixed(red: red, green: green, blue: blue, alpha: opacity)
    case .sRGBLinear:
      provider = .fixed(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue),
        alpha: opacity)
    case .displayP3:
      provider = .dynamic(
        UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
    }
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    provider = .dynamic(
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * CoreGraphics.pow(value, 1 / 2.4) - 0.055
  }

  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
  public static let accentColor = Color(Provider.tint)

  public func opacity(_ opacity: Double) -> Color { Color(.faded(provider, opacity)) }
  /// - Parameter fraction: How much of the other colour, 0 … 1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(provider, rhs.provider, fraction > 0 ? min(fraction, 1) : 0, colorSpace))
  }

  public var cgColor: CGColor? { resolved(provider, EnvironmentValues()) }

  /// Two stops, the upper one lighter.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  func cgColor(in environment: EnvironmentValues) -> CGColor { resolved(provider, environment) }

  private func resolved(_ provider: Provider, _ environment: EnvironmentValues) -> CGColor {
    switch provider {
    case .fixed(let red, let green, let blue, let alpha):
      return CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    case .resolved(let color): return color.cgColor
    case .custom(let color): return color.resolve(environment).cgColor
    case .system(let color):
      return color.uiColor.resolvedColor(with: environment.traits).cgColor
    case .dynamic(let color): return color.resolvedColor(with: environment.traits).cgColor
    case .named(let name, let bundle):
      let color = UIColor(named: name, in: bundle, compatibleWith: environment.traits)
      // What is not there is noted by the look-up.
      guard let color else { return CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0) }
      return color.resolvedColor(with: environment.traits).cgColor
    case .tint:
      if let color = environment.tintColor, color.provider != .tint {
        return resolved(color.provider, environment)
      }
      return UIColor.systemBlue.resolvedColor(with: environment.traits).cgColor
    case .faded(let base, let opacity):
      let color = resolved(base, environment)
      return color.copy(alpha: color.alpha * opacity) ?? color
    case .mixed(let left, let right, let fraction, let space):
      return MixedColor.between(
        resolved(left, environment), resolved(right, environment), fraction, space)
    }
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    let color = cgColor(in: environment)
    return level == 0 ? .color(color) : _Paint.color(color).faded(Self.opacity(at: level))
  }

  public typealias Body = Never
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> { LeafNode(view, context) }
}

extension Color: LeafView {
  @MainActor static var readsState: Bool { false }
  @MainActor func makeItem() -> ColorItem { ColorItem() }
  @MainActor func update(_ item: ColorItem, _ environment: EnvironmentValues) {
    item.paint.set(.color(cgColor(in: environment)), in: item.motionScope)
  }
}

final class ColorItem: LayoutItem {
  private let layer = CALayer()
  var paint = Moving(_Paint.color(.black))
  /// A clear colour lets touches through.
  override func touchTarget(at point: CGPoint) -> TouchHit? {
    paint.target.cgColor?.alpha == 0 ? nil : super.touchTarget(at: point)
  }
  override func addLayers(to list: inout LayerList) {
    guard frame.width.isFinite, frame.height.isFinite else { return }
    layer.backgroundColor = paint.shown(in: motionScope).cgColor
    list.add(layer, at: list.onPixels(shownFrame(in: list)))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}

extension UIColor {
  /// The colour as it is with each collection of traits.
  public convenience init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.traits = traits
      return UIColor(cgColor: color.cgColor(in: environment))
    }
  }
}
