/// The syllables of Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada and
/// Malayalam.
///
/// Source: OpenType's script development specifications of the nine scripts; where they leave
/// something open, what HarfBuzz is seen to do.
struct IndicModel: Sendable {
  enum Kind: UInt8 {
    case consonant
    case vowel
    case standalone
    case symbol
    case lone
    case broken
    case other
  }

  /// How a font asks for a reph.
  enum RephMode {
    /// A reph is Ra and halant.
    case implicit
    /// A reph is Ra, halant and joiner.
    case explicit
    /// A reph is a character of its own.
    case encoded
  }

  /// The masks of the font's features; 0 for a feature that it does not have.
  struct Masks {
    let reph: UInt32
    let preBase: UInt32
    let below: UInt32
    let above: UInt32
    let half: UInt32
    let post: UInt32
    let initial: UInt32

    init(_ plan: ShapePlan) {
      reph = plan.mask(ShapePlan.Mask.reph)
      preBase = plan.mask(ShapePlan.Mask.preBase)
      below = plan.mask(ShapePlan.Mask.below)
      above = plan.mask(ShapePlan.Mask.above)
      half = plan.mask(ShapePlan.Mask.half)
      post = plan.mask(ShapePlan.Mask.post)
      initial = plan.mask(ShapePlan.Mask.initial)
    }
  }

  let plan: ShapePlan
  let masks: Masks
  let rephPosition: SyllablePosition
  let rephMode: RephMode
  /// Whether consonants before the base take forms below it as well.
  let hasBelowBefore: Bool
  /// The glyph of the script's halant; 0 where the font has none.
  let halant: UInt16
  let isKannada: Bool
  let isMalayalam: Bool
  let isDevanagari: Bool
  /// Whether vowels before the base ignore halants, which are parts of letters there.
  let hasNoHalfForms: Bool
  /// Whether the font is made for the specification of before 2005.
  var isOld: Bool { plan.isOldIndic }

  init(_ plan: ShapePlan, _ font: FontInstance) {
    let script = plan.script.description
    self.plan = plan
    masks = Masks(plan)
    isKannada = script == "Knda"
    isMalayalam = script == "Mlym"
    isDevanagari = script == "Deva"
    hasNoHalfForms = script == "Mlym" || script == "Taml"
    hasBelowBefore = script != "Telu" && script != "Knda"
    rephMode = script == "Telu" ? .explicit : script == "Mlym" ? .encoded : .implicit
    let virama: UInt32
    switch script {
    case "Deva": (virama, rephPosition) = (0x94D, .beforePost)
    case "Beng": (virama, rephPosition) = (0x9CD, .afterSub)
    case "Guru": (virama, rephPosition) = (0xA4D, .beforeSub)
    case "Gujr": (virama, rephPosition) = (0xACD, .beforePost)
    case "Orya": (virama, rephPosition) = (0xB4D, .afterMain)
    case "Taml": (virama, rephPosition) = (0xBCD, .afterPost)
    case "Telu": (virama, rephPosition) = (0xC4D, .afterPost)
    case "Knda": (virama, rephPosition) = (0xCCD, .afterPost)
    default: (virama, rephPosition) = (0xD4D, .afterMain)
    }
    halant = font.face.characters.glyph(virama)
  }

  // MARK: Syllables

  static let machine: SyllableMachine = {
    typealias Pattern = SyllablePattern
    let consonant: Pattern = .of(SyllableCategory.consonant, .ra)
    let halant: Pattern = .of(SyllableCategory.halant)
    let nonJoiner: Pattern = .of(SyllableCategory.nonJoiner)
    let joiner: Pattern = .of(SyllableCategory.joiner)
    let anyJoiner = joiner | nonJoiner
    let nukta: Pattern = .of(SyllableCategory.nukta)
    let nuktas: Pattern = [
      ([nonJoiner.maybe, .of(SyllableCategory.registerShifter)] as Pattern).maybe,
      ([nukta, nukta.maybe] as Pattern).maybe,
    ]
    let reph: Pattern = [.of(SyllableCategory.ra), halant] | .of(SyllableCategory.repha)
    let modifier: Pattern = .of(SyllableCategory.modifier, .postModifier)
    let lead = Pattern.of(SyllableCategory.repha, .stacker).maybe
    let letter: Pattern = [consonant, joiner.maybe, nuktas]
    let postMatra: Pattern = [modifier.maybe, .of(SyllableCategory.postMatra)]
    let matras: Pattern = [
      anyJoiner.many, .of(SyllableCategory.matra) | postMatra, nukta.maybe, halant.maybe,
    ]
    let modifiers: Pattern = [anyJoiner.maybe, modifier, modifier.maybe, nonJoiner.maybe]
    let accents: Pattern = [modifiers.maybe, Pattern.of(SyllableCategory.accent).many]
    let joinedHalant: Pattern = [
      anyJoiner.maybe, halant, ([joiner, nukta.maybe] as Pattern).maybe,
    ]
    let lastHalant: Pattern = joinedHalant | [halant, nonJoiner]
    let tail: Pattern = [
      ([joinedHalant, letter] as Pattern).many, Pattern.of(SyllableCategory.medial).maybe,
      lastHalant | matras.many, accents,
    ]
    return SyllableMachine([
      [lead, letter, tail],
      [reph.maybe, .of(SyllableCategory.vowel), nuktas, joiner | tail],
      [
        [lead, .of(SyllableCategory.placeholder)]
          | [reph.maybe, .of(SyllableCategory.dottedCircle)],
        nuktas, tail,
      ],
      [.of(SyllableCategory.symbol), nukta.maybe, accents],
      .of(SyllableCategory.postModifier),
      [reph.maybe, nuktas, tail],
      .everything,
    ])
  }()

  static func findSyllables(_ glyphs: inout [Glyph]) {
    glyphs.setSyllables(machine.syllables(count: glyphs.count) { glyphs[$0].category })
  }

  // MARK: Consonants

  static let consonants = SyllableCategory.set(
    .consonant, .stacker, .ra, .medial, .vowel, .placeholder, .dottedCircle)
  static let joiners = SyllableCategory.set(.joiner, .nonJoiner)
  static let matras = SyllableCategory.set(.matra, .postMatra)
  static let halants = SyllableCategory.set(.halant)

  /// The place of a consonant that follows a halant, as the font's features have it.
  private func position(of consonant: UInt16) -> SyllablePosition {
    let forms = [[halant, consonant], [consonant, halant]]
    func has(_ feature: SyllableTrials.Feature) -> Bool {
      forms.contains { plan.trials.applies(feature, to: $0) }
    }
    if has(.below) || has(.vattu) { return .below }
    return has(.post) || has(.preBase) ? .post : .base
  }

  /// Gives consonants their places and every syllable the order in which its basic forms are made.
  func reorder(_ glyphs: inout [Glyph], _ font: FontInstance) {
    if halant != 0 {
      var known: [UInt16: SyllablePosition] = [:]
      for index in glyphs.indices where glyphs[index].stands(.base) {
        let id = glyphs[index].id
        let position = known[id] ?? position(of: id)
        known[id] = position
        glyphs[index].position = position.rawValue
      }
    }
    glyphs.insertDottedCircles(
      kind: Kind.broken.rawValue, category: SyllableCategory.dottedCircle.rawValue,
      position: SyllablePosition.end.rawValue, after: SyllableCategory.repha.rawValue, font)
    glyphs.forEachSyllable { glyphs, range in
      switch Kind(rawValue: glyphs.syllableKind(at: range.lowerBound)) {
      case .consonant?, .vowel?, .standalone?, .broken?:
        var syllable = IndicSyllable(model: self, start: range.lowerBound, end: range.upperBound)
        syllable.reorder(&glyphs)
      default: break
      }
    }
  }

  /// Puts what the basic forms have made into its last order.
  func reorderForms(_ glyphs: inout [Glyph]) {
    glyphs.forEachSyllable { glyphs, range in
      var syllable = IndicForms(model: self, start: range.lowerBound, end: range.upperBound)
      syllable.reorder(&glyphs)
    }
  }
}
