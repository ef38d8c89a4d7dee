/// A place on a glyph that another is attached at, 2^30 times font units.
struct Anchor {
  let x: Int
  let y: Int

  /// The distance from one anchor to another, to the nearest unit, halves away from zero.
  static func - (left: Anchor, right: Anchor) -> SIMD2<Int32> {
    SIMD2(units(left.x &- right.x), units(left.y &- right.y))
  }

  var inUnits: SIMD2<Int32> { SIMD2(Self.units(x), Self.units(y)) }

  private static func units(_ scaled: Int) -> Int32 {
    let magnitude = Int32(truncatingIfNeeded: (scaled.magnitude &+ 1 << 29) >> 30)
    return scaled < 0 ? 0 &- magnitude : magnitude
  }
}

extension LookupApplier {
  /// - Parameter offset: The offset of the anchor in `table`; 0 for none.
  func anchor(_ table: FontReader, _ offset: Int) -> Anchor? {
    guard offset != 0, let reader = try? table.part(from: offset),
      let format = try? reader.u16(0), let x = try? reader.i16(2), let y = try? reader.i16(4)
    else { return nil }
    guard format == 3, !scalars.isEmpty, let dx = try? reader.u16(6), let dy = try? reader.u16(8)
    else { return Anchor(x: x << 30, y: y << 30) }
    return Anchor(
      x: x << 30 &+ scaledVariation(reader, dx), y: y << 30 &+ scaledVariation(reader, dy))
  }

  /// Puts the mark at `index` on another glyph.
  mutating func attachMark(to base: Int, _ baseAnchor: Anchor, _ markAnchor: Anchor) {
    guard let distance = Int16(exactly: base - index) else {
      index += 1
      return
    }
    let offset = baseAnchor - markAnchor
    // How high the other glyph stands counts as it is now; where it stands is added at the end.
    let height = height(of: base)
    glyphs[index].xOffset = offset.x
    glyphs[index].yOffset = offset.y &+ height
    glyphs[index].attachment = .mark
    glyphs[index].attachmentDistance = distance
    index += 1
  }

  /// How high a glyph stands, through the chain of letters that it joins.
  private func height(of position: Int) -> Int32 {
    var position = position
    var height = glyphs[position].yOffset
    for _ in 0..<1024 {
      let distance = Int(glyphs[position].attachmentDistance)
      guard glyphs[position].attachment == .cursive, distance != 0,
        glyphs.indices.contains(position + distance)
      else { break }
      position += distance
      height &+= glyphs[position].yOffset
    }
    return height
  }

  /// The nearest glyph before a place that is not skipped.
  func previousGlyph(before position: Int, flag: Int) -> Int? {
    var position = position - 1
    while position >= 0 {
      if skipping(position, isContext: false, flag: flag) == .no { return position }
      position -= 1
    }
    return nil
  }
}

/// Marks with their classes and anchors.
///
/// Source: OpenType 1.9, "Mark Array Table".
struct MarkArray: Sendable {
  private let reader: FontReader
  private let count: Int

  init(_ reader: FontReader) throws(FontError) {
    self.reader = reader
    count = try reader.u16(0)
    try reader.checkRecords(at: 2, count: count, size: 4)
  }

  func mark(_ number: Int, _ applier: LookupApplier) -> (class: Int, anchor: Anchor)? {
    guard number >= 0, number < count, let kind = try? reader.u16(2 + 4 * number),
      let offset = try? reader.u16(4 + 4 * number),
      let anchor = applier.anchor(reader, offset)
    else { return nil }
    return (kind, anchor)
  }
}

/// Rows of anchors, one for every class of marks.
struct AnchorMatrix: Sendable {
  private let reader: FontReader
  private let columns: Int
  let rows: Int

  init(_ reader: FontReader, columns: Int) throws(FontError) {
    self.reader = reader
    self.columns = columns
    rows = try reader.u16(0)
    try reader.checkRecords(at: 2, count: rows * columns, size: 2)
  }

  func anchor(row: Int, column: Int, _ applier: LookupApplier) -> Anchor? {
    guard row >= 0, row < rows, column < columns,
      let offset = try? reader.u16(2 + 2 * (row * columns + column))
    else { return nil }
    return applier.anchor(reader, offset)
  }
}

/// Puts marks on single glyphs.
class MarkPositioning: LayoutSubtable, @unchecked Sendable {
  /// The glyphs that marks are put on.
  final let bases: Coverage
  final let marks: MarkArray
  final let anchors: AnchorMatrix

  init(_ table: FontReader) throws(FontError) {
    let coverage = try Self.coverage(table, at: 2)
    bases = try Self.coverage(table, at: 4)
    marks = try MarkArray(try table.part(from: try table.u16(8)))
    anchors = try AnchorMatrix(
      try table.part(from: try table.u16(10)), columns: try table.u16(6))
    super.init(coverage: coverage)
  }
}

/// Puts marks on letters.
final class MarkToBasePositioning: MarkPositioning, @unchecked Sendable {
  override func apply(_ applier: inout LookupApplier) -> Bool {
    let number = coverage.index(of: applier.glyphs[applier.index].id)
    guard number >= 0, let mark = marks.mark(number, applier) else { return false }
    var position = applier.index
    while let found = applier.previousGlyph(
      before: position, flag: LayoutLookup.Flag.ignoredMarks)
    {
      position = found
      if isAccepted(applier.glyphs, found) || bases.contains(applier.glyphs[found].id) {
        guard
          let anchor = anchors.anchor(
            row: bases.index(of: applier.glyphs[found].id), column: mark.class, applier)
        else { return false }
        applier.attachMark(to: found, anchor, mark.anchor)
        return true
      }
    }
    return false
  }

  /// Whether a glyph can be attached to: of the glyphs that one was made into, only the first.
  private func isAccepted(_ glyphs: [Glyph], _ position: Int) -> Bool {
    let glyph = glyphs[position]
    guard glyph.isMultiplied, glyph.ligatureComponent != 0, position > 0 else { return true }
    let before = glyphs[position - 1]
    return before.isMarkGlyph || !before.isMultiplied || before.ligatureID != glyph.ligatureID
      || glyph.ligatureComponent != before.ligatureComponent + 1
  }
}

/// Puts marks on parts of ligatures.
final class MarkToLigaturePositioning: LayoutSubtable, @unchecked Sendable {
  private let ligatures: Coverage
  private let marks: MarkArray
  private let attachments: [AnchorMatrix]

  init(_ table: FontReader) throws(FontError) {
    let coverage = try Self.coverage(table, at: 2)
    ligatures = try Self.coverage(table, at: 4)
    marks = try MarkArray(try table.part(from: try table.u16(8)))
    let list = try table.part(from: try table.u16(10))
    var attachments: [AnchorMatrix] = []
    for index in 0..<(try list.u16(0)) {
      attachments.append(
        try AnchorMatrix(
          try list.part(from: try list.u16(2 + 2 * index)), columns: try table.u16(6)))
    }
    self.attachments = attachments
    super.init(coverage: coverage)
  }

  override func apply(_ applier: inout LookupApplier) -> Bool {
    let glyph = applier.glyphs[applier.index]
    let number = coverage.index(of: glyph.id)
    guard number >= 0, let mark = marks.mark(number, applier),
      let position = applier.previousGlyph(
        before: applier.index, flag: LayoutLookup.Flag.ignoredMarks)
    else { return false }
    let ligature = applier.glyphs[position]
    let row = ligatures.index(of: ligature.id)
    guard row >= 0, row < attachments.count, attachments[row].rows > 0 else { return false }
    let count = attachments[row].rows
    let part = glyph.ligatureComponent
    let isOwn = ligature.ligatureID != 0 && ligature.ligatureID == glyph.ligatureID && part > 0
    let component = isOwn ? min(count, part) - 1 : count - 1
    guard let anchor = attachments[row].anchor(row: component, column: mark.class, applier)
    else { return false }
    applier.attachMark(to: position, anchor, mark.anchor)
    return true
  }
}

/// Puts marks on marks.
final class MarkToMarkPositioning: MarkPositioning, @unchecked Sendable {
  override func apply(_ applier: inout LookupApplier) -> Bool {
    let glyph = applier.glyphs[applier.index]
    let number = coverage.index(of: glyph.id)
    guard number >= 0, let mark = marks.mark(number, applier),
      let position = applier.previousGlyph(
        before: applier.index, flag: applier.flag & ~LayoutLookup.Flag.ignored)
    else { return false }
    let other = applier.glyphs[position]
    guard other.isMarkGlyph, belongTogether(glyph, other),
      let anchor = anchors.anchor(
        row: bases.index(of: other.id), column: mark.class, applier)
    else { return false }
    applier.attachMark(to: position, anchor, mark.anchor)
    return true
  }

  private func belongTogether(_ glyph: Glyph, _ other: Glyph) -> Bool {
    if glyph.ligatureID == other.ligatureID {
      return glyph.ligatureID == 0 || glyph.ligatureComponent == other.ligatureComponent
    }
    // A ligature of marks itself belongs to what it is attached to.
    return (glyph.ligatureID != 0 && glyph.ligatureComponent == 0)
      || (other.ligatureID != 0 && other.ligatureComponent == 0)
  }
}

/// Letters that join at an exit and an entry.
final class CursivePositioning: LayoutSubtable, @unchecked Sendable {
  private let table: FontReader
  private let count: Int

  init(_ table: FontReader) throws(FontError) {
    let coverage = try Self.coverage(table, at: 2)
    self.table = table
    count = try table.u16(4)
    try table.checkRecords(at: 6, count: count, size: 4)
    super.init(coverage: coverage)
  }

  private func anchor(_ glyph: UInt16, isExit: Bool, _ applier: LookupApplier) -> Anchor? {
    let number = coverage.index(of: glyph)
    guard number >= 0, number < count,
      let offset = try? table.u16(6 + 4 * number + (isExit ? 2 : 0))
    else { return nil }
    return applier.anchor(table, offset)
  }

  override func apply(_ applier: inout LookupApplier) -> Bool {
    let this = applier.index
    guard let entry = anchor(applier.glyphs[this].id, isExit: false, applier)?.inUnits,
      let previous = applier.previousGlyph(before: this, flag: applier.flag),
      let exit = anchor(applier.glyphs[previous].id, isExit: true, applier)?.inUnits
    else { return false }
    if applier.isRightToLeft {
      let distance = exit.x &+ applier.glyphs[previous].xOffset
      applier.glyphs[previous].xAdvance &-= distance
      applier.glyphs[previous].xOffset &-= distance
      applier.glyphs[this].xAdvance = entry.x &+ applier.glyphs[this].xOffset
    } else {
      applier.glyphs[previous].xAdvance = exit.x &+ applier.glyphs[previous].xOffset
      let distance = entry.x &+ applier.glyphs[this].xOffset
      applier.glyphs[this].xAdvance &-= distance
      applier.glyphs[this].xOffset &-= distance
    }
    var (child, parent) = (previous, this)
    var rise = entry.y &- exit.y
    if applier.flag & LayoutLookup.Flag.rightToLeft == 0 {
      swap(&child, &parent)
      rise = 0 &- rise
    }
    Self.reverse(&applier.glyphs, child, newParent: parent)
    applier.glyphs[child].attachment = .cursive
    applier.glyphs[child].attachmentDistance = Int16(clamping: parent - child)
    applier.glyphs[child].yOffset = rise
    if applier.glyphs[parent].attachmentDistance
      == 0 &- applier.glyphs[child].attachmentDistance
    {
      applier.glyphs[parent].attachmentDistance = 0
      applier.glyphs[parent].yOffset = 0
    }
    applier.index += 1
    return true
  }

  /// Turns the chain that begins at a glyph round.
  private static func reverse(_ glyphs: inout [Glyph], _ start: Int, newParent: Int) {
    var index = start
    var distance = glyphs[index].attachmentDistance
    var rise = glyphs[index].yOffset
    for _ in 0..<glyphs.count {
      guard distance != 0, glyphs[index].attachment == .cursive else { return }
      glyphs[index].attachmentDistance = 0
      let next = index + Int(distance)
      guard next != newParent, glyphs.indices.contains(next) else { return }
      let (nextDistance, nextRise) = (glyphs[next].attachmentDistance, glyphs[next].yOffset)
      glyphs[next].yOffset = 0 &- rise
      glyphs[next].attachmentDistance = 0 &- distance
      let wasCursive = glyphs[next].attachment == .cursive
      glyphs[next].attachment = .cursive
      (index, distance, rise) = (next, wasCursive ? nextDistance : 0, nextRise)
      if distance == 0 { return }
    }
  }
}
