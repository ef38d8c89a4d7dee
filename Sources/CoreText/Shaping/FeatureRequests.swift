/// Which features shape text of a script, in which order.
///
/// Source: OpenType's script development specifications, and HarfBuzz's behaviour.
struct FeatureRequests {
  /// Which joiners a feature's look-ups see, so that they keep glyphs apart.
  enum Joiners {
    case none
    case joiners
    case all
  }

  struct Request {
    let tag: FontTag
    let mask: UInt32
    let value: Int
    let stage: Int
    let joiners: Joiners
    /// Whether look-ups stay in a syllable.
    let isInSyllable: Bool
  }

  private typealias Mask = ShapePlan.Mask

  private(set) var requests: [Request] = []
  /// What happens after a stage, in their order.
  private(set) var pauses: [(stage: Int, pause: ShapingModel.Pause)] = []
  private(set) var stageCount = 1

  /// - Parameter fontTags: The features that the font has for the script.
  init(_ options: ShapingOptions, _ model: ShapingModel, fontTags: Set<FontTag>) {
    add("rvrn")
    endStage()
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
    addModel(model, fontTags: fontTags)
    for tag: FontTag in ["abvm", "blwm", "ccmp", "locl"] { add(tag) }
    add("mark", joiners: .all)
    add("mkmk", joiners: .all)
    for tag: FontTag in [
      "rlig", "calt", "clig", "curs", "dist", "kern", "liga", "rclt",
    ] {
      add(tag, tag == "calt" && model == .hangul ? Mask.contextual : Mask.all)
    }
    addUser(options.features)
    if model == .indic || model == .khmer { requests.removeAll { $0.tag == "liga" } }
    if model == .khmer, !requests.contains(where: { $0.tag == "clig" }) { add("clig") }
    if model == .indic { pause(.endSyllables) }
  }

  // MARK: Building

  private mutating func add(
    _ tag: FontTag, _ mask: UInt32 = ShapePlan.Mask.all, joiners: Joiners = .none,
    isInSyllable: Bool = false
  ) {
    // A feature that is asked for twice has the earlier stage.
    if requests.contains(where: { $0.tag == tag }) { return }
    requests.append(
      Request(
        tag: tag, mask: mask, value: 1, stage: stageCount - 1, joiners: joiners,
        isInSyllable: isInSyllable))
  }

  private mutating func endStage() { stageCount += 1 }

  private mutating func pause(_ pause: ShapingModel.Pause) {
    pauses.append((stageCount - 1, pause))
    endStage()
  }

  private mutating func addUser(_ features: [FontFeature]) {
    // One that is turned off and on again keeps the turn that it has by itself.
    let standard = requests
    for feature in features {
      let earlier = standard.first { $0.tag == feature.tag }
      requests.removeAll { $0.tag == feature.tag }
      if feature.value > 0 {
        requests.append(
          Request(
            tag: feature.tag, mask: Mask.all, value: feature.value,
            stage: earlier?.stage ?? stageCount - 1, joiners: earlier?.joiners ?? .none,
            isInSyllable: earlier?.isInSyllable ?? false))
      }
    }
  }

  // MARK: Models

  private mutating func addModel(_ model: ShapingModel, fontTags: Set<FontTag>) {
    switch model {
    case .plain, .hebrew, .thai: break
    case .joining: addJoining(fontTags: fontTags)
    case .hangul:
      add("ljmo", Mask.leading)
      add("vjmo", Mask.vowel)
      add("tjmo", Mask.trailing)
    case .indic: addIndic()
    case .khmer: addKhmer()
    case .myanmar: addMyanmar()
    case .universal: addUniversal()
    }
  }

  private mutating func addJoining(fontTags: Set<FontTag>) {
    add("stch")
    pause(.recordStretch)
    add("ccmp", joiners: .joiners)
    add("locl", joiners: .joiners)
    endStage()
    let forms: [(FontTag, UInt32)] = [
      ("isol", Mask.isolated), ("fina", Mask.final), ("fin2", Mask.final2),
      ("fin3", Mask.final3), ("medi", Mask.medial), ("med2", Mask.medial2),
      ("init", Mask.initial),
    ]
    for (tag, mask) in forms {
      add(tag, mask, joiners: .joiners)
      endStage()
    }
    add("rlig", joiners: .joiners)
    endStage()
    add("calt", joiners: .joiners)
    if !fontTags.contains("rclt") { endStage() }
    for tag: FontTag in ["liga", "clig", "mset"] { add(tag, joiners: .joiners) }
  }

  private mutating func addIndic() {
    pause(.findSyllables)
    add("locl", isInSyllable: true)
    add("ccmp", isInSyllable: true)
    pause(.reorder)
    let forms: [(FontTag, UInt32)] = [
      ("nukt", Mask.all), ("akhn", Mask.all), ("rphf", Mask.reph), ("rkrf", Mask.all),
      ("pref", Mask.preBase), ("blwf", Mask.below), ("abvf", Mask.above), ("half", Mask.half),
      ("pstf", Mask.post), ("vatu", Mask.all), ("cjct", Mask.all),
    ]
    for (tag, mask) in forms {
      add(tag, mask, joiners: .all, isInSyllable: true)
      endStage()
    }
    pause(.reorderForms)
    add("init", Mask.initial, joiners: .all, isInSyllable: true)
    for tag: FontTag in ["pres", "abvs", "blws", "psts", "haln"] {
      add(tag, joiners: .all, isInSyllable: true)
    }
  }

  private mutating func addKhmer() {
    pause(.findSyllables)
    pause(.reorder)
    add("locl", isInSyllable: true)
    add("ccmp", isInSyllable: true)
    let forms: [(FontTag, UInt32)] = [
      ("pref", Mask.preBase), ("blwf", Mask.below), ("abvf", Mask.above), ("pstf", Mask.post),
      ("cfar", Mask.afterRo),
    ]
    for (tag, mask) in forms { add(tag, mask, joiners: .all, isInSyllable: true) }
    pause(.endSyllables)
    for tag: FontTag in ["pres", "abvs", "blws", "psts"] { add(tag, joiners: .all) }
  }

  private mutating func addMyanmar() {
    pause(.findSyllables)
    add("locl", isInSyllable: true)
    add("ccmp", isInSyllable: true)
    pause(.reorder)
    for tag: FontTag in ["rphf", "pref", "blwf", "pstf"] {
      add(tag, joiners: .joiners, isInSyllable: true)
      endStage()
    }
    pause(.endSyllables)
    for tag: FontTag in ["pres", "abvs", "blws", "psts"] { add(tag, joiners: .joiners) }
  }

  private mutating func addUniversal() {
    pause(.findSyllables)
    for tag: FontTag in ["locl", "ccmp", "nukt"] { add(tag, isInSyllable: true) }
    add("akhn", joiners: .joiners, isInSyllable: true)
    pause(.forgetSubstitutions)
    add("rphf", Mask.reph, joiners: .joiners, isInSyllable: true)
    pause(.recordReph)
    pause(.forgetSubstitutions)
    add("pref", joiners: .joiners, isInSyllable: true)
    pause(.recordPreBase)
    for tag: FontTag in ["rkrf", "abvf", "blwf", "half", "pstf", "vatu", "cjct"] {
      add(tag, joiners: .joiners, isInSyllable: true)
    }
    pause(.reorder)
    pause(.endSyllables)
    add("isol", Mask.isolated)
    add("init", Mask.initial)
    add("medi", Mask.medial)
    add("fina", Mask.final)
    endStage()
    for tag: FontTag in ["abvs", "blws", "haln", "pres", "psts"] { add(tag, joiners: .joiners) }
  }
}
