/// The order of a syllable before its basic forms are made.
struct IndicSyllable {
  let model: IndicModel
  let start: Int
  let end: Int
  private var base = 0
  private var hasReph = false

  init(model: IndicModel, start: Int, end: Int) {
    self.model = model
    self.start = start
    self.end = end
  }

  mutating func reorder(_ glyphs: inout [Glyph]) {
    if model.isKannada, end - start >= 3, glyphs[start].isStill(SyllableCategory.set(.ra)),
      glyphs[start + 1].isStill(IndicModel.halants),
      glyphs[start + 2].isStill(SyllableCategory.set(.joiner))
    {
      // In old Kannada text the joiner after the halant means what it means before it.
      glyphs.mergeClusters(from: start + 1, to: start + 3)
      glyphs.swapAt(start + 1, start + 2)
    }
    findBase(glyphs)
    setPositions(&glyphs)
    if model.isOld { moveHalant(&glyphs) }
    tieMarks(&glyphs)
    tieToConsonants(&glyphs)
    sort(&glyphs)
    setMasks(&glyphs)
    markPreBase(&glyphs)
    heedJoiners(&glyphs)
  }

  // MARK: Base

  /// How many glyphs at the start are a reph that the font may make.
  private func rephLimit(_ glyphs: [Glyph]) -> Int? {
    var limit = start
    switch model.rephMode {
    case .encoded:
      guard glyphs[start].has(.repha) else { return nil }
      limit += 1
    case .implicit, .explicit:
      guard model.masks.reph != 0, end - start >= 3 else { return nil }
      let isExplicit = model.rephMode == .explicit
      let third = glyphs[start + 2]
      if isExplicit ? !third.has(.joiner) : third.isStill(IndicModel.joiners) { return nil }
      let ids = glyphs[start..<start + 3].map(\.id)
      let isMade =
        model.plan.trials.applies(.reph, to: Array(ids[..<2]))
        || isExplicit && model.plan.trials.applies(.reph, to: ids)
      guard isMade else { return nil }
      limit += 2
    }
    while limit < end, glyphs[limit].isStill(IndicModel.joiners) { limit += 1 }
    return limit
  }

  /// The last consonant that has no form below or after another.
  private mutating func findBase(_ glyphs: [Glyph]) {
    let rephEnd = rephLimit(glyphs)
    let limit = rephEnd ?? start
    hasReph = rephEnd != nil
    base = hasReph ? start : end
    var hasBelow = false
    var index = end
    repeat {
      index -= 1
      let glyph = glyphs[index]
      if glyph.isStill(IndicModel.consonants) {
        base = index
        if !glyph.stands(.below), hasBelow || !glyph.stands(.post) { break }
        if glyph.stands(.below) { hasBelow = true }
      } else if start < index, glyph.has(.joiner), glyphs[index - 1].has(.halant) {
        // A joiner after a halant asks for a half form: what precedes is no base.
        break
      }
    } while index > limit
    if hasReph, base == start, limit - base <= 2 { hasReph = false }
  }

  private func setPositions(_ glyphs: inout [Glyph]) {
    for index in start..<base {
      glyphs[index].position = min(
        SyllablePosition.preConsonant.rawValue, glyphs[index].position)
    }
    if base < end { glyphs[base].position = SyllablePosition.base.rawValue }
    if hasReph { glyphs[start].position = SyllablePosition.reph.rawValue }
  }

  // MARK: Order

  /// Moves the first halant after the base behind the last consonant, as fonts of the old
  /// specification have it.
  private func moveHalant(_ glyphs: inout [Glyph]) {
    guard base + 1 < end,
      let first = (base + 1..<end).first(where: { glyphs[$0].has(.halant) })
    else { return }
    var last = end - 1
    while last > first {
      let glyph = glyphs[last]
      if glyph.isStill(IndicModel.consonants) || model.isKannada && glyph.has(.halant) { break }
      last -= 1
    }
    if last > first, !glyphs[last].has(.halant) { glyphs.move(from: first, to: last) }
  }

  private static let followers = SyllableCategory.set(
    .joiner, .nonJoiner, .nukta, .registerShifter, .medial, .halant)

  /// Marks go where what they follow goes.
  private func tieMarks(_ glyphs: inout [Glyph]) {
    var last = SyllablePosition.start.rawValue
    for index in start..<end {
      if glyphs[index].isAny(Self.followers) {
        glyphs[index].position = last
        guard glyphs[index].has(.halant), glyphs[index].stands(.preMatra) else { continue }
        // A halant does not go before the base along with a vowel.
        var before = index
        while before > start {
          if !glyphs[before - 1].stands(.preMatra) {
            glyphs[index].position = glyphs[before - 1].position
            break
          }
          before -= 1
        }
      } else if !glyphs[index].stands(.modifier) {
        if glyphs[index].has(.postMatra), index > start, glyphs[index - 1].has(.modifier) {
          glyphs[index - 1].position = glyphs[index].position
        }
        last = glyphs[index].position
      }
    }
  }

  /// Consonants after the base take along what stands between them and the last letter.
  private func tieToConsonants(_ glyphs: inout [Glyph]) {
    guard base + 1 < end else { return }
    var last = base
    for index in base + 1..<end {
      if glyphs[index].isStill(IndicModel.consonants) {
        for between in last + 1..<max(index, last + 1)
        where glyphs[between].position < SyllablePosition.modifier.rawValue {
          glyphs[between].position = glyphs[index].position
        }
        last = index
      } else if glyphs[index].isAny(IndicModel.matras) {
        last = index
      }
    }
  }

  private mutating func sort(_ glyphs: inout [Glyph]) {
    var order = (start..<end).sorted {
      (glyphs[$0].position, $0) < (glyphs[$1].position, $1)
    }
    let bases = order.firstIndex { glyphs[$0].stands(.base) } ?? order.count
    let vowels = order[..<bases].indices.filter { glyphs[order[$0]].stands(.preMatra) }
    if let first = vowels.first, let last = vowels.last, first < last {
      // Vowels before the base are written from the last to the first, each with its marks.
      order[first...last].reverse()
      var part = first
      for place in first...last where glyphs[order[place]].isAny(IndicModel.matras) {
        order[part...place].reverse()
        part = place + 1
      }
    }
    let unsorted = Array(glyphs[start..<end])
    for (index, old) in zip(start..<end, order) { glyphs[index] = unsorted[old - start] }
    base = start + bases
    mergeMoved(&glyphs, order)
  }

  /// Merges the clusters of what was moved among the glyphs from the base on.
  private func mergeMoved(_ glyphs: inout [Glyph], _ origins: [Int]) {
    if model.isOld || end - start > 127 {
      glyphs.mergeClusters(from: base, to: end)
      return
    }
    var isDone = [Bool](repeating: false, count: end - start)
    for index in base..<max(base, end) where !isDone[index - start] {
      var (lowest, highest) = (index, index)
      var other = origins[index - start]
      while other != index, !isDone[other - start] {
        lowest = min(lowest, other)
        highest = max(highest, other)
        isDone[other - start] = true
        other = origins[other - start]
      }
      glyphs.mergeClusters(from: max(base, lowest), to: highest + 1)
    }
  }

  // MARK: Features

  private func setMasks(_ glyphs: inout [Glyph]) {
    let masks = model.masks
    for index in start..<end {
      guard glyphs[index].stands(.reph) else { break }
      glyphs[index].mask |= masks.reph
    }
    let before = masks.half | (!model.isOld && model.hasBelowBefore ? masks.below : 0)
    for index in start..<base { glyphs[index].mask |= before }
    let after = masks.below | masks.above | masks.post
    for index in min(base + 1, end)..<end { glyphs[index].mask |= after }
    guard model.isOld, model.isDevanagari, start + 1 < base else { return }
    // Ra below half forms.
    for index in start..<base - 1 where glyphs[index].has(.ra) && glyphs[index + 1].has(.halant) {
      if index + 2 == base || !glyphs[index + 2].has(.joiner) {
        glyphs[index].mask |= masks.below
        glyphs[index + 1].mask |= masks.below
      }
    }
  }

  /// Marks a halant and a Ra of which the font makes a form before the base.
  private func markPreBase(_ glyphs: inout [Glyph]) {
    guard model.masks.preBase != 0, base + 2 < end else { return }
    for index in base + 1..<end - 1
    where model.plan.trials.applies(.preBase, to: [glyphs[index].id, glyphs[index + 1].id]) {
      glyphs[index].mask |= model.masks.preBase
      glyphs[index + 1].mask |= model.masks.preBase
      return
    }
  }

  /// A non-joiner keeps half forms from being made.
  private func heedJoiners(_ glyphs: inout [Glyph]) {
    guard start + 1 < end else { return }
    for index in start + 1..<end
    where glyphs[index].has(.nonJoiner) && !glyphs[index].isLigated {
      var before = index
      repeat {
        before -= 1
        glyphs[before].mask &= ~model.masks.half
      } while before > start && !glyphs[before].isStill(IndicModel.consonants)
    }
  }
}
