/// A colour as filters take it: straight components of sRGB.
///
/// Differs: colours of other spaces are converted to sRGB.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The red component, straight and in sRGB.
  public let red: CGFloat
  /// The green component, straight and in sRGB.
  public let green: CGFloat
  /// The blue component, straight and in sRGB.
  public let blue: CGFloat
  /// The opacity, 0 for transparent to 1 for opaque.
  public let alpha: CGFloat

  /// Makes a colour of straight components in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque colour of components in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Makes a colour by converting one to sRGB, clamped to 0…1.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.rgba
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// Numbers with blanks between them, as `0.5 0.7 0.3 1.0`; what is missing is 0, alpha 1.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func number(_ index: Int, _ other: CGFloat) -> CGFloat {
      index < numbers.count ? numbers[index] : other
    }
    self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
  }

  /// The number of components, alpha included: always 4.
  open var numberOfComponents: Int { 4 }
  /// The space of the components, which is sRGB.
  open var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB) ?? .standard }

  /// The components as text, such as `0.5 0.7 0.3 1`.
  open var stringRepresentation: String {
    [red, green, blue, alpha].map(Digits.shortest).joined(separator: " ")
  }

  open override func copy() -> Any { self }

  /// Returns the colour itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return other.red == red && other.green == green && other.blue == blue && other.alpha == alpha
  }

  open override var hash: Int {
    var hasher = Hasher()
    for value in [red, green, blue, alpha] { hasher.combine(value) }
    return hasher.finalize()
  }

  /// Opaque black.
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// Opaque white.
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// An opaque gray of half the encoded brightness.
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Opaque red of sRGB.
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Opaque green of sRGB.
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Opaque blue of sRGB.
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Opaque green and blue of sRGB.
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Opaque red and blue of sRGB.
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Opaque red and green of sRGB.
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Transparent black.
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
