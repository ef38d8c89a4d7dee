/// A colour, fixed or dependent on the traits it is drawn with.
///
/// Components are straight (not premultiplied) and sRGB unless a name says otherwise. Values
/// outside of 0…1 are kept, as in Apple's extended range, and clamped when pixels are made.
open class UIColor: NSObject, NSCopying, @unchecked Sendable, _ExpressibleByColorLiteral {
  private let header = CoreFoundationHeader()
  /// The origin of the colour.
  indirect enum Source {
    case fixed(CGColor)
    case system(SystemPalette)
    case dynamic((UITraitCollection) -> UIColor)
    case catalog(CatalogColor)
    case translucent(UIColor, alpha: CGFloat)
    case tint
  }

  let source: Source

  /// A colour to be replaced by another one; it is transparent. Differs: iOS raises an exception
  /// when something is drawn in it.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  init(source: Source) {
    self.source = source
  }

  /// A gray, in the gray colour space as on iOS: it has two components and does not equal an RGB
  /// colour of the same look.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(genericGrayGamma2_2Gray: white, alpha: alpha)))
  }

  /// An sRGB colour of straight components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      source: .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)))
  }

  /// An sRGB colour of a hue, a saturation and a brightness. The alpha value is kept as it is.
  ///
  /// - Parameters:
  ///   - hue: The angle as a fraction of a turn, red being 0 and 1; clamped to 0…1.
  ///   - saturation: The saturation; clamped to 0…1.
  ///   - brightness: The brightness; clamped to 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// A colour of straight Display P3 components.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let components = [displayP3Red, green, blue, alpha]
    let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap {
      // SAFETY: The array has as many components as the space, which are three, and one for alpha;
      // they are read during the call alone.
      unsafe CGColor(colorSpace: $0, components: components)
    }
    self.init(
      source: .fixed(
        color ?? CGColor(srgbRed: displayP3Red, green: green, blue: blue, alpha: alpha)))
  }

  /// A fixed colour of a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    self.init(source: .fixed(cgColor))
  }

  /// A colour that calls `dynamicProvider` whenever it is resolved.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(dynamicProvider))
  }

  /// The colour of a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour resolved with `traitCollection`; the colour itself if it depends on no trait.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed:
      return self
    case .system(let palette):
      return palette.color(for: traitCollection)
    case .dynamic(let provider):
      return traitCollection.withCurrent {
        provider(traitCollection).resolvedColor(with: traitCollection)
      }
    case .catalog(let color):
      return color.color(for: traitCollection).resolvedColor(with: traitCollection)
    case .translucent(let base, let alpha):
      return base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    case .tint:
      return UIColor.tint(of: traitCollection)
    }
  }

  /// The colour resolved with `UITraitCollection.current`.
  open var cgColor: CGColor {
    if case .fixed(let color) = source { return color }
    return resolvedColor(with: .current).cgColor
  }

  /// The colour at another opacity, clamped to 0…1. A dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = min(max(alpha, 0), 1)
    switch source {
    case .fixed(let color):
      return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .translucent(let base, _):
      return UIColor(source: .translucent(base, alpha: alpha))
    case .system, .dynamic, .catalog, .tint:
      return UIColor(source: .translucent(self, alpha: alpha))
    }
  }

  /// Makes this the fill and stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill colour of the current context.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the stroke colour of the current context.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  open override func copy() -> Any { self }

  /// Returns the colour itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two colours are equal: fixed ones in space and components, dynamic ones if they have
  /// the same provider object or system name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (source, other.source) {
    case (.fixed(let left), .fixed(let right)):
      return left == right
    case (.system(let left), .system(let right)):
      return left.name == right.name
    case (.catalog(let left), .catalog(let right)):
      return left.set.path == right.set.path
    case (.translucent(let left, let leftAlpha), .translucent(let right, let rightAlpha)):
      return leftAlpha == rightAlpha && left.isEqual(right)
    default:
      return false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .system(let palette): palette.name.hashValue
    case .translucent(let base, let alpha): base.hash ^ alpha.hashValue
    case .dynamic, .tint: ObjectIdentifier(self).hashValue
    case .catalog(let color): color.set.path.hashValue
    }
  }

  open override var description: String {
    switch source {
    case .fixed(let color):
      if color.pattern != nil { return "UIPatternColor" }
      let isGray = color.numberOfComponents == 2
      let values = (color.components ?? []).map { String(format: "%g", Double($0)) }
      return (["UIExtended\(isGray ? "Gray" : "SRGB")ColorSpace"] + values)
        .joined(separator: " ")
    case .system(let palette):
      return "<UIDynamicSystemColor: name = \(palette.name)>"
    case .catalog(let color):
      return "<UIDynamicCatalogColor: name = \(color.name)>"
    case .dynamic:
      return "<UIDynamicProviderColor>"
    case .translucent(let base, let alpha):
      return "<UIDynamicModifiedColor: base = \(base), alpha = \(alpha)>"
    case .tint:
      return "<UIDynamicSystemColor: name = tintColor>"
    }
  }
}

/// The type a colour literal has where the context requires no other.
public typealias _ColorLiteralType = UIColor
