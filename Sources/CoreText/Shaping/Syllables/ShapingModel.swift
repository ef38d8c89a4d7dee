/// How text of a script is shaped.
enum ShapingModel: Sendable {
  case plain
  /// Letters that join: Arabic and Syriac.
  case joining
  case hebrew
  case thai
  case hangul
  case indic
  case khmer
  case myanmar
  case universal

  /// - Parameter chosen: The script of the font's substitutions.
  init(_ script: Script, chosen: FontTag?) {
    let isUnmade = chosen == "DFLT" || chosen == "latn"
    switch script.description {
    case "Arab": self = .joining
    case "Syrc": self = chosen == "DFLT" ? .plain : .joining
    case "Thai", "Laoo": self = .thai
    case "Hang": self = .hangul
    case "Hebr": self = .hebrew
    case "Khmr": self = .khmer
    case "Mymr": self = isUnmade || chosen == "mymr" ? .plain : .myanmar
    case "Beng", "Deva", "Gujr", "Guru", "Knda", "Mlym", "Orya", "Taml", "Telu":
      // A tag that ends in 3 is of fonts for the Universal Shaping Engine.
      let isUniversal = chosen.map { $0.rawValue & 0xFF == 0x33 } ?? false
      self = isUnmade ? .plain : isUniversal ? .universal : .indic
    case let code where Self.universalScripts.contains(code):
      self = isUnmade ? .plain : .universal
    default: self = .plain
    }
  }

  /// Source: HarfBuzz's behaviour, for the scripts of Unicode 15.0.
  private static let universalScripts: Set<String> = [
    "Adlm", "Ahom", "Bali", "Batk", "Bhks", "Brah", "Bugi", "Buhd", "Cakm", "Cham", "Chrs", "Cpmn",
    "Diak", "Dogr", "Dupl", "Egyp", "Elym", "Gong", "Gonm", "Gran", "Hano", "Hmng", "Hmnp", "Java",
    "Kali", "Kawi", "Khar", "Khoj", "Kits", "Kthi", "Lana", "Lepc", "Limb", "Mahj", "Maka", "Mand",
    "Mani", "Marc", "Medf", "Modi", "Mong", "Mtei", "Mult", "Nagm", "Nand", "Newa", "Nkoo", "Ougr",
    "Phag", "Phlp", "Plrd", "Rjng", "Rohg", "Saur", "Shrd", "Sidd", "Sind", "Sinh", "Sogd", "Sogo",
    "Soyo", "Sund", "Sylo", "Tagb", "Takr", "Tale", "Tavt", "Tfng", "Tglg", "Tibt", "Tirh", "Tnsa",
    "Toto", "Vith", "Wcho", "Yezi", "Zanb",
  ]

  /// Whether characters are looked at one by one, and taken apart before they are put together.
  var dividesCharacters: Bool {
    switch self {
    case .indic, .khmer, .myanmar, .universal: true
    default: false
    }
  }

  /// The step at which marks lose their width.
  enum MarkWidths {
    case kept
    case lostBefore
    case lostAfter
  }

  /// Whether marks lose their width before or after positions are applied.
  var markWidths: MarkWidths {
    switch self {
    case .plain, .joining, .hebrew, .thai: .lostAfter
    case .hangul, .indic, .khmer: .kept
    case .myanmar, .universal: .lostBefore
    }
  }

  /// Whether fonts without positions are helped: by kerning of the old kind, and by placing marks.
  var hasFallbackPositions: Bool {
    switch self {
    case .plain, .joining, .hebrew, .hangul: true
    default: false
    }
  }

  // MARK: Characters

  /// Changes characters before they get glyphs.
  func prepare(_ glyphs: inout [Glyph], _ plan: ShapePlan, _ font: FontInstance) {
    switch self {
    case .thai: ThaiModel.prepare(&glyphs, plan, font)
    case .hangul: HangulModel.prepare(&glyphs, font)
    case .indic, .universal: VowelConstraints.insertCircles(&glyphs, plan.script)
    default: break
    }
  }

  func decompose(_ character: UInt32) -> (first: UInt32, second: UInt32)? {
    switch self {
    case .indic where [0x931, 0x9DC, 0x9DD, 0xB94].contains(character): nil
    case .khmer: KhmerModel.decompose(character)
    default: UnicodeTables.decomposition.decompose(character)
    }
  }

  /// - Parameter hasMarkPositions: Whether the font places marks.
  func compose(_ first: UInt32, _ second: UInt32, hasMarkPositions: Bool) -> UInt32? {
    switch self {
    case .hangul: return nil
    case .indic, .khmer, .universal:
      // Parts of a vowel stay apart.
      if UnicodeTables.isMark(first) { return nil }
      if self == .indic, first == 0x9AF, second == 0x9BC { return 0x9DF }
    case .hebrew:
      if let whole = UnicodeTables.decomposition.compose(first, second) { return whole }
      return hasMarkPositions ? nil : HebrewForms.compose(first, second)
    default: break
    }
    return UnicodeTables.decomposition.compose(first, second)
  }

  /// Notes what glyphs are while it is still known which character each stands for.
  func categorise(_ glyphs: inout [Glyph], _ plan: ShapePlan) {
    switch self {
    case .joining: CursiveJoining.setMasks(&glyphs, plan)
    case .hangul: HangulModel.setMasks(&glyphs, plan)
    case .indic, .khmer, .myanmar:
      let (categories, positions) = (
        UnicodeTables.syllableCategory, UnicodeTables.syllablePosition
      )
      for index in glyphs.indices {
        glyphs[index].category = categories[glyphs[index].character]
        glyphs[index].position = positions[glyphs[index].character]
      }
    case .universal:
      if plan.script.isJoining { CursiveJoining.setMasks(&glyphs, plan) }
      let categories = UnicodeTables.universalCategory
      for index in glyphs.indices {
        glyphs[index].category = categories[glyphs[index].character]
      }
    case .plain, .hebrew, .thai: break
    }
  }

  // MARK: Glyphs

  /// What happens between stages of features.
  enum Pause: Sendable {
    case findSyllables
    case reorder
    case reorderForms
    case recordReph
    case recordPreBase
    /// Forgets which glyphs were substituted.
    case forgetSubstitutions
    case endSyllables
    case recordStretch
  }

  func pause(
    _ pause: Pause, _ glyphs: inout [Glyph], _ plan: ShapePlan, _ font: FontInstance
  ) {
    switch (pause, self) {
    case (.findSyllables, .indic): IndicModel.findSyllables(&glyphs)
    case (.findSyllables, .khmer): KhmerModel.findSyllables(&glyphs)
    case (.findSyllables, .myanmar): MyanmarModel.findSyllables(&glyphs)
    case (.findSyllables, _): UniversalModel.findSyllables(&glyphs, plan)
    case (.reorder, .indic): IndicModel(plan, font).reorder(&glyphs, font)
    case (.reorder, .khmer): KhmerModel.reorder(&glyphs, plan, font)
    case (.reorder, .myanmar): MyanmarModel.reorder(&glyphs, font)
    case (.reorder, _): UniversalModel.reorder(&glyphs, font)
    case (.reorderForms, _): IndicModel(plan, font).reorderForms(&glyphs)
    case (.recordReph, _): UniversalModel.recordReph(&glyphs, plan)
    case (.recordPreBase, _): UniversalModel.recordPreBase(&glyphs)
    case (.forgetSubstitutions, _):
      for index in glyphs.indices {
        glyphs[index].properties &= ~Glyph.Property.isSubstituted
      }
    case (.endSyllables, _): glyphs.clearSyllables()
    case (.recordStretch, _): StretchedGlyphs.record(&glyphs)
    }
  }
}
