/// The look-ups that shape text of one script with one set of features, in order.
///
/// They are divided into stages. At the pauses between two stages the script's `ShapingModel` finds
/// syllables and puts their letters in order.
final class ShapePlan: Sendable {
  /// A look-up of a plan. It is a class so that a loop over look-ups makes no copies.
  final class Lookup: Sendable {
    let index: Int
    let lookup: LayoutLookup
    let mask: UInt32
    /// Which of several alternatives is taken, from 1.
    let alternate: Int
    /// Whether a zero-width joiner between glyphs keeps them apart.
    let seesJoiners: Bool
    /// Whether a zero-width non-joiner in a context is seen.
    let seesNonJoiners: Bool
    /// Whether the look-up stays in a syllable.
    let isInSyllable: Bool

    /// - Parameters:
    ///   - request: Nil for a feature that a font requires.
    ///   - other: The same look-up as an earlier feature asks for it.
    init(
      _ index: Int, _ lookup: LayoutLookup, _ request: FeatureRequests.Request?,
      joining other: Lookup? = nil
    ) {
      self.index = index
      self.lookup = lookup
      let joiners = request?.joiners ?? .none
      mask = (request?.mask ?? Mask.all) | (other?.mask ?? 0)
      alternate = max(request?.value ?? 1, other?.alternate ?? 0)
      seesJoiners = joiners != .none || other?.seesJoiners == true
      seesNonJoiners = joiners == .all || other?.seesNonJoiners == true
      isInSyllable = other?.isInSyllable ?? request?.isInSyllable ?? false
    }
  }

  struct Stage: Sendable {
    let lookups: [Lookup]
    /// What is done after the look-ups.
    let pauses: [ShapingModel.Pause]
  }

  /// Bits of features that do not apply to all glyphs.
  enum Mask {
    static let all: UInt32 = 1
    static let fraction: UInt32 = 2
    static let numerator: UInt32 = 4
    static let denominator: UInt32 = 8
    static let mirrored: UInt32 = 16
    static let isolated: UInt32 = 32
    static let final: UInt32 = 64
    static let medial: UInt32 = 128
    static let initial: UInt32 = 256
    static let final2: UInt32 = 1 << 9
    static let final3: UInt32 = 1 << 10
    static let medial2: UInt32 = 1 << 11
    static let reph: UInt32 = 1 << 12
    static let preBase: UInt32 = 1 << 13
    static let below: UInt32 = 1 << 14
    static let above: UInt32 = 1 << 15
    static let half: UInt32 = 1 << 16
    static let post: UInt32 = 1 << 17
    static let afterRo: UInt32 = 1 << 18
    static let leading: UInt32 = 1 << 19
    static let vowel: UInt32 = 1 << 20
    static let trailing: UInt32 = 1 << 21
    static let contextual: UInt32 = 1 << 22
  }

  let script: Script
  let model: ShapingModel
  /// Whether the font's substitutions are made for the script, not for any.
  let hasOwnScript: Bool
  /// Whether the font is made for the first specification of one of India's scripts.
  let isOldIndic: Bool
  let stages: [Stage]
  let positioning: [Lookup]
  /// Whether the font's positions are applied.
  let positions: Bool
  let hasFractions: Bool
  let usesKernTable: Bool
  let hasMarkPositioning: Bool
  /// What the font would make of glyphs; for India's scripts alone.
  let trials: SyllableTrials
  /// Bits of `Mask` whose features the font has.
  private let knownMasks: UInt32

  /// - Parameter coordinates: The place in the design space, one 2.14 number for every axis.
  init(_ tables: LayoutTables, _ options: ShapingOptions, at coordinates: [Int] = []) {
    script = options.script
    let tags = options.script.tags
    let substitutions = tables.substitution?.selection(
      scriptTags: tags, language: options.language, at: coordinates)
    let positions = tables.positioning?.selection(
      scriptTags: tags, language: options.language, at: coordinates)
    model = ShapingModel(options.script, chosen: substitutions?.script)
    hasOwnScript = substitutions?.isOwn ?? false
    isOldIndic = model == .indic && substitutions?.script.map { $0.rawValue & 0xFF } != 0x32
    let substitutionTags = Set(substitutions?.features.map(\.tag) ?? [])
    let positioningTags = Set(positions?.features.map(\.tag) ?? [])
    let requests = FeatureRequests(
      options, model, fontTags: substitutionTags.union(positioningTags))
    var stages: [Stage] = []
    var byTag: [FontTag: [LayoutLookup]] = [:]
    for stage in 0..<requests.stageCount {
      var lookups: [Lookup] = []
      let own = requests.requests.filter { $0.stage == stage }
      if let table = tables.substitution, let substitutions {
        let required = substitutions.required.flatMap { feature in
          let known = requests.requests.first { $0.tag == feature.tag }?.stage ?? 0
          return known == stage ? feature : nil
        }
        lookups = Self.lookups(table, substitutions.features, own, required: required)
        if model == .indic { for request in own { byTag[request.tag] = lookups.map(\.lookup) } }
      }
      let pauses = requests.pauses.filter { $0.stage == stage }.map(\.pause)
      if !lookups.isEmpty || !pauses.isEmpty {
        stages.append(Stage(lookups: lookups, pauses: pauses))
      }
    }
    self.stages = stages
    trials = SyllableTrials(byTag, isAlone: !isOldIndic && options.script.description != "Mlym")
    let fontTags = substitutionTags.union(positioningTags)
    knownMasks = requests.requests.reduce(Mask.all) {
      fontTags.contains($1.tag) ? $0 | $1.mask : $0
    }
    hasFractions =
      substitutionTags.contains("frac")
      || (substitutionTags.contains("numr") && substitutionTags.contains("dnom"))
    // Fonts that place marks of Hebrew have its script; others have Latin kerning alone.
    self.positions = positions != nil && (model != .hebrew || positions?.script == "hebr")
    if let table = tables.positioning, let positions {
      positioning = Self.lookups(
        table, positions.features, requests.requests, required: positions.required)
    } else {
      positioning = []
    }
    hasMarkPositioning = fontTags.contains("mark")
    let wantsKerning = options.features.last { $0.tag == "kern" }?.value != 0
    usesKernTable =
      wantsKerning && model.hasFallbackPositions && tables.kerning?.isEmpty == false
      && !(self.positions && positioningTags.contains("kern"))
  }

  /// A bit of a feature; 0 where the font does not have it.
  @inline(__always)
  func mask(_ bits: UInt32) -> UInt32 { bits & knownMasks }

  /// The look-ups, ascending by index, each once.
  private static func lookups(
    _ table: LayoutTable, _ features: [LayoutTable.Feature], _ requests: [FeatureRequests.Request],
    required: LayoutTable.Feature?
  ) -> [Lookup] {
    var found: [Lookup] = []
    func add(_ indexes: [Int], _ request: FeatureRequests.Request?) {
      for index in indexes {
        if let known = found.firstIndex(where: { $0.index == index }) {
          found[known] = Lookup(index, found[known].lookup, request, joining: found[known])
        } else if let lookup = table.lookup(index) {
          found.append(Lookup(index, lookup, request))
        }
      }
    }
    if let required { add(required.lookups, nil) }
    for request in requests {
      for feature in features where feature.tag == request.tag {
        add(feature.lookups, request)
        break
      }
    }
    return found.sorted { $0.index < $1.index }
  }
}
