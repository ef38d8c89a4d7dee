/// The look-ups that shape text of one script with one set of features, in order.
struct ShapePlan: Sendable {
  struct Lookup: Sendable {
    let index: Int
    let lookup: LayoutLookup
    var mask: UInt32
    /// Which of several alternatives is taken, from 1.
    var alternate: Int
    /// Whether a zero-width joiner between glyphs keeps them apart.
    var seesJoiners: Bool
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
  }

  private struct Request {
    let tag: FontTag
    let mask: UInt32
    let value: Int
    let stage: Int
    let seesJoiners: Bool
  }

  let substitutionStages: [[Lookup]]
  let positioning: [Lookup]
  let hasFractions: Bool
  let joins: Bool
  let usesKernTable: Bool
  let hasMarkPositioning: Bool

  init(_ tables: LayoutTables, _ options: ShapingOptions) {
    joins = options.script.isJoining
    let requests = Self.requests(options, joins: joins)
    let tags = options.script.tags
    let stageCount = (requests.map(\.stage).max() ?? 0) + 1
    var stages = [[Lookup]](repeating: [], count: stageCount)
    var substitutionTags: Set<FontTag> = []
    if let table = tables.substitution {
      let found = table.features(scriptTags: tags, language: options.language)
      substitutionTags = Set(found.features.map(\.tag))
      for stage in 0..<stageCount {
        stages[stage] = Self.lookups(
          table, found.features, requests.filter { $0.stage == stage },
          required: stage == 0 ? found.required : nil)
      }
    }
    substitutionStages = stages.filter { !$0.isEmpty }
    hasFractions =
      substitutionTags.contains("frac")
      || (substitutionTags.contains("numr") && substitutionTags.contains("dnom"))
    var positioningTags: Set<FontTag> = []
    if let table = tables.positioning {
      let found = table.features(scriptTags: tags, language: options.language)
      positioningTags = Set(found.features.map(\.tag))
      positioning = Self.lookups(table, found.features, requests, required: found.required)
    } else {
      positioning = []
    }
    hasMarkPositioning = positioningTags.contains("mark")
    let wantsKerning = options.features.last { $0.tag == "kern" }?.value != 0
    usesKernTable =
      wantsKerning && !positioningTags.contains("kern") && tables.kerning?.isEmpty == false
  }

  private static func requests(_ options: ShapingOptions, joins: Bool) -> [Request] {
    var requests: [Request] = []
    var stage = 0
    func add(_ tag: FontTag, _ mask: UInt32 = Mask.all, seesJoiners: Bool = false) {
      requests.append(
        Request(tag: tag, mask: mask, value: 1, stage: stage, seesJoiners: seesJoiners))
    }
    add("rvrn")
    stage = 1
    if options.isRightToLeft {
      add("rtla")
      add("rtlm", Mask.mirrored)
    } else {
      add("ltra")
      add("ltrm")
    }
    add("frac", Mask.fraction)
    add("numr", Mask.numerator)
    add("dnom", Mask.denominator)
    if joins {
      add("ccmp", seesJoiners: true)
      add("locl", seesJoiners: true)
      let forms: [(FontTag, UInt32)] = [
        ("isol", Mask.isolated), ("fina", Mask.final), ("medi", Mask.medial),
        ("init", Mask.initial),
      ]
      for (tag, mask) in forms {
        stage += 1
        add(tag, mask, seesJoiners: true)
      }
      stage += 1
      add("rlig", seesJoiners: true)
      stage += 1
      for tag: FontTag in ["calt", "liga", "clig", "mset"] { add(tag, seesJoiners: true) }
    }
    let common: [FontTag] = [
      "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig", "calt", "clig", "curs", "dist",
      "kern", "liga", "rclt",
    ]
    for tag in common { add(tag, seesJoiners: tag == "mark" || tag == "mkmk") }
    for feature in options.features {
      let earlier = requests.first { $0.tag == feature.tag }
      requests.removeAll { $0.tag == feature.tag }
      if feature.value > 0 {
        requests.append(
          Request(
            tag: feature.tag, mask: Mask.all, value: feature.value,
            stage: earlier?.stage ?? stage, seesJoiners: earlier?.seesJoiners ?? false))
      }
    }
    // A feature that is asked for twice has the earlier stage.
    var seen: Set<FontTag> = []
    return requests.filter { seen.insert($0.tag).inserted }
  }

  /// Ascending by index, each once.
  private static func lookups(
    _ table: LayoutTable, _ features: [LayoutTable.Feature], _ requests: [Request],
    required: LayoutTable.Feature?
  ) -> [Lookup] {
    var found: [Lookup] = []
    func add(_ indexes: [Int], _ mask: UInt32, _ value: Int, _ seesJoiners: Bool) {
      for index in indexes {
        if let known = found.firstIndex(where: { $0.index == index }) {
          found[known].mask |= mask
          found[known].alternate = max(found[known].alternate, value)
          if seesJoiners { found[known].seesJoiners = true }
        } else if let lookup = table.lookup(index) {
          found.append(
            Lookup(
              index: index, lookup: lookup, mask: mask, alternate: value,
              seesJoiners: seesJoiners))
        }
      }
    }
    if let required { add(required.lookups, Mask.all, 1, false) }
    for request in requests {
      for feature in features where feature.tag == request.tag {
        add(feature.lookups, request.mask, request.value, request.seesJoiners)
        break
      }
    }
    return found.sorted { $0.index < $1.index }
  }
}
