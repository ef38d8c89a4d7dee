/// The place to which a tab takes the text that follows it.
///
/// Differs: options, such as a decimal point to align at, are kept without effect.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  /// The keys of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the option.
    public let rawValue: String

    /// Creates the key of a name; no option has an effect.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The characters that a decimal tab aligns at. Differs: no effect.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text up to the next tab lies at the location.
  public let alignment: NSTextAlignment
  /// The location in points from the leading edge.
  public let location: CGFloat
  /// The options, which have no effect.
  public let options: [OptionKey: Any]

  /// A tab at the beginning of a line.
  public override convenience init() { self.init(textAlignment: .natural, location: 0) }

  /// Creates a tab stop at a location in points from the leading edge.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  open override func copy() -> Any { self }

  /// Returns the tab stop itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }
}
