/// A glyph on its way from a character to a place on the line.
struct Glyph: Sendable {
  /// What `properties` is made of; the upper byte is the class of mark attachment.
  enum Property {
    static let base: UInt16 = 0x02
    static let ligature: UInt16 = 0x04
    static let mark: UInt16 = 0x08
    static let isSubstituted: UInt16 = 0x10
    static let isLigated: UInt16 = 0x20
    static let isMultiplied: UInt16 = 0x40
    static let history = isSubstituted | isLigated | isMultiplied
  }

  enum Attachment: UInt8, Sendable {
    case none
    case mark
    case cursive
  }

  /// What a font may not have a glyph for, and is drawn as a space of this width.
  enum Trait: UInt8, Sendable {
    case none
    case ignorable
    /// Ignorable, and hidden from substitutions as well as from the eye.
    case hidden
    case joiner
    case nonJoiner
  }

  var id: UInt16 = 0
  var properties: UInt16 = 0
  var character: UInt32
  /// The first UTF-16 unit that the glyph stands for.
  var cluster: Int32
  /// The mask of the features that apply.
  var mask: UInt32 = 1
  var xAdvance: Int32 = 0
  var xOffset: Int32 = 0
  var yOffset: Int32 = 0
  /// The number of glyphs from this one to the one it is attached to.
  var attachmentDistance: Int16 = 0
  var attachment = Attachment.none
  /// The modified combining class: 0 for what starts a cluster.
  var combiningClass: UInt8 = 0
  var trait = Trait.none
  /// Widths of spaces that the font has no glyph for; 0 for none.
  var spaceFallback: UInt8 = 0
  /// Glyphs of one ligature, or made of one glyph, share a number; 0 for none.
  var ligatureID: UInt8 = 0
  /// Which part of a ligature a mark belongs to, from 1; how many a ligature has.
  var component: UInt8 = 0
  private var flags: UInt8 = 0

  // Of scripts whose syllables have a model (`Syllables`).
  /// A number in the upper four bits, the kind in the lower: glyphs beside each other of one value
  /// are one syllable. 0 for none.
  var syllable: UInt8 = 0
  /// The glyph's category among the model's own.
  var category: UInt8 = 0
  /// The place of the glyph in its syllable, or the form that it takes, by the model.
  var position: UInt8 = 0

  init(character: UInt32, cluster: Int32) {
    self.character = character
    self.cluster = cluster
  }

  @inline(__always)
  var isMark: Bool {
    get { flags & 1 != 0 }
    set { flags = newValue ? flags | 1 : flags & ~1 }
  }

  @inline(__always)
  var isLigatureBase: Bool {
    get { flags & 2 != 0 }
    set { flags = newValue ? flags | 2 : flags & ~2 }
  }

  @inline(__always) var isMarkGlyph: Bool { properties & Property.mark != 0 }
  @inline(__always) var isSubstituted: Bool { properties & Property.isSubstituted != 0 }
  @inline(__always) var isMultiplied: Bool { properties & Property.isMultiplied != 0 }
  @inline(__always) var isLigated: Bool { properties & Property.isLigated != 0 }
  /// Whether the glyph is a ligature that was not divided again.
  @inline(__always)
  var isWholeLigature: Bool {
    properties & (Property.isLigated | Property.isMultiplied) == Property.isLigated
  }
  @inline(__always) var isBaseGlyph: Bool { properties & Property.base != 0 }

  /// Whether the glyph is not seen: unless a substitution has made something of it.
  @inline(__always)
  var isIgnorable: Bool { trait != .none && properties & Property.isSubstituted == 0 }

  @inline(__always)
  var ligatureComponent: Int { isLigatureBase ? 0 : Int(component) }

  @inline(__always)
  var componentCount: Int {
    properties & Property.ligature != 0 && isLigatureBase ? Int(component) : 1
  }
}
