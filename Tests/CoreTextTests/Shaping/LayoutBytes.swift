import CoreText

/// Makes the tables of small fonts that substitute and move glyphs.
struct LayoutBytes {
  typealias Lookup = (type: Int, flag: Int, subtables: [[UInt8]])

  var script: FontTag = "DFLT"
  /// The index of a feature that is always on.
  var required: Int?
  var features: [(tag: FontTag, lookups: [Int])] = []
  var lookups: [Lookup] = []
  /// The set of marks of look-ups that filter by one.
  var markSet = 0

  var bytes: [UInt8] {
    let count = features.count
    let scripts =
      words([1]) + bigEndian(script.rawValue)
      + words([8, 4, 0, 0, required ?? 0xFFFF, count]) + words(Array(0..<count))
    var list = words([count])
    var bodies: [UInt8] = []
    for feature in features {
      list += bigEndian(feature.tag.rawValue) + words([2 + 6 * count + bodies.count])
      bodies += words([0, feature.lookups.count] + feature.lookups)
    }
    list += bodies
    let start = 10 + scripts.count
    return words([1, 0, 10, start, start + list.count]) + scripts + list + lookupList
  }

  private var lookupList: [UInt8] {
    var list = words([lookups.count])
    var bodies: [UInt8] = []
    for lookup in lookups {
      list += words([2 + 2 * lookups.count + bodies.count])
      bodies += self.lookup(lookup)
    }
    return list + bodies
  }

  func lookup(_ lookup: Lookup) -> [UInt8] {
    let hasSet = lookup.flag & 0x10 != 0
    var bytes = words([lookup.type, lookup.flag, lookup.subtables.count])
    var bodies: [UInt8] = []
    let start = 6 + 2 * lookup.subtables.count + (hasSet ? 2 : 0)
    for subtable in lookup.subtables {
      bytes += words([start + bodies.count])
      bodies += subtable
    }
    return bytes + (hasSet ? words([markSet]) : []) + bodies
  }
}

/// A table that names parts by their offset: numbers, then parts.
///
/// - Parameter fields: Plain numbers, and `nil` for the offset of the next part.
func table(_ fields: [Int?], _ parts: [UInt8]...) -> [UInt8] {
  var offset = 2 * fields.count
  var rest = parts[...]
  var bytes: [UInt8] = []
  for field in fields {
    if let field {
      bytes += words([field])
    } else if let part = rest.popFirst() {
      bytes += words([offset])
      offset += part.count
    }
  }
  return bytes + parts.joined()
}

/// A font whose glyphs 1 to 26 are the letters a to z, each 500 units wide.
struct LayoutFont {
  var substitutions: LayoutBytes?
  var positions: LayoutBytes?
  /// Letters that are marks for the font.
  var marks = ""
  /// Classes of marks, by letter.
  var markClasses: [Character: Int] = [:]
  /// Sets of marks that look-ups filter by.
  var markSets: [String] = []
  var otherTables: [(tag: FontTag, body: [UInt8])] = []

  /// The glyph of a letter.
  static func glyph(_ letter: Character) -> Int { Int(letter.asciiValue ?? 96) - 96 }

  static func glyphs(_ letters: String) -> [Int] { letters.map(glyph) }

  /// A coverage of letters.
  static func coverage(_ letters: String) -> [UInt8] {
    words([1, letters.count] + glyphs(String(letters.sorted())))
  }

  var bytes: [UInt8] {
    var font = TestFont(glyphs: (0..<60).map { _ in .box(0, 0, 400, 700) })
    font.characters = (97...122).map { ($0, $0 - 96) }
    if !marks.isEmpty { font.extraTables.append(("GDEF", definitions)) }
    if let substitutions { font.extraTables.append(("GSUB", substitutions.bytes)) }
    if let positions { font.extraTables.append(("GPOS", positions.bytes)) }
    font.extraTables += otherTables
    return font.bytes
  }

  private var definitions: [UInt8] {
    let isMark = Set(Self.glyphs(marks))
    let classes = words([1, 1, 26]) + words((1...26).map { isMark.contains($0) ? 3 : 1 })
    var attachment = [Int](repeating: 0, count: 26)
    for (letter, value) in markClasses { attachment[Self.glyph(letter) - 1] = value }
    let attachments = words([1, 1, 26] + attachment)
    let start = 14 + classes.count
    var sets = words([1, markSets.count])
    var coverages: [UInt8] = []
    for set in markSets {
      sets += bigEndian(UInt32(4 + 4 * markSets.count + coverages.count))
      coverages += Self.coverage(set)
    }
    return words([1, 2, 14, 0, 0, start, start + attachments.count]) + classes + attachments + sets
      + coverages
  }

  func shaped(
    _ text: String, features: [FontFeature] = [], isRightToLeft: Bool = false
  ) throws -> ShapedText {
    try Shaper.shapeAnew(
      Array(text.utf16), font: FontInstance(FontFace(bytes: bytes)),
      options: ShapingOptions(isRightToLeft: isRightToLeft, features: features))
  }

  /// The glyphs of text, as letters where they are such, else as numbers.
  func glyphs(_ text: String, features: [FontFeature] = []) throws -> String {
    try shaped(text, features: features).glyphs.map { glyph in
      (1...26).contains(glyph)
        ? String(UnicodeScalar(UInt8(glyph + 96))) : "<\(glyph)>"
    }.joined()
  }
}
