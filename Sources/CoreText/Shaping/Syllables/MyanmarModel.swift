/// The syllables of Myanmar.
///
/// Source: OpenType's script development specification for Myanmar; where it leaves something open,
/// what HarfBuzz is seen to do.
enum MyanmarModel {
  private static let lone: UInt8 = 1
  private static let broken: UInt8 = 2
  private static let other: UInt8 = 3

  private static let machine: SyllableMachine = {
    typealias Pattern = SyllablePattern
    let consonant: Pattern = .of(SyllableCategory.consonant, .ra)
    let letter: Pattern = consonant | .of(SyllableCategory.vowel)
    let joiner: Pattern = .of(SyllableCategory.joiner, .nonJoiner)
    let asat: Pattern = .of(SyllableCategory.asat)
    let stacker: Pattern = .of(SyllableCategory.halant)
    let kinzi: Pattern = [.of(SyllableCategory.ra), asat, stacker]
    let variation = Pattern.of(SyllableCategory.variation).maybe
    let ha: Pattern = .of(SyllableCategory.medialHa)
    let la: Pattern = .of(SyllableCategory.medialLa)
    let medials: Pattern = [
      Pattern.of(SyllableCategory.medialYa).maybe, asat.maybe,
      Pattern.of(SyllableCategory.medialRa).maybe,
      ([
        [.of(SyllableCategory.medialWa), ha.maybe, la.maybe] | [ha, la.maybe] | la, asat.maybe,
      ] as Pattern).maybe,
    ]
    let accents = Pattern.of(SyllableCategory.accent).many
    let dot = ([.of(SyllableCategory.nukta), asat.maybe] as Pattern).maybe
    let above = Pattern.of(SyllableCategory.vowelAbove).many
    let mainVowels: Pattern = [
      ([.of(SyllableCategory.vowelBefore), variation] as Pattern).many, above,
      Pattern.of(SyllableCategory.vowelBelow).many, accents, dot,
    ]
    let lateVowels: Pattern = [
      .of(SyllableCategory.vowelAfter), ha.maybe, la.maybe, asat.many, above, accents, dot,
    ]
    let tone: Pattern =
      .of(SyllableCategory.modifier, .postModifier)
      | [
        .of(SyllableCategory.tone), accents, Pattern.of(SyllableCategory.nukta).maybe,
        asat.maybe,
      ]
    let complexTail: Pattern = [
      asat.many, medials, mainVowels, lateVowels.many, tone.many, joiner.maybe,
    ]
    let tail: Pattern = [
      ([stacker, letter, variation] as Pattern).many, stacker | complexTail,
    ]
    return SyllableMachine([
      [
        (kinzi | .of(SyllableCategory.stacker)).maybe,
        letter | .of(SyllableCategory.placeholder, .dottedCircle), variation, tail,
      ],
      joiner | .of(SyllableCategory.postModifier),
      [kinzi.maybe, variation, tail],
      .everything,
    ])
  }()

  private static let consonants = SyllableCategory.set(
    .consonant, .stacker, .ra, .vowel, .placeholder, .dottedCircle)

  static func findSyllables(_ glyphs: inout [Glyph]) {
    glyphs.setSyllables(machine.syllables(count: glyphs.count) { glyphs[$0].category })
  }

  static func reorder(_ glyphs: inout [Glyph], _ font: FontInstance) {
    glyphs.insertDottedCircles(
      kind: broken, category: SyllableCategory.dottedCircle.rawValue, position: 0, after: nil,
      font)
    glyphs.forEachSyllable { glyphs, range in
      switch glyphs.syllableKind(at: range.lowerBound) {
      case lone, other: break
      default: reorder(&glyphs, range.lowerBound, range.upperBound)
      }
    }
  }

  private static func reorder(_ glyphs: inout [Glyph], _ start: Int, _ end: Int) {
    setPositions(&glyphs, start, end)
    glyphs.sortByPosition(start..<end)
    let vowels = (start..<end).filter { glyphs[$0].stands(.preMatra) }
    if let first = vowels.first, let last = vowels.last, first < last {
      glyphs.reverseVowels(first..<last + 1, SyllableCategory.set(.vowelBefore))
    }
  }

  private static func setPositions(_ glyphs: inout [Glyph], _ start: Int, _ end: Int) {
    let hasKinzi =
      end - start >= 3 && glyphs[start].has(.ra) && glyphs[start + 1].has(.asat)
      && glyphs[start + 2].has(.halant)
    let limit = hasKinzi ? start + 3 : start
    let base =
      (limit..<end).first { glyphs[$0].isStill(consonants) } ?? (hasKinzi ? start : limit)
    var index = start
    func set(_ position: SyllablePosition) {
      glyphs[index].position = position.rawValue
      index += 1
    }
    while index < limit { set(.afterMain) }
    while index < base { set(.preConsonant) }
    if index < end { set(.base) }
    var position = SyllablePosition.afterMain
    while index < end {
      let glyph = glyphs[index]
      if glyph.has(.medialRa) {
        set(.preConsonant)
      } else if glyph.has(.vowelBefore) {
        set(.preMatra)
      } else if glyph.has(.variation) {
        glyphs[index].position = glyphs[index - 1].position
        index += 1
      } else if position == .afterMain {
        if glyph.has(.vowelBelow) { position = .below }
        set(position)
      } else if position == .below, glyph.has(.accent) {
        set(.beforeSub)
      } else {
        if position == .below, !glyph.has(.vowelBelow) { position = .afterSub }
        set(position)
      }
    }
  }
}
