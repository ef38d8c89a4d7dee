/// How the lines of a paragraph are laid out; lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  /// The places at which lines avoid to end. Raw values are Apple's.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The strategies as bits.
    public let rawValue: UInt

    /// Creates the set from the bits of its strategies.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The last of several lines has at least two words, where they fit.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are not divided.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of labels: both of the others.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The values of the style; the defaults are Apple's.
  package struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tabStops = NSParagraphStyle.standardTabStops
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
    var textLists: [NSTextList] = []
  }

  package fileprivate(set) var values: Values

  fileprivate static let standardTabStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat(28 * $0))
  }

  package init(values: Values) {
    self.values = values
  }

  public override convenience init() {
    self.init(values: Values())
  }

  /// The style of paragraphs that set none.
  public class var `default`: NSParagraphStyle { standard }

  private static let standard = NSParagraphStyle()

  /// The distance between two lines in points, 0 or above.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance below the paragraph in points, 0 or above.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// How lines lie between their edges.
  open var alignment: NSTextAlignment { values.alignment }
  /// The start of lines after the first, in points from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines in points from the leading edge, or from the trailing one if 0 or below.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The start of the first line, in points from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The minimum height of lines in points; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of lines in points; 0, the default, for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Where lines are broken, and how a too long one is cut.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of the paragraph; natural is that of its first letter that has one.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The factor that the lines' natural height is multiplied by; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The distance above the paragraph in points, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The part of a line, from 0 to 1, below which its text is filled up by dividing the next word;
  /// 0 for never.
  ///
  /// Differs: words are divided by the Hyphen library's patterns for the text's language, which are
  /// a package of the system (`hyphen-en-us`); without it the words stay whole, which is noted.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Not drawn: the system's settings are not documented (`FidelityFeature.hyphenation`).
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The tab stops in ascending order. The default is one every 28 points, twelve in all.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance in points between stops after the last one.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Not drawn: characters keep their distances (`FidelityFeature.tightening`).
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// The places at which lines avoid to end. Differs: Apple may push out words in more cases than
  /// it documents.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// The lists that the paragraph is an item of, from the outermost in. Text views draw the last
  /// one's marker unless the text begins with it.
  open var textLists: [NSTextList] { values.textLists }

  /// The direction of a language's text, which is that of its script.
  ///
  /// - Parameter languageName: The language, such as `ar`; nil for the current one, which is left
  ///   to right.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let name = languageName?.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? "en"
    let fromRight = ["ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"]
    return fromRight.contains(name) ? .rightToLeft : .leftToRight
  }

  // MARK: Copies

  open override func copy() -> Any { copy(with: nil) }

  /// Returns the style itself, or an unchanging copy of one that can be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values: values)
  }

  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }

  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }

  /// Inserts the stop among the others by its location.
  open func addTabStop(_ anObject: NSTextTab) {
    let index = values.tabStops.firstIndex { $0.location > anObject.location }
    values.tabStops.insert(anObject, at: index ?? values.tabStops.count)
  }

  /// Removes every tab stop equal to this one in alignment and location.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops.removeAll { $0.isEqual(anObject) }
  }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}
