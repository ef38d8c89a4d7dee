package import CoreText
internal import Synchronization

/// A font at a size.
///
/// The system font is Inter with San Francisco's line metrics and about its widths; a machine
/// without it shows boxes, and the assertion says what to install.
///
/// The stand-ins for its other designs, and how near they are, are in `Documentation/Fonts.md`.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  let specification: FontSpecification
  /// Where the font was made, and what it was there.
  private let scope: FontScope
  private let ownFont: CTFont
  /// What it is elsewhere: with the fonts that an assertion of another package pins.
  private let otherFonts = Mutex<[(scope: FontScope, font: CTFont)]>([])

  init(_ specification: FontSpecification, _ ctFont: CTFont) {
    self.specification = specification
    ownFont = ctFont
    scope = FontLibrary.shared.currentScope
  }

  /// Boxes stand in where the family is not there, and the assertion fails.
  convenience init(_ specification: FontSpecification) {
    self.init(specification, Self.make(specification))
  }

  private static func make(_ specification: FontSpecification) -> CTFont {
    var name = "Inter"
    if case .named(let family) = specification.family { name = family }
    return specification.makeFont() ?? CTFontCreateWithName(name, specification.size, nil)
  }

  /// The font in the folders that count now, whenever it was made.
  package var ctFont: CTFont {
    let scope = FontLibrary.shared.currentScope
    if scope === self.scope { return ownFont }
    if let known = otherFonts.withLock({ $0.first { $0.scope === scope }?.font }) { return known }
    let font = Self.make(specification)
    return otherFonts.withLock { fonts in
      if let known = fonts.first(where: { $0.scope === scope }) { return known.font }
      fonts.append((scope, font))
      return font
    }
  }

  /// - Parameters:
  ///   - fontName: A PostScript, full or family name of a font that is pinned, registered or
  ///     installed, or of one of iOS's own. Not drawn: iOS's own fonts, such as Helvetica Neue,
  ///     unless they are there; another stands in, in the same weight and slant
  ///     (`FidelityFeature.fontSubstitution`).
  ///   - fontSize: Points; 0 for 12.
  /// - Returns: Nil where there is none.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    var specification = FontSpecification()
    specification.nameFont(fontName)
    specification.size = fontSize > 0 ? fontSize : 12
    guard let font = specification.makeFont() else {
      FidelityLedger.note(.fontName, fontName, birth: UIResponder.birthCount)
      return nil
    }
    self.init(specification, font)
  }

  /// - Parameter pointSize: 0 for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var specification = descriptor.specification
    if pointSize > 0 { specification = specification.resized(pointSize) }
    self.init(specification)
  }

  // MARK: System fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) { $0.weight = weight }
  }

  /// Not drawn: letters of a width of their own; the standard ones are stretched
  /// (`FidelityFeature.fontSubstitution`).
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.width = width
    }
  }

  /// In semibold, as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.weight = .semibold }
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.isItalic = true }
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.hasMonospacedDigits = true
    }
  }

  /// Not drawn: letters of one width where JetBrains Mono is missing; digits alone have it then
  /// (`FidelityFeature.fontDesign`).
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.design = .monospaced
    }
  }

  private static func system(
    _ size: CGFloat, _ change: (inout FontSpecification) -> Void
  ) -> UIFont {
    var specification = FontSpecification()
    specification.size = size > 0 ? size : 12
    change(&specification)
    return UIFont(specification)
  }

  /// The text style's font at the current traits' preferred size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(.preferred(style, traitCollection))
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Names

  /// The families of iOS and those that are registered, in alphabetical order.
  open class var familyNames: [String] {
    Set(PreinstalledFont.faces.keys).union(FontLibrary.shared.registeredNames.map(\.family))
      .sorted()
  }

  /// PostScript names of a family's fonts; empty where there is no such family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let registered = FontLibrary.shared.registeredNames.filter { $0.family == familyName }
    let own = PreinstalledFont.faces[familyName] ?? []
    return Set(own.map(\.postScriptName)).union(registered.map(\.postScriptName)).sorted()
  }

  // MARK: Properties

  open var familyName: String {
    specification.family == .system ? ".AppleSystemUIFont" : CTFontCopyFamilyName(ctFont)
  }

  open var fontName: String {
    guard specification.family == .system else { return CTFontCopyPostScriptName(ctFont) }
    return ".SFUI-" + specification.styleName
  }

  open var pointSize: CGFloat { ctFont.size }
  open var ascender: CGFloat { ctFont.ascent }
  /// Below the baseline: negative.
  open var descender: CGFloat { -ctFont.descent }
  open var capHeight: CGFloat { ctFont.capHeight }
  open var xHeight: CGFloat { ctFont.xHeight }
  open var lineHeight: CGFloat { ctFont.lineHeight }
  /// Between lines.
  open var leading: CGFloat { ctFont.leading }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(specification.resized(fontSize > 0 ? fontSize : pointSize))
  }

  open override func copy() -> Any { self }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || (other.specification == specification && other.ctFont == ctFont)
  }

  open override var hash: Int { specification.hashValue }

  /// The font for other traits, where it follows the preferred text size.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let scaling = specification.scaling {
      return UIFontMetrics(forTextStyle: scaling.style).scaled(
        self, from: scaling.baseSize, to: scaling.maximumSize, traits)
    }
    guard let style = specification.textStyle else { return self }
    let size = DynamicTypeSize(style, traits.preferredContentSizeCategory)
    return size.pointSize == pointSize ? self : UIFont(specification.preferred(style, traits))
  }
}

extension UIFont: CTFontConvertible {}

extension FontSpecification {
  /// The same at a size of its own: no longer that of a text style.
  func resized(_ size: CGFloat) -> FontSpecification {
    var result = self
    result.size = size
    if size != self.size {
      result.leading = 0
      result.textStyle = nil
      result.scaling = nil
    }
    return result
  }

  /// The text style's font with this one's traits.
  func preferred(_ style: UIFont.TextStyle, _ traits: UITraitCollection) -> FontSpecification {
    var result = FontSpecification.preferred(style, traits)
    result.weight = weight
    result.isItalic = isItalic
    result.design = design
    result.hasMonospacedDigits = hasMonospacedDigits
    result.width = width
    result.featureSettings = featureSettings
    return result
  }

  fileprivate var styleName: String {
    let weights: [(UIFont.Weight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]
    let name = weights.last { $0.0.rawValue <= weight.rawValue }?.1 ?? "Ultralight"
    if !isItalic { return name }
    return name == "Regular" ? "RegularItalic" : name + "Italic"
  }
}
