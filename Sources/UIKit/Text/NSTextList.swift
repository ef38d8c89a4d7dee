/// A list that paragraphs belong to, with the markers of its items.
///
/// Differs: only a text view draws markers, unless the text itself has them.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  private let header = CoreFoundationHeader()

  /// The look of markers: a text with a kind of number in braces.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text of markers, with the kind of number in braces.
    public let rawValue: String

    /// Creates a format of any text, such as `({decimal})`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a format of any text, such as `({decimal})`.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// An empty square, U+25A1.
    public static let box = MarkerFormat("{box}")
    /// A check mark, U+2713.
    public static let check = MarkerFormat("{check}")
    /// A small circle, U+25E6.
    public static let circle = MarkerFormat("{circle}")
    /// A filled diamond, U+25C6.
    public static let diamond = MarkerFormat("{diamond}")
    /// A bullet, U+2022.
    public static let disc = MarkerFormat("{disc}")
    /// A short dash, U+2043.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A small filled square, U+25AA.
    public static let square = MarkerFormat("{square}")
    /// Numbers in base 16 with the digits a to f.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Numbers in base 16 with the digits A to F.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Numbers in base 8.
    public static let octal = MarkerFormat("{octal}")
    /// Letters from a to z, then aa, ab and so on.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Letters from A to Z, then AA, AB and so on.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// The same letters as `lowercaseAlpha`.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// The same letters as `uppercaseAlpha`.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Roman numbers such as iv; above 3999 decimal ones.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Roman numbers such as IV; above 3999 decimal ones.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Decimal numbers.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// How the markers of a list are made.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates the set from the bits of its options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The enclosing list's marker stands in front.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The text of markers, with the kind of number in braces.
  public let markerFormat: MarkerFormat
  /// How the markers of nested lists are made.
  public let listOptions: Options
  /// The number of the first item.
  open var startingItemNumber = 1

  /// Creates a list whose items have a bullet.
  public override convenience init() { self.init(markerFormat: .disc, options: 0) }

  /// Creates a list whose first item has a number.
  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
  }

  /// Creates a list from the bits of `Options`; its first item has the number 1.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(
      markerFormat: markerFormat, options: Options(rawValue: UInt(clamping: mask)),
      startingItemNumber: 1)
  }

  /// Whether items are numbered.
  open var isOrdered: Bool {
    let signs: [MarkerFormat] = [.box, .check, .circle, .diamond, .disc, .hyphen, .square]
    return markerFormat.rawValue.contains("{")
      && !signs.contains { markerFormat.rawValue.contains($0.rawValue) }
  }

  /// The format with the number or sign in place of the braces.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}")
    else { return format }
    let kind = String(format[format.index(after: open)..<close])
    return format[..<open] + Self.sign(kind, itemNumber) + format[format.index(after: close)...]
  }

  private static func sign(_ kind: String, _ number: Int) -> String {
    switch kind {
    case "box": "\u{25A1}"
    case "check": "\u{2713}"
    case "circle": "\u{25E6}"
    case "diamond": "\u{25C6}"
    case "disc": "\u{2022}"
    case "hyphen": "\u{2043}"
    case "square": "\u{25AA}"
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "octal": String(number, radix: 8)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number)
    case "upper-roman": roman(number).uppercased()
    default: String(number)
    }
  }

  /// The number as letters: a to z, then aa, ab and so on.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (result, rest) = ("", number)
    while rest > 0 {
      let digit = (rest - 1) % 26
      result = String(UnicodeScalar(UInt8(97 + digit))) + result
      rest = (rest - 1) / 26
    }
    return result
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let signs = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (result, rest) = ("", number)
    for (value, sign) in signs {
      while rest >= value {
        result += sign
        rest -= value
      }
    }
    return result
  }

  open override func copy() -> Any { self }

  /// Returns the list itself, as lists are told apart by identity.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }

  open override var hash: Int { ObjectIdentifier(self).hashValue }
}
