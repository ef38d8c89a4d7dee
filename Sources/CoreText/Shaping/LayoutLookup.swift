/// A look-up: subtables, of which the first that fits is applied.
final class LayoutLookup: Sendable {
  enum Flag {
    static let rightToLeft = 1
    /// Base glyphs, ligatures, marks: in the place of `Glyph.Property`'s bits.
    static let ignored = 0x0E
    static let ignoredMarks = 8
    static let usesMarkSet = 0x10
  }

  let subtables: [LayoutSubtable]
  let flag: Int
  /// The index of the set of marks that are not skipped; nil where no set filters them.
  let markSet: Int?
  /// All glyphs that one of the subtables starts from.
  let glyphs: GlyphSet
  let isReverse: Bool
  /// Why subtables are left out; nil where none are.
  let error: FontError?

  init(_ reader: FontReader, at offset: Int, isPositioning: Bool) {
    var subtables: [LayoutSubtable] = []
    var flag = 0
    var markSet: Int?
    var failure: FontError?
    do throws(FontError) {
      let type = try reader.u16(offset)
      flag = try reader.u16(offset + 2)
      let count = try reader.u16(offset + 4)
      if flag & Flag.usesMarkSet != 0 { markSet = try reader.u16(offset + 6 + 2 * count) }
      for index in 0..<count {
        let at = offset + (try reader.u16(offset + 6 + 2 * index))
        let table = try reader.part(from: at)
        if let subtable = try Self.subtable(table, type, isPositioning) {
          subtables.append(subtable)
        }
      }
    } catch {
      failure = error
    }
    self.subtables = subtables
    self.flag = flag
    self.markSet = markSet
    error = failure
    isReverse = !subtables.isEmpty && subtables.allSatisfy { $0 is ReverseChainSubstitution }
    var glyphs = GlyphSet()
    for subtable in subtables { subtable.coverage.insert(into: &glyphs) }
    self.glyphs = glyphs
  }

  private static func subtable(
    _ table: FontReader, _ type: Int, _ isPositioning: Bool
  ) throws(FontError) -> LayoutSubtable? {
    let (type, table) = try extended(table, type, isPositioning)
    let hasOneFormat = isPositioning ? (3...6).contains(type) : [2, 3, 4, 8].contains(type)
    if hasOneFormat { try checkFormat(table) }
    if isPositioning {
      switch type {
      case 1: return try SinglePositioning(table)
      case 2: return try table.u16(0) == 1 ? PairPositioning(table) : ClassPairPositioning(table)
      case 3: return try CursivePositioning(table)
      case 4: return try MarkToBasePositioning(table)
      case 5: return try MarkToLigaturePositioning(table)
      case 6: return try MarkToMarkPositioning(table)
      case 7: return try contextual(table, isChained: false)
      case 8: return try contextual(table, isChained: true)
      default: return nil
      }
    }
    switch type {
    case 1: return try SingleSubstitution(table)
    case 2: return try MultipleSubstitution(table)
    case 3: return try AlternateSubstitution(table)
    case 4: return try LigatureSubstitution(table)
    case 5: return try contextual(table, isChained: false)
    case 6: return try contextual(table, isChained: true)
    case 8: return try ReverseChainSubstitution(table)
    default: return nil
    }
  }

  /// Follows the extension that lets a subtable lie far away.
  private static func extended(
    _ table: FontReader, _ type: Int, _ isPositioning: Bool
  ) throws(FontError) -> (Int, FontReader) {
    guard type == (isPositioning ? 9 : 7) else { return (type, table) }
    try checkFormat(table)
    return (try table.u16(2), try table.part(from: try table.u32(4)))
  }

  /// Checks the format of a subtable whose type has only the first one.
  private static func checkFormat(_ table: FontReader) throws(FontError) {
    let format = try table.u16(0)
    if format != 1 { throw table.malformed(0, "look-up format \(format)") }
  }

  private static func contextual(
    _ table: FontReader, isChained: Bool
  ) throws(FontError) -> LayoutSubtable {
    switch try table.u16(0) {
    case 1: return try GlyphContext(table, isChained: isChained)
    case 2: return try ClassContext(table, isChained: isChained)
    case 3: return try CoverageContext(table, isChained: isChained)
    case let format: throw table.malformed(0, "context format \(format)")
    }
  }
}

extension FontReader {
  /// Checks how many parts a table of layout is made of.
  ///
  /// Fonts have far fewer than this allows. Broken ones could name the same parts again and again,
  /// until memory ends.
  func checkPartCount(_ count: Int) throws(FontError) {
    if count > 1 << 20 { throw malformed(0, "\(count) parts") }
  }
}

/// One way to change the glyphs at a place.
class LayoutSubtable: @unchecked Sendable {
  final let coverage: Coverage

  init(coverage: Coverage) {
    self.coverage = coverage
  }

  /// Changes the glyphs at `applier.index`, which moves on past what was used.
  ///
  /// - Returns: Whether the subtable fits.
  func apply(_ applier: inout LookupApplier) -> Bool { false }

  /// Whether the subtable fits glyphs that stand alone; there is one at least.
  ///
  /// - Parameter isAlone: Whether what asks for glyphs around does not fit.
  func wouldApply(to glyphs: [UInt16], isAlone: Bool) -> Bool { false }

  /// Reads the coverage whose offset stands at `at`.
  final class func coverage(_ table: FontReader, at: Int) throws(FontError) -> Coverage {
    try Coverage(try table.part(from: try table.u16(at)))
  }
}
