extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: Int
    /// Creates the set from the bits of its properties.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A glyph that is not drawn. Kept for source: glyphs have no properties here.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A glyph of a control character. Kept for source.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// A glyph that justified lines stretch. Kept for source.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A glyph of a combining mark. Kept for source.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The effect of a control character in a line.
  public struct ControlCharacterAction: OptionSet, Sendable {
    /// The actions as bits.
    public let rawValue: Int
    /// Creates the set from the bits of its actions.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The character takes no room, as control characters without another action do.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// The character takes the room that the delegate says. Differs: no character does.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// The text goes on at the next tab stop.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// The line ends, as after U+2028.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// The paragraph ends, as after a line feed.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// The container ends, as at a form feed.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)

    /// The action of a UTF-16 unit; nil if it is not a control character.
    init?(unit: UInt16) {
      switch unit {
      case 9: self = .horizontalTab
      case 10, 13, 0x2029: self = .paragraphBreak
      case 0x0B, 0x2028, 0x85: self = .lineBreak
      case 12: self = .containerBreak
      case 0..<32, 0x7F...0x9F: self = .zeroAdvancement
      default: return nil
      }
    }
  }

  /// Asks the delegate about control characters. Other actions than the usual ones are ignored,
  /// which is noted (`FidelityFeature.textAttribute`).
  func noteControlActions(_ text: NSAttributedString, _ delegate: any NSLayoutManagerDelegate) {
    for (index, unit) in text.string.utf16.enumerated() {
      guard let usual = ControlCharacterAction(unit: unit) else { continue }
      let action = delegate.layoutManager(self, shouldUse: usual, forControlCharacterAt: index)
      if action != usual {
        return FidelityLedger.note(
          .textAttribute, "layoutManager(_:shouldUse:forControlCharacterAt:)")
      }
    }
  }
}
