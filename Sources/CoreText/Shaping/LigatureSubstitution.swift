/// Replaces several glyphs by one.
final class LigatureSubstitution: LayoutSubtable, @unchecked Sendable {
  private struct Ligature: Sendable {
    let glyph: UInt16
    /// The components after the first.
    let components: ContextSequence
    /// The second component; 0 where there is none.
    let second: UInt16
  }

  private let sets: [[Ligature]]

  init(_ table: FontReader) throws(FontError) {
    let coverage = try Self.coverage(table, at: 2)
    var sets: [[Ligature]] = []
    var total = 0
    for index in 0..<(try table.u16(4)) {
      let set = try table.part(from: try table.u16(6 + 2 * index))
      var ligatures: [Ligature] = []
      for number in 0..<(try set.u16(0)) {
        let ligature = try set.part(from: try set.u16(2 + 2 * number))
        let count = (try ligature.u16(2)) - 1
        let components = try ligature.numbers(at: 4, count: count)
        total += 1 + components.count
        try table.checkPartCount(total)
        ligatures.append(
          Ligature(
            glyph: try ligature.uint16(at: 0), components: .glyphs(components),
            second: components.first ?? 0))
      }
      sets.append(ligatures)
    }
    self.sets = sets
    super.init(coverage: coverage)
  }

  override func wouldApply(to glyphs: [UInt16], isAlone: Bool) -> Bool {
    let number = coverage.index(of: glyphs[0])
    guard number >= 0, number < sets.count else { return false }
    return sets[number].contains { $0.components.matchesAll(glyphs.dropFirst()) }
  }

  override func apply(_ applier: inout LookupApplier) -> Bool {
    let number = coverage.index(of: applier.glyphs[applier.index].id)
    guard number >= 0, number < sets.count else { return false }
    let follower = applier.follower
    let set = sets[number]
    for index in 0..<set.count {
      let ligature = set[index]
      let count = ligature.components.count
      switch follower {
      case .end where count > 0: continue
      case .glyph(let next) where count > 0 && next != ligature.second: continue
      default: break
      }
      if count == 0 {
        applier.replace(with: ligature.glyph)
        applier.index += 1
        return true
      }
      if let match = applier.matchInput(ligature.components) {
        applier.ligate(match, ligature.glyph)
        return true
      }
    }
    return false
  }
}

/// The glyphs that an input sequence stands for.
struct InputMatch {
  /// Ascending; the first is where the look-up applies.
  var positions: [Int]
  /// Parts of all of them, those of ligatures among them.
  var componentCount: Int
}

extension LookupApplier {
  /// Matches the glyphs after the first of an input sequence.
  func matchInput(_ sequence: ContextSequence) -> InputMatch? {
    let count = sequence.count
    guard count < Self.maximumContext else { return nil }
    // Most do not match at once: only then is there something to keep.
    if count > 0, next(after: index, isContext: false, sequence, 0) == nil { return nil }
    let first = glyphs[index]
    var positions: [Int] = []
    positions.reserveCapacity(count + 1)
    positions.append(index)
    var total = first.componentCount
    var base: Bool?
    for number in 0..<count {
      guard
        let next = next(after: positions[number], isContext: false, sequence, number)
      else { return nil }
      positions.append(next)
      let glyph = glyphs[next]
      if first.ligatureID != 0, first.ligatureComponent != 0 {
        // Marks of one part of a ligature do not join those of another, unless the ligature
        // itself is skipped.
        if first.ligatureID != glyph.ligatureID
          || first.ligatureComponent != glyph.ligatureComponent
        {
          let isSkipped = base ?? isLigatureBaseSkipped(first.ligatureID)
          base = isSkipped
          if !isSkipped { return nil }
        }
      } else if glyph.ligatureID != 0, glyph.ligatureComponent != 0,
        glyph.ligatureID != first.ligatureID
      {
        return nil
      }
      total += glyph.componentCount
    }
    return InputMatch(positions: positions, componentCount: total)
  }

  private func isLigatureBaseSkipped(_ id: UInt8) -> Bool {
    var position = index
    while position > 0, glyphs[position - 1].ligatureID == id {
      position -= 1
      if glyphs[position].ligatureComponent == 0 {
        return skipping(position, isContext: false) == .yes
      }
    }
    return false
  }

  /// Puts a ligature in the place of matched glyphs; marks between them stay after it.
  mutating func ligate(_ match: InputMatch, _ ligature: UInt16) {
    let positions = match.positions
    let last = positions[positions.count - 1]
    glyphs.mergeClusters(from: index, to: last + 1)
    let restAreMarks = positions.dropFirst().allSatisfy { glyphs[$0].isMarkGlyph }
    let isMarkLigature = restAreMarks && glyphs[positions[0]].isMarkGlyph
    let isLigature = !isMarkLigature && !(restAreMarks && glyphs[positions[0]].isBaseGlyph)
    let id = isLigature ? newLigatureID() : 0
    var lastID = glyphs[index].ligatureID
    var lastCount = glyphs[index].componentCount
    var soFar = lastCount
    if isLigature {
      glyphs[index].ligatureID = id
      glyphs[index].isLigatureBase = true
      glyphs[index].component = UInt8(min(match.componentCount, 15))
      glyphs[index].isMark = false
    }
    replace(
      with: ligature, adding: Glyph.Property.isLigated,
      guess: isLigature ? Glyph.Property.ligature : 0)
    var place = index + 1
    var removed: [Int] = []
    for position in positions.dropFirst() {
      while place < position {
        if isLigature {
          attach(place, id, soFar - lastCount, lastCount)
        }
        place += 1
      }
      lastID = glyphs[position].ligatureID
      lastCount = glyphs[position].componentCount
      soFar += lastCount
      removed.append(position)
      place += 1
    }
    if !isMarkLigature, lastID != 0 {
      while place < glyphs.count, glyphs[place].ligatureID == lastID,
        glyphs[place].ligatureComponent != 0
      {
        attach(place, id, soFar - lastCount, lastCount)
        place += 1
      }
    }
    for position in removed.reversed() { glyphs.remove(at: position) }
    index = last + 1 - removed.count
  }

  /// Says which part of a new ligature a mark belongs to.
  private mutating func attach(_ position: Int, _ id: UInt8, _ before: Int, _ count: Int) {
    var part = glyphs[position].ligatureComponent
    if part == 0 { part = count }
    glyphs[position].ligatureID = id
    glyphs[position].isLigatureBase = false
    glyphs[position].component = UInt8(clamping: min(before + min(part, count), 15))
  }
}
