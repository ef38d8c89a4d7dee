extension NSAttributedString.Key {
  /// `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// `NSParagraphStyle`; the first character's counts for its whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Number: 0 for no ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Number: points after every character; 0 turns the font's kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Number: points after every character, the font's kerning kept.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Number: an `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Number: an `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// `UIColor`; the text's where absent.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Number: hundredths of the font's size; below 0 the glyphs are filled, too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// `NSTextAttachment`, at the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// `URL` or `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// Number: points upwards.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// `UIColor`; the text's where absent.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// Number: how far right letters lean for a point up.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// Number: the natural logarithm of how many times as wide letters are.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Numbers: an `NSWritingDirection`'s raw value with that of an `NSWritingDirectionFormatType`,
  /// from the outermost in.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Number: 0, as text runs across on iOS whatever this says.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// Not drawn: letters as if pressed into paper (`FidelityFeature.textAttribute`).
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A mark of an app's own at text that can be tapped.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  /// `UIColor`; the text's where absent.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
}

extension NSAttributedString {
  /// How letters look beside their colour.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// Whether a direction is that of the letters, or of what is around them. Raw values are Apple's.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}
