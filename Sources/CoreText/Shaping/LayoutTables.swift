import Synchronization

/// `GDEF`, `GSUB` and `GPOS`: what is shared by all sizes and variations of a face.
final class LayoutTables: Sendable {
  let substitution: LayoutTable?
  let positioning: LayoutTable?
  let variations: ItemVariationStore?
  let glyphClasses: GlyphClasses
  let markClasses: GlyphClasses
  let markSets: [Coverage]
  /// Kerning for faces whose `GPOS` has none.
  let kerning: KernTable?

  init(_ font: FontFile) throws(FontError) {
    substitution = try font.optionalTable("GSUB").map { (reader) throws(FontError) in
      try LayoutTable(reader, isPositioning: false)
    }
    positioning = try font.optionalTable("GPOS").map { (reader) throws(FontError) in
      try LayoutTable(reader, isPositioning: true)
    }
    kerning = try font.optionalTable("kern").map { (reader) throws(FontError) in
      try KernTable(reader)
    }
    guard let gdef = font.optionalTable("GDEF") else {
      (variations, glyphClasses, markClasses, markSets) = (nil, .none, .none, [])
      return
    }
    let minor = try gdef.u16(2)
    let classes = try gdef.u16(4)
    let marks = try gdef.u16(10)
    glyphClasses = classes == 0 ? .none : try GlyphClasses(try gdef.part(from: classes))
    markClasses = marks == 0 ? .none : try GlyphClasses(try gdef.part(from: marks))
    let sets = minor >= 2 ? try gdef.u16(12) : 0
    var coverages: [Coverage] = []
    if sets != 0 {
      let list = try gdef.part(from: sets)
      for index in 0..<(try list.u16(2)) {
        coverages.append(try Coverage(try list.part(from: try list.u32(4 + 4 * index))))
      }
    }
    markSets = coverages
    let store = minor >= 3 ? try gdef.u32(14) : 0
    variations = store == 0 ? nil : try ItemVariationStore(try gdef.part(from: store))
  }

  /// Reads every look-up.
  func validate() throws(FontError) {
    try substitution?.validate()
    try positioning?.validate()
  }
}

/// `GSUB` or `GPOS`: scripts, features and look-ups.
///
/// Source: OpenType 1.9, "OpenType Layout Common Table Formats".
final class LayoutTable: Sendable {
  struct Feature: Sendable {
    let tag: FontTag
    let lookups: [Int]
  }

  private struct Language: Sendable {
    let tag: FontTag?
    let required: Int?
    let features: [Int]
  }

  let isPositioning: Bool
  private let reader: FontReader
  private let features: [Feature]
  private let variations: FeatureVariations
  private let scripts: [(tag: FontTag, languages: [Language])]
  private let lookupOffsets: [Int]
  /// The lookups read so far. Each is read when it is first used; a broken one has no effect.
  private let lookups: Mutex<[Int: LayoutLookup]>

  init(_ reader: FontReader, isPositioning: Bool) throws(FontError) {
    self.reader = reader
    self.isPositioning = isPositioning
    let featureList = try reader.part(from: try reader.u16(6))
    var features: [Feature] = []
    var total = 0
    for index in 0..<(try featureList.u16(0)) {
      let feature = try featureList.part(from: try featureList.u16(6 + 6 * index))
      let lookups = try feature.numbers(at: 4, count: try feature.u16(2)).map { Int($0) }
      total += 1 + lookups.count
      try reader.checkPartCount(total)
      features.append(Feature(tag: try featureList.tag(2 + 6 * index), lookups: lookups))
    }
    self.features = features
    let scriptList = try reader.part(from: try reader.u16(4))
    var scripts: [(tag: FontTag, languages: [Language])] = []
    for index in 0..<(try scriptList.u16(0)) {
      let script = try scriptList.part(from: try scriptList.u16(6 + 6 * index))
      let languages = try Self.languages(script)
      total += languages.reduce(0) { $0 + 1 + $1.features.count }
      try reader.checkPartCount(total)
      scripts.append((try scriptList.tag(2 + 6 * index), languages))
    }
    self.scripts = scripts
    let list = try reader.u16(8)
    var offsets: [Int] = []
    for index in 0..<(try reader.u16(list)) {
      offsets.append(list + (try reader.u16(list + 2 + 2 * index)))
    }
    lookupOffsets = offsets
    let variations = try reader.u16(2) >= 1 ? try reader.u32(10) : 0
    self.variations =
      variations == 0 ? .none : try FeatureVariations(try reader.part(from: variations))
    lookups = Mutex([:])
  }

  private static func languages(_ script: FontReader) throws(FontError) -> [Language] {
    var languages: [Language] = []
    var total = 0
    let standard = try script.u16(0)
    if standard != 0 { languages.append(try language(nil, try script.part(from: standard))) }
    for index in 0..<(try script.u16(2)) {
      let at = 4 + 6 * index
      let language = try language(
        try script.tag(at), try script.part(from: try script.u16(at + 4)))
      total += 1 + language.features.count
      try script.checkPartCount(total)
      languages.append(language)
    }
    return languages
  }

  private static func language(
    _ tag: FontTag?, _ reader: FontReader
  ) throws(FontError) -> Language {
    let required = try reader.u16(2)
    var features: [Int] = []
    for index in 0..<(try reader.u16(4)) { features.append(try reader.u16(6 + 2 * index)) }
    return Language(tag: tag, required: required == 0xFFFF ? nil : required, features: features)
  }

  /// What a font has for a script and a language.
  struct Selection {
    var features: [Feature] = []
    /// The feature that is always on.
    var required: Feature?
    /// The font's name of the script; nil where the font has none that fits.
    var script: FontTag?
    /// Whether the script is the one that was asked for, not the font's default.
    var isOwn = false
  }

  /// The features for a script and a language: the first of `scriptTags` that the font has, else
  /// its default script.
  ///
  /// - Parameter coordinates: The place in the design space, one 2.14 number for every axis; empty
  ///   for the standard instance.
  func selection(
    scriptTags: [FontTag], language: FontTag?, at coordinates: [Int] = []
  ) -> Selection {
    var selection = Selection()
    var chosen: [Language]?
    for tag in scriptTags + ["DFLT", "dflt", "latn"] where chosen == nil {
      chosen = scripts.first { $0.tag == tag }?.languages
      guard chosen != nil else { continue }
      selection.script = tag
      selection.isOwn = scriptTags.contains(tag)
    }
    let system =
      chosen?.first { $0.tag != nil && $0.tag == language } ?? chosen?.first { $0.tag == nil }
    guard let system else { return selection }
    let varied = variations.lookups(at: coordinates)
    func feature(_ index: Int) -> Feature? {
      guard features.indices.contains(index) else { return nil }
      return varied[index].map { Feature(tag: features[index].tag, lookups: $0) } ?? features[index]
    }
    selection.required = system.required.flatMap(feature)
    selection.features = system.features.compactMap(feature)
    return selection
  }

  /// Whether some script has a feature.
  func has(_ tag: FontTag) -> Bool { features.contains { $0.tag == tag } }

  func lookup(_ index: Int) -> LayoutLookup? {
    lookups.withLock { known in
      if let lookup = known[index] { return lookup }
      guard lookupOffsets.indices.contains(index) else { return nil }
      let lookup = LayoutLookup(reader, at: lookupOffsets[index], isPositioning: isPositioning)
      known[index] = lookup
      return lookup
    }
  }

  func validate() throws(FontError) {
    for index in lookupOffsets.indices {
      if let error = lookup(index)?.error { throw error }
    }
  }
}
