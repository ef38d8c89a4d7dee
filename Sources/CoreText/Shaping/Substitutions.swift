/// Replaces a glyph by another.
final class SingleSubstitution: LayoutSubtable, @unchecked Sendable {
  /// The substitutes by coverage index; nil where `delta` is added to the glyph instead.
  private let substitutes: [UInt16]?
  private let delta: UInt16

  init(_ table: FontReader) throws(FontError) {
    let coverage = try Self.coverage(table, at: 2)
    switch try table.u16(0) {
    case 1:
      delta = try table.uint16(at: 4)
      substitutes = nil
    case 2:
      delta = 0
      var list: [UInt16] = []
      for index in 0..<(try table.u16(4)) { list.append(try table.uint16(at: 6 + 2 * index)) }
      substitutes = list
    case let format: throw table.malformed(0, "single substitution format \(format)")
    }
    super.init(coverage: coverage)
  }

  override func wouldApply(to glyphs: [UInt16], isAlone: Bool) -> Bool {
    glyphs.count == 1 && coverage.contains(glyphs[0])
  }

  override func apply(_ applier: inout LookupApplier) -> Bool {
    let glyph = applier.glyphs[applier.index].id
    let number = coverage.index(of: glyph)
    guard number >= 0 else { return false }
    if let substitutes {
      guard number < substitutes.count else { return false }
      applier.replace(with: substitutes[number])
    } else {
      applier.replace(with: glyph &+ delta)
    }
    applier.index += 1
    return true
  }
}

/// Replaces a glyph by one or more of those that belong to it.
class GlyphListSubstitution: LayoutSubtable, @unchecked Sendable {
  private let lists: [[UInt16]]

  init(_ table: FontReader) throws(FontError) {
    let coverage = try Self.coverage(table, at: 2)
    lists = try table.glyphLists(at: 4)
    super.init(coverage: coverage)
  }

  override final func wouldApply(to glyphs: [UInt16], isAlone: Bool) -> Bool {
    glyphs.count == 1 && coverage.contains(glyphs[0])
  }

  /// Those of the applier's glyph; nil where it is not replaced.
  final func glyphs(_ applier: LookupApplier) -> [UInt16]? {
    let number = coverage.index(of: applier.glyphs[applier.index].id)
    return number >= 0 && number < lists.count ? lists[number] : nil
  }
}

/// Replaces a glyph by several.
final class MultipleSubstitution: GlyphListSubstitution, @unchecked Sendable {
  override func apply(_ applier: inout LookupApplier) -> Bool {
    guard let sequence = glyphs(applier) else { return false }
    let start = applier.index
    if sequence.count == 1 {
      applier.replace(with: sequence[0])
      applier.index += 1
      return true
    }
    guard !sequence.isEmpty, applier.glyphs.count < 1 << 16 else {
      if sequence.isEmpty { applier.glyphs.removeGlyph(at: start) }
      return true
    }
    let original = applier.glyphs[start]
    let guess = original.properties & Glyph.Property.ligature != 0 ? Glyph.Property.base : 0
    applier.glyphs.insert(
      contentsOf: repeatElement(original, count: sequence.count - 1), at: start + 1)
    for (offset, id) in sequence.enumerated() {
      let position = start + offset
      if original.ligatureID == 0 {
        applier.glyphs[position].component = UInt8(truncatingIfNeeded: min(offset, 15))
        applier.glyphs[position].isLigatureBase = false
      }
      applier.setGlyph(at: position, id, adding: Glyph.Property.isMultiplied, guess: guess)
    }
    applier.index = start + sequence.count
    return true
  }
}

/// Replaces a glyph by one of several.
final class AlternateSubstitution: GlyphListSubstitution, @unchecked Sendable {
  override func apply(_ applier: inout LookupApplier) -> Bool {
    guard let choices = glyphs(applier) else { return false }
    let choice = applier.alternate - 1
    guard choices.indices.contains(choice) else { return false }
    applier.replace(with: choices[choice])
    applier.index += 1
    return true
  }
}

extension FontReader {
  /// A list of offsets to lists of glyphs.
  func glyphLists(at offset: Int) throws(FontError) -> [[UInt16]] {
    var lists: [[UInt16]] = []
    var total = 0
    for index in 0..<(try u16(offset)) {
      let list = try part(from: try u16(offset + 2 + 2 * index))
      let numbers = try list.numbers(at: 2, count: try list.u16(0))
      total += numbers.count
      try checkPartCount(total)
      lists.append(numbers)
    }
    return lists
  }

  func numbers(at offset: Int, count: Int) throws(FontError) -> [UInt16] {
    try checkRecords(at: offset, count: max(count, 0), size: 2)
    var numbers: [UInt16] = []
    for index in 0..<max(count, 0) { numbers.append(try uint16(at: offset + 2 * index)) }
    return numbers
  }
}

/// The last glyph of a run first: one for another, where others stand around it.
final class ReverseChainSubstitution: LayoutSubtable, @unchecked Sendable {
  private let backtrack: ContextSequence
  private let lookahead: ContextSequence
  private let substitutes: [UInt16]

  init(_ table: FontReader) throws(FontError) {
    let coverage = try Self.coverage(table, at: 2)
    var at = 4
    backtrack = .coverages(try table.coverages(&at))
    lookahead = .coverages(try table.coverages(&at))
    substitutes = try table.numbers(at: at + 2, count: try table.u16(at))
    super.init(coverage: coverage)
  }

  override func apply(_ applier: inout LookupApplier) -> Bool {
    guard applier.depth == 0 else { return false }
    let number = coverage.index(of: applier.glyphs[applier.index].id)
    guard number >= 0, number < substitutes.count,
      applier.matchesBacktrack(backtrack), applier.matchesLookahead(lookahead, applier.index + 1)
    else { return false }
    applier.replace(with: substitutes[number])
    return true
  }
}

extension FontReader {
  /// A count and as many offsets to coverages; `at` moves on to what follows.
  func coverages(_ at: inout Int) throws(FontError) -> [Coverage] {
    let count = try u16(at)
    let coverages = try coverages(at: at + 2, count: count)
    at += 2 + 2 * count
    return coverages
  }

  /// As many offsets to coverages.
  func coverages(at offset: Int, count: Int) throws(FontError) -> [Coverage] {
    var coverages: [Coverage] = []
    var total = 0
    for index in 0..<count {
      let coverage = try Coverage(try part(from: try u16(offset + 2 * index)))
      total += coverage.rangeCount
      try checkPartCount(total)
      coverages.append(coverage)
    }
    return coverages
  }
}
