/// Reads records that move glyphs.
///
/// Source: OpenType 1.9, "Value Record" and "Device and VariationIndex Tables".
struct ValueFormat: Sendable {
  let flags: Int

  /// The size of a record, in bytes.
  var size: Int { 2 * (flags & 0xFF).nonzeroBitCount }

  var isEmpty: Bool { flags & 0xFF == 0 }
}

extension LookupApplier {
  /// Moves a glyph.
  ///
  /// - Parameter parent: The table that offsets in the record count from.
  mutating func move(
    _ position: Int, _ format: ValueFormat, _ parent: FontReader, at offset: Int
  ) {
    let flags = format.flags
    if flags & 0xFF == 0 { return }
    var at = offset
    func next() -> Int {
      defer { at += 2 }
      return (try? parent.i16(at)) ?? 0
    }
    if flags & 1 != 0 { glyphs[position].xOffset &+= Int32(next()) }
    if flags & 2 != 0 { glyphs[position].yOffset &+= Int32(next()) }
    if flags & 4 != 0 { glyphs[position].xAdvance &+= Int32(next()) }
    if flags & 8 != 0 { _ = next() }
    if flags & 0xF0 == 0 || scalars.isEmpty { return }
    if flags & 0x10 != 0 { glyphs[position].xOffset &+= variation(parent, next()) }
    if flags & 0x20 != 0 { glyphs[position].yOffset &+= variation(parent, next()) }
    if flags & 0x40 != 0 { glyphs[position].xAdvance &+= variation(parent, next()) }
  }

  /// What a number varies by, where its device table stands at an offset of a table; 0 for none.
  func variation(_ parent: FontReader, _ offset: Int) -> Int32 {
    let scaled = scaledVariation(parent, offset)
    let magnitude = Int32(truncatingIfNeeded: (scaled.magnitude &+ 1 << 29) >> 30)
    return scaled < 0 ? 0 &- magnitude : magnitude
  }

  /// The variation's delta in font units × 2^30.
  func scaledVariation(_ parent: FontReader, _ offset: Int) -> Int {
    // Offsets are without sign.
    let offset = offset & 0xFFFF
    guard offset != 0, let store = tables.variations, !scalars.isEmpty,
      let outer = try? parent.u16(offset), let inner = try? parent.u16(offset + 2),
      (try? parent.u16(offset + 4)) == 0x8000
    else { return 0 }
    return store.scaledDelta(outer: outer, inner: inner, scalars: scalars)
  }
}

/// Moves glyphs, whatever stands beside them.
final class SinglePositioning: LayoutSubtable, @unchecked Sendable {
  private let table: FontReader
  private let format: ValueFormat
  private let count: Int?

  init(_ table: FontReader) throws(FontError) {
    let coverage = try Self.coverage(table, at: 2)
    format = ValueFormat(flags: try table.u16(4))
    self.table = table
    switch try table.u16(0) {
    case 1:
      count = nil
      try table.checkRecords(at: 6, count: 1, size: format.size)
    case 2:
      let count = try table.u16(6)
      self.count = count
      try table.checkRecords(at: 8, count: count, size: format.size)
    case let format: throw table.malformed(0, "single positioning format \(format)")
    }
    super.init(coverage: coverage)
  }

  override func apply(_ applier: inout LookupApplier) -> Bool {
    let number = coverage.index(of: applier.glyphs[applier.index].id)
    guard number >= 0, number < (count ?? .max) else { return false }
    let at = count == nil ? 6 : 8 + number * format.size
    applier.move(applier.index, format, table, at: at)
    applier.index += 1
    return true
  }
}

/// Moves pairs of glyphs.
final class PairPositioning: LayoutSubtable, @unchecked Sendable {
  private let first: ValueFormat
  private let second: ValueFormat
  private let sets: [FontReader]

  init(_ table: FontReader) throws(FontError) {
    let coverage = try Self.coverage(table, at: 2)
    first = ValueFormat(flags: try table.u16(4))
    second = ValueFormat(flags: try table.u16(6))
    var sets: [FontReader] = []
    for index in 0..<(try table.u16(8)) {
      let set = try table.part(from: try table.u16(10 + 2 * index))
      try set.checkRecords(at: 2, count: try set.u16(0), size: 2 + first.size + second.size)
      sets.append(set)
    }
    self.sets = sets
    super.init(coverage: coverage)
  }

  override func apply(_ applier: inout LookupApplier) -> Bool {
    let number = coverage.index(of: applier.glyphs[applier.index].id)
    guard number >= 0, number < sets.count,
      let next = applier.next(after: applier.index, isContext: false, .any, 0)
    else { return false }
    let set = sets[number]
    let size = 2 + first.size + second.size
    let wanted = Int(applier.glyphs[next].id)
    var (low, high) = (0, (try? set.u16(0)) ?? 0)
    while low < high {
      let middle = (low + high) / 2
      let at = 2 + middle * size
      let glyph = (try? set.u16(at)) ?? 0
      if glyph == wanted {
        applier.move(applier.index, first, set, at: at + 2)
        applier.move(next, second, set, at: at + 2 + first.size)
        applier.index = second.isEmpty ? next : next + 1
        return true
      }
      if glyph < wanted { low = middle + 1 } else { high = middle }
    }
    return false
  }
}

/// Moves pairs of glyphs by their classes.
final class ClassPairPositioning: LayoutSubtable, @unchecked Sendable {
  private let table: FontReader
  private let first: ValueFormat
  private let second: ValueFormat
  private let firstClasses: GlyphClasses
  private let secondClasses: GlyphClasses
  private let firstCount: Int
  private let secondCount: Int

  init(_ table: FontReader) throws(FontError) {
    guard try table.u16(0) == 2 else {
      throw table.malformed(0, "pair positioning format \(try table.u16(0))")
    }
    let coverage = try Self.coverage(table, at: 2)
    self.table = table
    first = ValueFormat(flags: try table.u16(4))
    second = ValueFormat(flags: try table.u16(6))
    firstClasses = try GlyphClasses(try table.part(from: try table.u16(8)))
    secondClasses = try GlyphClasses(try table.part(from: try table.u16(10)))
    firstCount = try table.u16(12)
    secondCount = try table.u16(14)
    try table.checkRecords(
      at: 16, count: firstCount * secondCount, size: first.size + second.size)
    super.init(coverage: coverage)
  }

  override func apply(_ applier: inout LookupApplier) -> Bool {
    let glyph = applier.glyphs[applier.index].id
    guard coverage.contains(glyph),
      let next = applier.next(after: applier.index, isContext: false, .any, 0)
    else { return false }
    let row = firstClasses.value(of: glyph)
    let column = secondClasses.value(of: applier.glyphs[next].id)
    guard row < firstCount, column < secondCount else { return false }
    let at = 16 + (row * secondCount + column) * (first.size + second.size)
    applier.move(applier.index, first, table, at: at)
    applier.move(next, second, table, at: at + first.size)
    applier.index = second.isEmpty ? next : next + 1
    return true
  }
}
