/// The syllables of the scripts that have no model of their own: Sinhala, Tibetan, Javanese and
/// some eighty others.
///
/// Source: Microsoft, "Creating and supporting OpenType fonts for the Universal Shaping Engine";
/// where it leaves something open, what HarfBuzz is seen to do.
enum UniversalModel {
  enum Kind: UInt8 {
    case stacked
    case sakot
    case standard
    case joinedNumber
    case numeral
    case symbol
    case hieroglyphs
    case lone
    case broken
    case other
  }

  private static let machine: SyllableMachine = {
    typealias Pattern = SyllablePattern
    func any(_ category: UniversalCategory) -> Pattern { Pattern.of(category).many }
    func maybe(_ category: UniversalCategory) -> Pattern { Pattern.of(category).maybe }
    let base: Pattern = .of(UniversalCategory.base)
    let sakot: Pattern = .of(UniversalCategory.sakot)
    let repha: Pattern = .of(UniversalCategory.repha)
    let halant: Pattern = .of(
      UniversalCategory.halant, .halantOrModifier, .invisibleStacker, .sakot)
    let marks: Pattern = [any(.consonantModifierAbove), any(.consonantModifierBelow)]
    let consonants: Pattern = [
      marks,
      ([[halant, base] | .of(UniversalCategory.subjoined), marks] as Pattern).many,
    ]
    let medials: Pattern = [
      maybe(.medialBefore), maybe(.medialAbove), maybe(.medialBelow), maybe(.medialAfter),
    ]
    let vowels: Pattern =
      [any(.vowelBefore), any(.vowelAbove), any(.vowelBelow), any(.vowelAfter)]
      | .of(UniversalCategory.halant)
    let modifiers: Pattern = [
      maybe(.halantOrModifier), any(.modifierBefore), any(.modifierAbove), any(.modifierBelow),
      any(.modifierAfter),
    ]
    let middle: Pattern = [
      consonants, medials, vowels, modifiers, ([sakot, base] as Pattern).many,
    ]
    let start: Pattern = [
      Pattern.of(UniversalCategory.repha, .stacker).maybe,
      .of(UniversalCategory.base, .genericBase),
    ]
    let finals: Pattern = [any(.finalAbove), any(.finalBelow), any(.finalAfter)]
    let finalModifiers: Pattern =
      [any(.finalModifierAbove), any(.finalModifierBelow)] | maybe(.finalModifierAfter)
    let tail: Pattern = [middle, finals, finalModifiers]
    let number: Pattern = .of(UniversalCategory.number)
    let joiner: Pattern = .of(UniversalCategory.numberJoiner)
    let joinedTail: Pattern = [([joiner, number] as Pattern).many, joiner]
    let numeralTail = ([joiner, number] as Pattern).some
    let symbolTail: Pattern =
      [Pattern.of(UniversalCategory.symbolAbove).some, any(.symbolBelow)]
      | Pattern.of(UniversalCategory.symbolBelow).some
    let stackedTail: Pattern = [
      consonants, .of(UniversalCategory.invisibleStacker, .reorderingKiller),
    ]
    let sakotTail: Pattern = [middle, sakot]
    let anyTail = tail | sakotTail | symbolTail | stackedTail
    let hieroglyph: Pattern = [
      .of(UniversalCategory.hieroglyph), maybe(.hieroglyphMirror), maybe(.hieroglyphModifier),
      any(.segmentEnd),
    ]
    let hieroglyphs: Pattern = [
      any(.segmentBegin), hieroglyph,
      ([.of(UniversalCategory.hieroglyphJoiner), any(.segmentBegin), hieroglyph.maybe] as Pattern)
        .many,
    ]
    let nonJoiner = maybe(.nonJoiner)
    return SyllableMachine([
      [start, stackedTail, nonJoiner],
      [start, sakotTail, nonJoiner],
      [start, tail, nonJoiner],
      [number, joinedTail, nonJoiner],
      [number, numeralTail.maybe, nonJoiner],
      [.of(UniversalCategory.other, .genericBase, .segmentBegin), anyTail.maybe, nonJoiner],
      [hieroglyphs, nonJoiner],
      .of(UniversalCategory.finalModifierAfter),
      [repha.maybe, anyTail | joinedTail | numeralTail, nonJoiner],
      .everything,
    ])
  }()

  // MARK: Syllables

  /// The glyphs that the grammar sees: not what is ignored, nor a non-joiner before a mark.
  private static func seen(_ glyphs: [Glyph]) -> [Int] {
    var seen: [Int] = []
    seen.reserveCapacity(glyphs.count)
    var isMarkNext = false
    for index in glyphs.indices.reversed() {
      if glyphs[index].isOf(.ignored) { continue }
      if !glyphs[index].isOf(.nonJoiner) || !isMarkNext { seen.append(index) }
      isMarkNext = glyphs[index].isMark
    }
    return seen.reversed()
  }

  static func findSyllables(_ glyphs: inout [Glyph], _ plan: ShapePlan) {
    let seen = seen(glyphs)
    let found = machine.syllables(count: seen.count) { glyphs[seen[$0]].category }
    glyphs.setSyllables(
      found.map { syllable in
        let end =
          syllable.range.upperBound < seen.count
          ? seen[syllable.range.upperBound] : glyphs.count
        return SyllableMachine.Syllable(
          range: seen[syllable.range.lowerBound]..<end, kind: syllable.kind)
      })
    let reph = plan.mask(ShapePlan.Mask.reph)
    glyphs.forEachSyllable { glyphs, range in
      let limit = glyphs[range.lowerBound].isOf(.repha) ? 1 : 3
      for index in range.prefix(limit) { glyphs[index].mask |= reph }
    }
    if !plan.script.isJoining { setForms(&glyphs, plan) }
  }

  /// Syllables of scripts whose letters do not join may take forms by their place in a word.
  private static func setForms(_ glyphs: inout [Glyph], _ plan: ShapePlan) {
    typealias Mask = ShapePlan.Mask
    let all = Mask.isolated | Mask.initial | Mask.medial | Mask.final
    guard plan.mask(all) != 0 else { return }
    var (lastStart, lastForm) = (0, UInt32(0))
    glyphs.forEachSyllable { glyphs, range in
      switch Kind(rawValue: glyphs.syllableKind(at: range.lowerBound)) {
      case .hieroglyphs?, .lone?, .other?: lastForm = 0
      default:
        let joins = lastForm == Mask.final || lastForm == Mask.isolated
        if joins {
          lastForm = lastForm == Mask.final ? Mask.medial : Mask.initial
          for index in lastStart..<range.lowerBound {
            glyphs[index].mask = glyphs[index].mask & ~all | plan.mask(lastForm)
          }
        }
        lastForm = joins ? Mask.final : Mask.isolated
        for index in range {
          glyphs[index].mask = glyphs[index].mask & ~all | plan.mask(lastForm)
        }
      }
      lastStart = range.lowerBound
    }
  }

  // MARK: Forms

  /// What the reph feature has made of a syllable's start is a repha.
  static func recordReph(_ glyphs: inout [Glyph], _ plan: ShapePlan) {
    let mask = plan.mask(ShapePlan.Mask.reph)
    guard mask != 0 else { return }
    glyphs.forEachSyllable { glyphs, range in
      for index in range {
        guard glyphs[index].mask & mask != 0 else { return }
        if glyphs[index].isSubstituted {
          glyphs[index].category = UniversalCategory.repha.rawValue
          return
        }
      }
    }
  }

  /// What the feature of forms before the base has made moves as a vowel before the base.
  static func recordPreBase(_ glyphs: inout [Glyph]) {
    glyphs.forEachSyllable { glyphs, range in
      if let index = range.first(where: { glyphs[$0].isSubstituted }) {
        glyphs[index].category = UniversalCategory.vowelBefore.rawValue
      }
    }
  }

  // MARK: Order

  static func reorder(_ glyphs: inout [Glyph], _ font: FontInstance) {
    glyphs.insertDottedCircles(
      kind: Kind.broken.rawValue, category: UniversalCategory.base.rawValue, position: 0,
      after: UniversalCategory.repha.rawValue, font)
    glyphs.forEachSyllable { glyphs, range in
      switch Kind(rawValue: glyphs.syllableKind(at: range.lowerBound)) {
      case .stacked?, .sakot?, .standard?, .symbol?, .broken?:
        moveRepha(&glyphs, range)
        moveVowels(&glyphs, range)
      default: break
      }
    }
  }

  private static let afterBase = UniversalCategory.set(
    .finalAbove, .finalBelow, .finalAfter, .finalModifierAbove, .finalModifierBelow,
    .finalModifierAfter, .medialAbove, .medialBelow, .medialAfter, .medialBefore, .vowelAbove,
    .vowelBelow, .vowelAfter, .vowelBefore, .modifierAbove, .modifierBelow, .modifierAfter,
    .modifierBefore)
  private static let halants = UniversalCategory.set(
    .halant, .halantOrModifier, .invisibleStacker)
  private static let movable = UniversalCategory.set(.vowelBefore, .modifierBefore)

  /// A repha goes before the first glyph that follows the base.
  private static func moveRepha(_ glyphs: inout [Glyph], _ range: Range<Int>) {
    let start = range.lowerBound
    guard glyphs[start].isOf(.repha), range.count > 1 else { return }
    let first = range.dropFirst().first {
      glyphs[$0].isAny(afterBase) || glyphs[$0].isStill(halants)
    }
    let place = (first ?? range.upperBound) - 1
    glyphs.mergeClusters(from: start, to: place + 1)
    glyphs.move(from: start, to: place)
  }

  /// What stands before the base goes to the syllable's start, or after the last halant.
  private static func moveVowels(_ glyphs: inout [Glyph], _ range: Range<Int>) {
    var place = range.lowerBound
    for index in range {
      if glyphs[index].isStill(halants) {
        place = index + 1
      } else if glyphs[index].isAny(movable), glyphs[index].ligatureComponent == 0, place < index {
        // Of a glyph that was divided, the first part alone moves.
        glyphs.mergeClusters(from: place, to: index + 1)
        glyphs.move(from: index, to: place)
      }
    }
  }
}

extension Glyph {
  @inline(__always)
  fileprivate func isOf(_ category: UniversalCategory) -> Bool {
    self.category == category.rawValue
  }
}
