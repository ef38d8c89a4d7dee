package import CoreText
internal import Synchronization

/// A font of a size in points.
///
/// The system font is Inter with San Francisco's line metrics and about its widths; a machine
/// without it shows boxes, and the assertion says what to install.
///
/// `Documentation/Fonts.md` lists the stand-ins for its other designs, and how near they are.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  let specification: FontSpecification
  /// The scope of fonts that the font was made in, and its font there.
  private let scope: FontScope
  private let ownFont: CTFont
  /// The font in other scopes: with the fonts that an assertion of another package pins.
  private let otherFonts = Mutex<[(scope: FontScope, font: CTFont)]>([])

  /// A font to be replaced by another one: the system font in 12 points.
  public override convenience init() { self.init(FontSpecification()) }

  init(_ specification: FontSpecification, _ ctFont: CTFont) {
    self.specification = specification
    ownFont = ctFont
    scope = FontLibrary.shared.currentScope
  }

  /// Boxes stand in for a family that is not there, and the assertion fails.
  convenience init(_ specification: FontSpecification) {
    self.init(specification, Self.make(specification))
  }

  private static func make(_ specification: FontSpecification) -> CTFont {
    var name = "Inter"
    if case .named(let family) = specification.family { name = family }
    return specification.makeFont() ?? CTFontCreateWithName(name, specification.size, nil)
  }

  /// The font found in the folders that are current now, whenever it was made.
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
  ///   - fontSize: The size in points; 0 for 12.
  /// - Returns: The font; nil if there is none of the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    var specification = FontSpecification()
    specification.nameFont(fontName)
    specification.size = fontSize > 0 ? fontSize : 12
    guard let font = specification.makeFont() else {
      FidelityLedger.note(
        PackageFonts.note(onMissing: fontName), birth: UIResponder.birthCount)
      return nil
    }
    self.init(specification, font)
  }

  /// - Parameter pointSize: The size in points; 0 for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var specification = descriptor.specification
    if pointSize > 0 { specification = specification.resized(pointSize) }
    self.init(specification)
  }

  // MARK: System fonts

  /// The system font in regular weight; the size is in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a weight; the size is in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) { $0.weight = weight }
  }

  /// The system font in a width. Not drawn: letters designed for the width; the standard ones are
  /// stretched (`FidelityFeature.fontSubstitution`).
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.width = width
    }
  }

  /// The system font in semibold, as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.weight = .semibold }
  }

  /// The system font in italic; the size is in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.isItalic = true }
  }

  /// The system font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) {
      $0.weight = weight
      $0.hasMonospacedDigits = true
    }
  }

  /// The monospaced system font. Not drawn: letters of one width if JetBrains Mono is missing; only
  /// digits have one then (`FidelityFeature.fontDesign`).
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

  /// The text style's font at the text size that the user chose, whatever the current traits have.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The text style's font at the preferred size of a trait collection; nil for the user's.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(.preferred(style, traitCollection))
  }

  /// The size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small system text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text, in points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Names

  /// The families of iOS and those that are registered, in alphabetical order.
  open class var familyNames: [String] {
    Set(PreinstalledFont.faces.keys).union(FontLibrary.shared.registeredNames.map(\.family))
      .sorted()
  }

  /// The PostScript names of a family's fonts; empty for an unknown family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let registered = FontLibrary.shared.registeredNames.filter { $0.family == familyName }
    let own = PreinstalledFont.faces[familyName] ?? []
    return Set(own.map(\.postScriptName)).union(registered.map(\.postScriptName)).sorted()
  }

  // MARK: Properties

  /// The name of the family; `.AppleSystemUIFont` for the system's font.
  open var familyName: String {
    specification.family == .system ? ".AppleSystemUIFont" : CTFontCopyFamilyName(ctFont)
  }

  /// The PostScript name; `.SFUI-` and the style's name for the system's font.
  open var fontName: String {
    guard specification.family == .system else { return CTFontCopyPostScriptName(ctFont) }
    return ".SFUI-" + specification.styleName
  }

  /// The size in points.
  open var pointSize: CGFloat { ctFont.size }
  /// The distance from the baseline up to the top of letters, in points.
  open var ascender: CGFloat { ctFont.ascent }
  /// The distance from the baseline down to the bottom of letters, in points; negative.
  open var descender: CGFloat { -ctFont.descent }
  /// The height of capitals in points.
  open var capHeight: CGFloat { ctFont.capHeight }
  /// The height of a lower-case x in points.
  open var xHeight: CGFloat { ctFont.xHeight }
  /// The height of a line in points.
  open var lineHeight: CGFloat { ctFont.lineHeight }
  /// The distance between lines in points.
  open var leading: CGFloat { ctFont.leading }
  /// A descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

  /// The font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(specification.resized(fontSize > 0 ? fontSize : pointSize))
  }

  open override func copy() -> Any { self }

  /// The font itself, as fonts do not change; `zone` is ignored.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || (other.specification == specification && other.ctFont == ctFont)
  }

  open override var hash: Int { specification.hashValue }

  /// The font for other traits, if it follows the preferred text size.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let scaling = specification.scaling { return scaled(scaling, traits) }
    guard let style = specification.textStyle else { return self }
    let size = DynamicTypeSize(style, traits.preferredContentSizeCategory)
    return size.pointSize == pointSize ? self : UIFont(specification.preferred(style, traits))
  }
}

extension UIFont: CTFontConvertible {}

extension FontSpecification {
  /// The font at a fixed size, which no longer follows a text style.
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
