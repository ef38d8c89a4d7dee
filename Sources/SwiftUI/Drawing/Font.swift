/// A font, chosen when its environment is known.
public struct Font: Hashable, Sendable {
  /// The system's text styles, whose sizes follow the text size of the environment.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var uiStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The design of the system font.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// How far the lines of a text are apart.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// How heavy letters are, from ultra-light to black.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    /// The lightest weight of the nine.
    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    /// The second lightest weight of the nine.
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    /// A weight between thin and regular.
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    /// The weight of body text.
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    /// A weight between regular and semibold.
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    /// A weight between medium and bold, that of headlines.
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    /// A weight between semibold and heavy, that of `bold()`.
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    /// The second heaviest weight of the nine.
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    /// The heaviest weight of the nine.
    public static let black = Weight(value: UIFont.Weight.black.rawValue)
  }

  /// How wide letters are.
  ///
  /// Not drawn: letters of a width of their own; the standard ones are stretched
  /// (`FidelityFeature.fontSubstitution`).
  public struct Width: Hashable, Sendable {
    /// The width as a number, as in UIKit: 0 for the standard one.
    public var value: CGFloat
    /// Makes a width of a number: below 0 for narrower letters, above 0 for wider ones.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest letters of the four widths.
    public static let compressed = Width(UIFont.Width.compressed.rawValue)
    /// Letters between the narrowest and the standard ones.
    public static let condensed = Width(UIFont.Width.condensed.rawValue)
    /// The width of letters as the font has them.
    public static let standard = Width(UIFont.Width.standard.rawValue)
    /// The widest letters of the four widths.
    public static let expanded = Width(UIFont.Width.expanded.rawValue)
  }

  enum Base: Hashable, @unchecked Sendable {
    case style(TextStyle)
    case system(CGFloat)
    case custom(String, CGFloat, TextStyle?)
    case font(UIFont)
  }

  var base: Base
  var ownWeight: Weight?
  var design: Design?
  var isItalic = false
  var isMonospacedDigit = false
  var width: Width?
  /// Which letters are small capitals.
  var smallCapitals: [SmallCapitals] = []
  var leading = Leading.standard

  init(_ base: Base) { self.base = base }
  /// Wraps a font of UIKit's, which keeps its size in every environment. Weights that are set on it
  /// have no effect.
  public init(_ font: UIFont) { base = .font(font) }

  /// The style of large titles: 34 points at the text size `large`.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The style of first-level titles: 28 points at the text size `large`.
  public static let title = Font(.style(.title))
  /// The style of second-level titles: 22 points at the text size `large`.
  public static let title2 = Font(.style(.title2))
  /// The style of third-level titles: 20 points at the text size `large`.
  public static let title3 = Font(.style(.title3))
  /// The style of headlines: 17 points and semibold at the text size `large`.
  public static let headline = Font(.style(.headline))
  /// The style of subheadlines: 15 points at the text size `large`.
  public static let subheadline = Font(.style(.subheadline))
  /// The style of body text: 17 points at the text size `large`.
  public static let body = Font(.style(.body))
  /// The style of callouts: 16 points at the text size `large`.
  public static let callout = Font(.style(.callout))
  /// The style of footnotes: 13 points at the text size `large`.
  public static let footnote = Font(.style(.footnote))
  /// The style of captions: 12 points at the text size `large`.
  public static let caption = Font(.style(.caption))
  /// The style of second captions: 11 points at the text size `large`.
  public static let caption2 = Font(.style(.caption2))

  /// The system font in a size in points, which does not follow the text size; nil stands for the
  /// regular weight and the standard design.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(.system(size))
    font.ownWeight = weight
    font.design = design
    return font
  }
  /// The system font in a text style; nil stands for the style's own weight and design.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(.style(style))
    font.ownWeight = weight
    font.design = design
    return font
  }
  /// A font by its name, whose size in points is the one at the text size `large` and grows as body
  /// text does. Where there is no such font, the system font stands in and that is noted
  /// (`FidelityFeature.fontName`).
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, .body))
  }
  /// A font by its name, whose size in points is the one at the text size `large` and grows as a
  /// text style does. Where there is no such font, the system font stands in and that is noted
  /// (`FidelityFeature.fontName`).
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(.custom(name, size, textStyle)) }
  /// A font by its name, in a size in points that does not follow the text size. Where there is no
  /// such font, the system font stands in and that is noted (`FidelityFeature.fontName`).
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, nil))
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
  /// The font in a weight. Differs: a named font has its bold letters from semibold on, and its own
  /// below; a font of UIKit's stays as it is.
  public func weight(_ weight: Weight) -> Font { changed { $0.ownWeight = weight } }
  /// The font in the bold weight.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics; it stays as it is where there are none.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// The system font's design with letters of one width, in the font's size.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// The font with digits of one width, where it has some.
  public func monospacedDigit() -> Font { changed { $0.isMonospacedDigit = true } }
  /// The font with narrower or wider letters.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }
  /// The font with more or less room between lines: two points for a text at the size `large`, one
  /// for a footnote or a caption.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }
  /// Not drawn: letters stay as they are (`FidelityFeature.fontDesign`), as for the two methods
  /// that follow.
  public func smallCaps() -> Font {
    changed { $0.smallCapitals = [.ofLowercase, .ofUppercase] }
  }
  /// Not drawn: letters stay as they are (`FidelityFeature.fontDesign`).
  public func lowercaseSmallCaps() -> Font { changed { $0.smallCapitals = [.ofLowercase] } }
  /// Not drawn: letters stay as they are (`FidelityFeature.fontDesign`).
  public func uppercaseSmallCaps() -> Font { changed { $0.smallCapitals = [.ofUppercase] } }

  /// The font of an environment.
  func uiFont(in traits: UITraitCollection) -> UIFont {
    var font: UIFont
    switch base {
    case .style(let style):
      font = UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
      if let ownWeight {
        font = UIFont.systemFont(
          ofSize: font.pointSize, weight: UIFont.Weight(rawValue: ownWeight.value))
      }
    case .system(let size):
      font = UIFont.systemFont(
        ofSize: size, weight: UIFont.Weight(rawValue: ownWeight?.value ?? 0))
    case .custom(let name, let size, let style):
      let scaled =
        style.map {
          UIFontMetrics(forTextStyle: $0.uiStyle).scaledValue(for: size, compatibleWith: traits)
        } ?? size
      font = UIFont(name: name, size: scaled) ?? UIFont.systemFont(ofSize: scaled)
      if let ownWeight, ownWeight.value >= Weight.semibold.value,
        let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
      {
        font = UIFont(descriptor: bold, size: scaled)
      }
    case .font(let given): font = given
    }
    if let design, design != .default {
      let name: UIFontDescriptor.SystemDesign =
        design == .serif ? .serif : design == .rounded ? .rounded : .monospaced
      if let other = font.fontDescriptor.withDesign(name) {
        font = UIFont(descriptor: other, size: font.pointSize)
      }
    }
    if isMonospacedDigit {
      let digits: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
      font = UIFont(
        descriptor: font.fontDescriptor.addingAttributes([.featureSettings: [digits]]), size: 0)
    }
    if isItalic {
      let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
      if let italic = font.fontDescriptor.withSymbolicTraits(traits) {
        font = UIFont(descriptor: italic, size: font.pointSize)
      }
    }
    if leading != .standard {
      let trait: UIFontDescriptor.SymbolicTraits =
        leading == .tight ? .traitTightLeading : .traitLooseLeading
      let traits = font.fontDescriptor.symbolicTraits.union(trait)
      if let other = font.fontDescriptor.withSymbolicTraits(traits) {
        font = UIFont(descriptor: other, size: font.pointSize)
      }
    }
    return withWidthAndCapitals(font)
  }
}
