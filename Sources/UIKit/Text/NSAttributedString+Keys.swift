extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`; the first character's counts for its whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`: the colour of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`: the colour behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: 0 for no ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number: points after every character; 0 turns the font's kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: points after every character, with the font's kerning kept.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number: an `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A number: an `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; if absent, the text's colour.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: hundredths of the font's size; below 0 the glyphs are filled, too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSTextAttachment`, at the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// A number: points upwards.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `UIColor`; if absent, the text's colour.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A number: how far right letters lean per point of height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number: the natural logarithm of the factor of the letters' width.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Numbers, from the outermost direction in: each the raw value of an `NSWritingDirection` with
  /// that of an `NSWritingDirectionFormatType`.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// A number: 0, as text is horizontal on iOS whatever this says.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// Not drawn: letters as if pressed into paper (`FidelityFeature.textAttribute`).
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An app's own mark at text that can be tapped.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  /// A `UIColor`; if absent, the text's colour.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
}

extension NSAttributedString {
  /// How letters look besides their colour.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the effect.
    public let rawValue: String

    /// Creates the effect of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Letters that look pressed into the ground. Not drawn (`FidelityFeature.textAttribute`).
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// Whether a direction is embedded or overrides that of the letters. Raw values are Apple's.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Characters keep their own directions inside of the part.
  case embedding = 0
  /// All characters of the part run in its direction.
  case override = 2
}
