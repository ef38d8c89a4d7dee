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

  /// Makes a colour of UIKit's, which may be another in each environment.
  public init(_ color: UIColor) { provider = .dynamic(color) }
  /// Makes a colour of UIKit's, which may be another in each environment.
  public init(uiColor: UIColor) { provider = .dynamic(uiColor) }
  /// Makes a colour that is the same in every environment.
  public init(cgColor: CGColor) { provider = .dynamic(UIColor(cgColor: cgColor)) }
  /// `Color(.white)` means the colour of UIKit.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
  /// Makes a colour of an asset catalog; of the main bundle's for nil. A colour that is not found
  /// is clear, and noted (`FidelityFeature.colorName`).
  public init(_ name: String, bundle: Bundle? = nil) { provider = .named(name, bundle) }
  /// Makes a colour of components from 0 to 1; those of wide colours may lie outside.
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
  /// Makes a grey from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  /// Makes a colour of sRGB by its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    provider = .dynamic(
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * CoreGraphics.pow(value, 1 / 2.4) - 0.055
  }

  /// The system's red, which depends on the environment's appearance and contrast.
  public static let red = Color(.system(.red))
  /// The system's orange, which depends on the environment's appearance and contrast.
  public static let orange = Color(.system(.orange))
  /// The system's yellow, which depends on the environment's appearance and contrast.
  public static let yellow = Color(.system(.yellow))
  /// The system's green, which depends on the environment's appearance and contrast.
  public static let green = Color(.system(.green))
  /// The system's mint, which depends on the environment's appearance and contrast.
  public static let mint = Color(.system(.mint))
  /// The system's teal, which depends on the environment's appearance and contrast.
  public static let teal = Color(.system(.teal))
  /// The system's cyan, which depends on the environment's appearance and contrast.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue, which depends on the environment's appearance and contrast.
  public static let blue = Color(.system(.blue))
  /// The system's indigo, which depends on the environment's appearance and contrast.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple, which depends on the environment's appearance and contrast.
  public static let purple = Color(.system(.purple))
  /// The system's pink, which depends on the environment's appearance and contrast.
  public static let pink = Color(.system(.pink))
  /// The system's brown, which depends on the environment's appearance and contrast.
  public static let brown = Color(.system(.brown))
  /// The system's grey, which depends on the environment's appearance and contrast.
  public static let gray = Color(.system(.gray))
  /// White in every environment.
  public static let white = Color(white: 1)
  /// Black in every environment.
  public static let black = Color(white: 0)
  /// A black that is fully transparent.
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour of the most important texts, that of UIKit's labels. It is not the foreground
  /// style.
  public static let primary = Color(.system(.primary))
  /// The colour of less important texts, that of UIKit's secondary labels.
  public static let secondary = Color(.system(.secondary))
  /// The tint of the environment where that is a colour, and the system's blue elsewhere. Differs:
  /// an accent colour of an asset catalog does not count.
  public static let accentColor = Color(Provider.tint)

  /// The colour made transparent: 0 for invisible, 1 for unchanged. It multiplies the opacity that
  /// the colour has.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(provider, opacity)) }
  /// - Parameter fraction: How much of the other colour, 0 … 1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(provider, rhs.provider, fraction > 0 ? min(fraction, 1) : 0, colorSpace))
  }

  /// The colour in an environment without changes. Differs: Apple's is nil for colours that depend
  /// on the environment.
  public var cgColor: CGColor? { resolved(provider, EnvironmentValues()) }

  /// A gradient of the colour, from a lighter one at the top to the colour itself.
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

  /// The colour in the environment; levels above 0 are more and more transparent.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    let color = cgColor(in: environment)
    return level == 0 ? .color(color) : _Paint.color(color).faded(Self.opacity(at: level))
  }

  /// It has no body: it is drawn as it is.
  public typealias Body = Never
  /// Makes the node that fills the view's frame.
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
  /// The system's red as a style.
  public static var red: Color { .red }
  /// The system's orange as a style.
  public static var orange: Color { .orange }
  /// The system's yellow as a style.
  public static var yellow: Color { .yellow }
  /// The system's green as a style.
  public static var green: Color { .green }
  /// The system's mint as a style.
  public static var mint: Color { .mint }
  /// The system's teal as a style.
  public static var teal: Color { .teal }
  /// The system's cyan as a style.
  public static var cyan: Color { .cyan }
  /// The system's blue as a style.
  public static var blue: Color { .blue }
  /// The system's indigo as a style.
  public static var indigo: Color { .indigo }
  /// The system's purple as a style.
  public static var purple: Color { .purple }
  /// The system's pink as a style.
  public static var pink: Color { .pink }
  /// The system's brown as a style.
  public static var brown: Color { .brown }
  /// The system's grey as a style.
  public static var gray: Color { .gray }
  /// White in every environment, as a style.
  public static var white: Color { .white }
  /// Black in every environment, as a style.
  public static var black: Color { .black }
  /// A style that is fully transparent.
  public static var clear: Color { .clear }
  /// The tint of the environment where that is a colour, as a style.
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
