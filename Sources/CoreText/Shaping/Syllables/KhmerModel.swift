/// The syllables of Khmer.
///
/// Source: OpenType's script development specification for Khmer; where it leaves something open,
/// what HarfBuzz is seen to do.
enum KhmerModel {
  private static let broken: UInt8 = 1
  private static let other: UInt8 = 2

  private static let machine: SyllableMachine = {
    typealias Pattern = SyllablePattern
    let letter: Pattern = .of(SyllableCategory.consonant, .ra, .vowel)
    let joiner: Pattern = .of(SyllableCategory.joiner, .nonJoiner)
    let robat: Pattern = .of(SyllableCategory.robat)
    let coeng: Pattern = .of(SyllableCategory.halant)
    let markedLetter: Pattern = [letter, ([joiner.maybe, robat] as Pattern).maybe]
    let above = ([joiner.many, .of(SyllableCategory.khmerAbove)] as Pattern).many
    let vowels: Pattern = [
      Pattern.of(SyllableCategory.vowelBefore).maybe, above,
      Pattern.of(SyllableCategory.vowelBelow).maybe, above,
      ([joiner.maybe, .of(SyllableCategory.vowelAbove)] as Pattern).maybe, above,
      Pattern.of(SyllableCategory.vowelAfter).maybe,
    ]
    let tail: Pattern = [
      above, vowels, above, ([coeng, letter] as Pattern).maybe,
      Pattern.of(SyllableCategory.khmerAfter).many,
    ]
    let rest: Pattern = [robat.maybe, ([coeng, markedLetter] as Pattern).many, coeng | tail]
    return SyllableMachine([
      [markedLetter | .of(SyllableCategory.placeholder, .dottedCircle), rest],
      rest,
      .everything,
    ])
  }()

  static func findSyllables(_ glyphs: inout [Glyph]) {
    glyphs.setSyllables(machine.syllables(count: glyphs.count) { glyphs[$0].category })
  }

  static func reorder(_ glyphs: inout [Glyph], _ plan: ShapePlan, _ font: FontInstance) {
    glyphs.insertDottedCircles(
      kind: broken, category: SyllableCategory.dottedCircle.rawValue, position: 0, after: nil,
      font)
    glyphs.forEachSyllable { glyphs, range in
      if glyphs.syllableKind(at: range.lowerBound) != other {
        reorder(&glyphs, range.lowerBound, range.upperBound, plan)
      }
    }
  }

  private static func reorder(
    _ glyphs: inout [Glyph], _ start: Int, _ end: Int, _ plan: ShapePlan
  ) {
    typealias Mask = ShapePlan.Mask
    let after = plan.mask(Mask.below) | plan.mask(Mask.above) | plan.mask(Mask.post)
    for index in start + 1..<max(end, start + 1) { glyphs[index].mask |= after }
    var subscriptCount = 0
    var index = start + 1
    while index < end {
      if glyphs[index].has(.halant), subscriptCount <= 2, index + 1 < end {
        subscriptCount += 1
        if glyphs[index + 1].has(.ra) {
          moveRo(&glyphs, index, start, end, plan)
          subscriptCount = 2
        }
      } else if glyphs[index].has(.vowelBefore) {
        glyphs.mergeClusters(from: start, to: index + 1)
        glyphs.move(from: index, to: start)
      }
      index += 1
    }
  }

  /// A subscript Ro stands before the base; what follows it may take forms of its own.
  private static func moveRo(
    _ glyphs: inout [Glyph], _ index: Int, _ start: Int, _ end: Int, _ plan: ShapePlan
  ) {
    for place in index...index + 1 {
      glyphs[place].mask |= plan.mask(ShapePlan.Mask.preBase)
    }
    glyphs.mergeClusters(from: start, to: index + 2)
    glyphs.move(from: index, to: start)
    glyphs.move(from: index + 1, to: start + 1)
    let after = plan.mask(ShapePlan.Mask.afterRo)
    for place in index + 2..<max(end, index + 2) { glyphs[place].mask |= after }
  }

  /// Vowels of two parts, the first of which stands before the base.
  static func decompose(_ character: UInt32) -> (first: UInt32, second: UInt32)? {
    switch character {
    case 0x17BE, 0x17BF, 0x17C0, 0x17C4, 0x17C5: (0x17C1, character)
    default: UnicodeTables.decomposition.decompose(character)
    }
  }
}
