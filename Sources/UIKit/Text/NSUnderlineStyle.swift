/// A line under or through text. Raw values are Apple's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The thickness, pattern and extent as bits; 0 draws no line.
  public let rawValue: Int

  /// Creates a style from Apple's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line, as thick as the font says, but at least a fortieth of its size.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines, one thickness above and one below the place of a single one.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots. A pattern draws a line only together with `single`, `thick` or `double`.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes. Apple publishes no lengths.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A dash and a dot by turns.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots by turns.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Spaces have no line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
