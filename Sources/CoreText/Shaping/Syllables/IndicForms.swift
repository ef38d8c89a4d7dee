/// The order of a syllable after its basic forms were made.
struct IndicForms {
  let model: IndicModel
  let start: Int
  let end: Int
  private var base = 0
  private var hasPreBase = false

  init(model: IndicModel, start: Int, end: Int) {
    self.model = model
    self.start = start
    self.end = end
  }

  private static let marks = SyllableCategory.set(.nukta, .halant)
  private static let matrasAndHalants = IndicModel.matras | IndicModel.halants

  mutating func reorder(_ glyphs: inout [Glyph]) {
    recoverHalants(&glyphs)
    hasPreBase = model.masks.preBase != 0
    findBase(&glyphs)
    moveVowels(&glyphs)
    moveReph(&glyphs)
    movePreBase(&glyphs)
    if glyphs[start].stands(.preMatra), isWordStart(glyphs) {
      glyphs[start].mask |= model.masks.initial
    }
  }

  /// A halant that was part of a ligature and came out of it again is one.
  private func recoverHalants(_ glyphs: inout [Glyph]) {
    guard model.halant != 0 else { return }
    for index in start..<end
    where glyphs[index].id == model.halant && glyphs[index].isLigated
      && glyphs[index].isMultiplied
    {
      glyphs[index].category = SyllableCategory.halant.rawValue
      glyphs[index].properties &= ~(Glyph.Property.isLigated | Glyph.Property.isMultiplied)
    }
  }

  // MARK: Base

  private mutating func findBase(_ glyphs: inout [Glyph]) {
    base = end
    for index in start..<end where glyphs[index].position >= SyllablePosition.base.rawValue {
      base = index
      if hasPreBase, base + 1 < end { passPreBase(&glyphs) }
      if base == end { break }
      if model.isMalayalam { passBelowForms(&glyphs) }
      if start < base, glyphs[base].position > SyllablePosition.base.rawValue { base -= 1 }
      break
    }
    if base == end, start < base, glyphs[base - 1].isStill(SyllableCategory.set(.joiner)) {
      base -= 1
    }
    if base < end {
      while start < base, glyphs[base].isStill(Self.marks) { base -= 1 }
    }
  }

  /// Makes a glyph the base if it might have a form before the base and the font made none.
  private mutating func passPreBase(_ glyphs: inout [Glyph]) {
    guard
      let candidate = (base + 1..<end).first(where: {
        glyphs[$0].mask & model.masks.preBase != 0
      }), !(glyphs[candidate].isSubstituted && glyphs[candidate].isWholeLigature)
    else { return }
    base = candidate
    while base < end, glyphs[base].isStill(IndicModel.halants) { base += 1 }
    if base < end { glyphs[base].position = SyllablePosition.base.rawValue }
    hasPreBase = false
  }

  /// In Malayalam, makes a consonant the base that might stand below it and does not.
  private mutating func passBelowForms(_ glyphs: inout [Glyph]) {
    var index = base + 1
    func skipJoiners() {
      while index < end, glyphs[index].isStill(IndicModel.joiners) { index += 1 }
    }
    while index < end {
      skipJoiners()
      guard index < end, glyphs[index].isStill(IndicModel.halants) else { return }
      index += 1
      skipJoiners()
      if index < end, glyphs[index].isStill(IndicModel.consonants), glyphs[index].stands(.below) {
        base = index
        glyphs[base].position = SyllablePosition.base.rawValue
      }
      index += 1
    }
  }

  // MARK: Vowels before the base

  /// Vowels that stand before the base come after halants that are seen.
  private mutating func moveVowels(_ glyphs: inout [Glyph]) {
    guard start + 1 < end, start < base else { return }
    var place = vowelPlace(glyphs)
    guard start < place, !glyphs[place].stands(.preMatra) else {
      if let vowel = (start..<base).first(where: { glyphs[$0].stands(.preMatra) }) {
        glyphs.mergeClusters(from: vowel, to: min(end, base + 1))
      }
      return
    }
    for old in (start..<place).reversed() where glyphs[old].stands(.preMatra) {
      if old < base, base <= place { base -= 1 }
      glyphs.move(from: old, to: place)
      glyphs.mergeClusters(from: place, to: min(end, base + 1))
      place -= 1
    }
  }

  private func vowelPlace(_ glyphs: [Glyph]) -> Int {
    // Where the base was lost, before the last glyph.
    var place = max(base == end ? base - 2 : base - 1, start)
    if model.hasNoHalfForms { return place }
    while true {
      while place > start, !glyphs[place].isStill(Self.matrasAndHalants) { place -= 1 }
      guard glyphs[place].isStill(IndicModel.halants), !glyphs[place].stands(.preMatra)
      else { return start }
      // A glyph is not moved to the place after a halant and a joiner; look further back.
      guard place + 1 < end, glyphs[place + 1].has(.joiner), place > start else { return place }
      place -= 1
    }
  }

  // MARK: Reph

  private mutating func moveReph(_ glyphs: inout [Glyph]) {
    guard start + 1 < end, glyphs[start].stands(.reph),
      glyphs[start].has(.repha) != glyphs[start].isWholeLigature
    else { return }
    let place = rephPlace(glyphs)
    glyphs.mergeClusters(from: start, to: place + 1)
    glyphs.move(from: start, to: place)
    if start < base, base <= place { base -= 1 }
  }

  private func rephPlace(_ glyphs: [Glyph]) -> Int {
    // After the first halant that is seen before the base, and a joiner after it.
    if start + 1 < base,
      let halant = (start + 1..<base).first(where: { glyphs[$0].isStill(IndicModel.halants) })
    {
      let isJoined = halant + 1 < base && glyphs[halant + 1].isStill(IndicModel.joiners)
      return isJoined ? halant + 1 : halant
    }
    if model.rephPosition == .afterMain {
      var place = base
      while place + 1 < end,
        glyphs[place + 1].position <= SyllablePosition.afterMain.rawValue
      {
        place += 1
      }
      if place < end { return place }
    }
    if model.rephPosition == .afterSub {
      var place = base
      while place + 1 < end {
        let next = glyphs[place + 1]
        if next.stands(.post) || next.stands(.afterPost) || next.stands(.modifier) { break }
        place += 1
      }
      if place < end { return place }
    }
    return lastRephPlace(glyphs)
  }

  /// The end of the syllable, before its modifiers.
  private func lastRephPlace(_ glyphs: [Glyph]) -> Int {
    var place = end - 1
    while place > start, glyphs[place].stands(.modifier) { place -= 1 }
    guard glyphs[place].isStill(IndicModel.halants), base + 1 < place else { return place }
    // Before the halant of a vowel, so that the two meet.
    let last = place
    for index in base + 1..<last where index < place && glyphs[index].isAny(IndicModel.matras) {
      place -= 1
    }
    return max(place, start)
  }

  // MARK: Forms before the base

  private mutating func movePreBase(_ glyphs: inout [Glyph]) {
    guard hasPreBase, base + 1 < end,
      let old = (base + 1..<end).first(where: { glyphs[$0].mask & model.masks.preBase != 0 }),
      glyphs[old].isWholeLigature
    else { return }
    var place = base
    if !model.hasNoHalfForms {
      while place > start, !glyphs[place - 1].isStill(Self.matrasAndHalants) { place -= 1 }
    }
    if place > start, glyphs[place - 1].isStill(IndicModel.halants), place < end,
      glyphs[place].isStill(IndicModel.joiners)
    {
      place += 1
    }
    glyphs.mergeClusters(from: place, to: old + 1)
    glyphs.move(from: old, to: place)
    if place <= base, base < old { base += 1 }
  }

  // MARK: Initial forms

  private func isWordStart(_ glyphs: [Glyph]) -> Bool {
    start == 0 || !UnicodeTables.isInWord(glyphs[start - 1].character)
  }
}
