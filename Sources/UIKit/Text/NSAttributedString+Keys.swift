extension NSAttributedString.Key {
  /// A `UIFont`: the font of the letters. Without it they are drawn in Helvetica of 12 points, for
  /// which another font stands in where it is not installed (`FidelityFeature.fontSubstitution`).
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`; the first character's counts for its whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`: the colour of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`: the colour behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number that says whether ligatures are used: 0 for none.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number: the room after every character in points; 0 turns the font's kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: the room after every character in points, with the font's kerning kept.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`: the kind of line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`: the kind of line under the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`: the colour of the letters' outlines; without it, the text's colour.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the width of outlines in hundredths of the font's size; below 0 letters are filled,
  /// too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`: the shadow that the letters cast.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSTextAttachment`, at the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or a `String`: where the text leads to.
  public static let link = NSAttributedString.Key("NSLink")
  /// A number: the distance in points by which letters are raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `UIColor`: the colour of the line under the text; without it, the text's colour.
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
  /// A `UIColor`: the colour of the line through the text; without it, the text's colour.
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
