/// Applies look-ups to glyphs, one after the other.
///
/// Hot: what a glyph needs that no look-up starts from is in this file.
///
/// Source: OpenType 1.9, "OpenType Layout Common Table Formats"; what the specification leaves
/// open follows HarfBuzz's behaviour, as other shapers do.
struct LookupApplier {
  static let maximumDepth = 8
  static let maximumContext = 64

  var glyphs: [Glyph]
  /// The index of the glyph that look-ups apply to.
  var index = 0
  let tables: LayoutTables
  /// The table that look-ups nested in others are of.
  let table: LayoutTable
  let isPositioning: Bool
  let isRightToLeft: Bool
  /// How much the regions of variations count, 2.30.
  let scalars: [Int]

  // Of the look-up under way.
  private(set) var flag = 0
  private var markSet: Int?
  private(set) var mask: UInt32 = 1
  private(set) var alternate = 1
  private var seesJoiners = false
  private var seesNonJoiners = false
  private var isInSyllable = false
  private(set) var depth = 0
  /// What is left of the work that broken fonts could make endless.
  private var budget: Int
  private var nextLigatureID: UInt8 = 1

  init(
    glyphs: [Glyph], tables: LayoutTables, table: LayoutTable, isRightToLeft: Bool, scalars: [Int]
  ) {
    self.glyphs = glyphs
    self.tables = tables
    self.table = table
    self.isRightToLeft = isRightToLeft
    self.scalars = scalars
    isPositioning = table.isPositioning
    budget = 4096 + 256 * glyphs.count
  }

  /// Applies look-ups to all glyphs whose features ask for them.
  mutating func apply(_ lookups: [ShapePlan.Lookup]) {
    for lookup in lookups { apply(lookup) }
  }

  private mutating func apply(_ entry: ShapePlan.Lookup) {
    let lookup = entry.lookup
    mask = entry.mask
    alternate = entry.alternate
    seesJoiners = entry.seesJoiners
    seesNonJoiners = entry.seesNonJoiners
    isInSyllable = entry.isInSyllable && !isPositioning
    begin(lookup)
    let words = lookup.glyphs.words
    if lookup.isReverse {
      index = glyphs.count - 1
      while index >= 0 {
        if isStart(words), tryAll(lookup.subtables) {}
        index -= 1
      }
      return
    }
    index = 0
    while index < glyphs.count {
      if isStart(words) {
        let start = index
        budget -= 1
        if budget > 0, tryAll(lookup.subtables) {
          if index == start { budget -= 16 }
          continue
        }
        index = start
      }
      index += 1
    }
  }

  @inline(__always)
  private func isStart(_ words: [UInt64]) -> Bool {
    let glyph = glyphs[index]
    let word = Int(glyph.id >> 6)
    guard word < words.count, words[word] >> UInt64(glyph.id & 63) & 1 != 0 else { return false }
    return glyph.mask & mask != 0 && counts(glyph)
  }

  private mutating func begin(_ lookup: LayoutLookup) {
    flag = lookup.flag
    markSet = lookup.markSet
  }

  private mutating func tryAll(_ subtables: [LayoutSubtable]) -> Bool {
    for number in 0..<subtables.count {
      if subtables[number].apply(&self) { return true }
    }
    return false
  }

  /// Applies a look-up that another one asks for, at `index` alone.
  mutating func applyNested(_ number: Int) {
    guard depth < Self.maximumDepth, budget > 0, let lookup = table.lookup(number) else { return }
    budget -= 1
    let saved = (flag, markSet)
    depth += 1
    begin(lookup)
    _ = tryAll(lookup.subtables)
    depth -= 1
    (flag, markSet) = saved
  }

  mutating func newLigatureID() -> UInt8 {
    let id = nextLigatureID
    nextLigatureID = id == 255 ? 1 : id + 1
    return id
  }

  // MARK: Glyphs that count

  /// Whether the look-up's flags let it see a glyph.
  @inline(__always)
  func counts(_ glyph: Glyph) -> Bool {
    counts(glyph, flag)
  }

  @inline(__always)
  private func counts(_ glyph: Glyph, _ flag: Int) -> Bool {
    if flag & ~LayoutLookup.Flag.rightToLeft == 0 { return true }
    let properties = Int(glyph.properties)
    if properties & flag & LayoutLookup.Flag.ignored != 0 { return false }
    guard glyph.isMarkGlyph else { return true }
    // A set that the font does not have filters nothing.
    if flag & LayoutLookup.Flag.usesMarkSet != 0, let markSet, markSet < tables.markSets.count {
      return tables.markSets[markSet].contains(glyph.id)
    }
    return flag & 0xFF00 == 0 || flag & 0xFF00 == properties & 0xFF00
  }

  enum Skipping {
    case no
    /// The glyph is skipped only if it does not match.
    case maybe
    case yes
  }

  func skipping(_ position: Int, isContext: Bool, flag: Int? = nil) -> Skipping {
    let glyph = glyphs[position]
    if !counts(glyph, flag ?? self.flag) { return .yes }
    guard glyph.isIgnorable else { return .no }
    switch glyph.trait {
    case .nonJoiner: return isPositioning || isContext && !seesNonJoiners ? .maybe : .no
    case .joiner: return isContext || !seesJoiners ? .maybe : .no
    case .hidden: return isPositioning ? .maybe : .no
    case .ignorable, .none: return .maybe
    }
  }

  /// What stands after `index`, as far as that is plain.
  var follower: Follower {
    let next = index + 1
    guard next < glyphs.count else { return .end }
    return skipping(next, isContext: false) == .no ? .glyph(glyphs[next].id) : .unclear
  }

  enum Follower {
    case end
    case glyph(UInt16)
    /// A glyph that may be skipped.
    case unclear
  }

  /// The position of the next glyph that is not skipped, if it matches.
  ///
  /// - Returns: Nil where that glyph does not match, or there is none.
  func next(after position: Int, isContext: Bool, _ sequence: ContextSequence, _ number: Int)
    -> Int?
  {
    var position = position + 1
    while position < glyphs.count {
      switch tryMatch(position, isContext, sequence, number) {
      case true?: return position
      case false?: return nil
      case nil: position += 1
      }
    }
    return nil
  }

  func previous(before position: Int, isContext: Bool, _ sequence: ContextSequence, _ number: Int)
    -> Int?
  {
    var position = position - 1
    while position >= 0 {
      switch tryMatch(position, isContext, sequence, number) {
      case true?: return position
      case false?: return nil
      case nil: position -= 1
      }
    }
    return nil
  }

  /// - Returns: Whether the glyph matches; nil where it is skipped.
  @inline(__always)
  private func tryMatch(
    _ position: Int, _ isContext: Bool, _ sequence: ContextSequence, _ number: Int
  ) -> Bool? {
    let skip = skipping(position, isContext: isContext)
    if skip == .yes { return nil }
    let glyph = glyphs[position]
    if (isContext || glyph.mask & mask != 0), !isInSyllable || isSameSyllable(glyph),
      sequence.matches(glyph.id, number)
    {
      // What matches anything never matches what can be skipped.
      if skip == .maybe, sequence.isAny { return nil }
      return true
    }
    return skip == .no ? false : nil
  }

  private func isSameSyllable(_ glyph: Glyph) -> Bool {
    guard index < glyphs.count else { return true }
    let syllable = glyphs[index].syllable
    return syllable == 0 || syllable == glyph.syllable
  }

  // MARK: Changing glyphs

  /// Puts another glyph in the place of the one at `index`.
  mutating func replace(with id: UInt16, adding history: UInt16 = 0, guess: UInt16 = 0) {
    setGlyph(at: index, id, adding: history, guess: guess)
  }

  mutating func setGlyph(
    at position: Int, _ id: UInt16, adding history: UInt16 = 0, guess: UInt16 = 0
  ) {
    glyphs[position].id = id
    var properties = glyphs[position].properties | Glyph.Property.isSubstituted | history
    // A ligature of what was multiplied starts anew.
    if history & Glyph.Property.isLigated != 0 { properties &= ~Glyph.Property.isMultiplied }
    if !tables.glyphClasses.isEmpty {
      properties = properties & Glyph.Property.history | Self.properties(id, tables)
    } else if guess != 0 {
      properties = properties & Glyph.Property.history | guess
    }
    glyphs[position].properties = properties
  }

  /// What `GDEF` says of a glyph.
  static func properties(_ id: UInt16, _ tables: LayoutTables) -> UInt16 {
    switch tables.glyphClasses.value(of: id) {
    case 1: Glyph.Property.base
    case 2: Glyph.Property.ligature
    case 3:
      Glyph.Property.mark
        | UInt16(truncatingIfNeeded: tables.markClasses.value(of: id) << 8)
    default: 0
    }
  }
}

/// Conditions on the glyphs of a sequence, by number.
///
/// A class, so that asking costs no reference counting.
final class ContextSequence: Sendable {
  private enum Kind: Sendable {
    case any
    case glyphs
    case classes
    case coverages
  }

  private let kind: Kind
  /// The glyphs or classes to match.
  private let values: [UInt16]
  private let classes: GlyphClasses
  private let coverages: [Coverage]
  let count: Int

  static let any = ContextSequence(.any)

  private init(
    _ kind: Kind, values: [UInt16] = [], classes: GlyphClasses = .none,
    coverages: [Coverage] = []
  ) {
    self.kind = kind
    self.values = values
    self.classes = classes
    self.coverages = coverages
    count = max(values.count, coverages.count)
  }

  static func glyphs(_ values: [UInt16]) -> ContextSequence {
    ContextSequence(.glyphs, values: values)
  }

  static func classes(_ values: [UInt16], _ classes: GlyphClasses) -> ContextSequence {
    ContextSequence(.classes, values: values, classes: classes)
  }

  static func coverages(_ values: [Coverage]) -> ContextSequence {
    ContextSequence(.coverages, coverages: values)
  }

  /// Whether glyphs are what the sequence asks for.
  func matchesAll(_ glyphs: ArraySlice<UInt16>) -> Bool {
    guard glyphs.count == count else { return false }
    return glyphs.enumerated().allSatisfy { matches($0.element, $0.offset) }
  }

  @inline(__always) var isAny: Bool { kind == .any }

  @inline(__always)
  func matches(_ glyph: UInt16, _ number: Int) -> Bool {
    switch kind {
    case .any: true
    case .glyphs: values[number] == glyph
    case .classes: classes.value(of: glyph) == Int(values[number])
    case .coverages: coverages[number].contains(glyph)
    }
  }
}
