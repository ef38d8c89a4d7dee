@testable import CoreText

/// Look-ups that features have instead of their own in a part of the design space.
struct TestFeatureVariation {
  /// Parts of axes, which are numbered.
  var conditions: [(axis: Int, low: Double, high: Double)]
  /// Look-ups by the index of the feature.
  var lookups: [Int: [Int]]

  init(_ conditions: [(Int, Double, Double)], _ lookups: [Int: [Int]]) {
    self.conditions = conditions.map { (axis: $0.0, low: $0.1, high: $0.2) }
    self.lookups = lookups
  }

  fileprivate var fields: [LayoutField] {
    let set = conditions.map { condition -> LayoutField in
      let limits = [condition.low, condition.high].map { Int($0 * 0x4000) }
      return .longOffset(words([1, condition.axis] + limits))
    }
    let features = lookups.sorted { $0.key < $1.key }.flatMap { feature -> [LayoutField] in
      [.number(feature.key), .longOffset(words([0, feature.value.count] + feature.value))]
    }
    return [
      .longOffset(layoutBytes(LayoutField.list(set))),
      .longOffset(layoutBytes([1, 0, .number(lookups.count)] + features)),
    ]
  }
}

/// `GSUB` or `GPOS` of a test's font.
struct TestLayout {
  struct Language {
    /// Nil for what a script has where no language fits.
    var tag: FontTag?
    /// The index of the feature that is always on.
    var required: Int?
    /// Indexes of features.
    var features: [Int]
  }

  var lookups: [TestLookup] = []
  var features: [(tag: FontTag, lookups: [Int])] = []
  /// The scripts; where there are none, all features belong to the default script.
  var scripts: [(tag: FontTag, languages: [Language])] = []
  var variations: [TestFeatureVariation] = []

  var bytes: [UInt8] {
    var scripts = scripts
    if scripts.isEmpty {
      scripts = [("DFLT", [Language(tag: nil, required: nil, features: Array(features.indices))])]
    }
    let scriptList = scripts.flatMap { script -> [LayoutField] in
      [.tag(script.tag), .offset(Self.bytes(script.languages))]
    }
    let featureList = features.flatMap { feature -> [LayoutField] in
      let list = LayoutField.list(LayoutField.numbers(feature.lookups))
      return [.tag(feature.tag), .offset(layoutBytes([0] + list))]
    }
    let lists: [LayoutField] = [
      .offset(layoutBytes([.number(scripts.count)] + scriptList)),
      .offset(layoutBytes([.number(features.count)] + featureList)),
      .offset(layoutBytes(LayoutField.list(lookups.map { .offset($0.bytes) }))),
    ]
    if variations.isEmpty { return layoutBytes([1, 0] + lists) }
    let records = variations.flatMap(\.fields)
    let varied = layoutBytes([1, 0, 0, .number(variations.count)] + records)
    return layoutBytes([1, 1] + lists + [.longOffset(varied)])
  }

  private static func bytes(_ languages: [Language]) -> [UInt8] {
    func offset(_ language: Language) -> LayoutField {
      .offset(
        layoutBytes(
          [0, .number(language.required ?? 0xFFFF)]
            + LayoutField.list(LayoutField.numbers(language.features))))
    }
    let standard = languages.first { $0.tag == nil }.map(offset) ?? .offset(nil)
    let others = languages.filter { $0.tag != nil }
    let list = others.flatMap { language -> [LayoutField] in
      [.tag(language.tag ?? "    "), offset(language)]
    }
    return layoutBytes([standard, .number(others.count)] + list)
  }
}

/// `GDEF` of a test's font.
struct TestGlyphClasses {
  var bases: TestGlyphs = ""
  var ligatures: TestGlyphs = ""
  var marks: TestGlyphs = ""
  var components: TestGlyphs = ""
  /// Marks by the class of their attachment, from 1.
  var markClasses: [TestGlyphs] = []
  var markSets: [TestGlyphs] = []
  var format = ListFormat.ranges
  /// The bytes of what numbers vary by.
  var variations: [UInt8]?

  var bytes: [UInt8] {
    let minor = variations != nil ? 3 : markSets.isEmpty ? 0 : 2
    var fields: [LayoutField] = [
      1, .number(minor), .offset(classes([bases, ligatures, marks, components], format)),
      .offset(nil), .offset(nil),
      .offset(markClasses.isEmpty ? nil : classes(markClasses, format)),
    ]
    if minor >= 2 {
      let sets = markSets.map { LayoutField.longOffset(coverage($0)) }
      fields.append(
        .offset(sets.isEmpty ? nil : layoutBytes([1, .number(sets.count)] + sets)))
    }
    if let variations { fields.append(.longOffset(variations)) }
    return layoutBytes(fields)
  }
}

/// A font whose glyphs are known by the characters that it has them for, with what a test says of
/// their substitutions and positions.
///
/// It has printable ASCII but for what a test takes away; an advance is 500.
struct LayoutFont {
  static let ascii = String(String.UnicodeScalarView((0x20..<0x7F).compactMap(Unicode.Scalar.init)))

  var characters: Set<Unicode.Scalar>
  private var advances: [Unicode.Scalar: Int] = [:]
  var substitutions = TestLayout()
  var positions = TestLayout()
  var glyphClasses: TestGlyphClasses?
  var extraTables: [(tag: FontTag, body: [UInt8])] = []

  /// - Parameter text: Characters besides ASCII.
  init(_ text: String = "", lacking: String = "") {
    characters = Set((Self.ascii + text).unicodeScalars).subtracting(lacking.unicodeScalars)
  }

  // MARK: Building

  /// Adds a feature of substitutions whose look-ups come after those that are there.
  ///
  /// - Parameter nested: Look-ups that follow, and that only others call.
  func substituting(
    _ tag: FontTag = "liga", _ lookups: TestLookup..., nested: [TestLookup] = []
  ) -> LayoutFont {
    var font = self
    Self.add(tag, lookups, nested, to: &font.substitutions)
    return font
  }

  /// Adds a feature of many look-ups of substitutions.
  func substituting(_ tag: FontTag, all lookups: [TestLookup]) -> LayoutFont {
    var font = self
    Self.add(tag, lookups, [], to: &font.substitutions)
    return font
  }

  /// Adds a feature of positions.
  func positioning(
    _ tag: FontTag = "kern", _ lookups: TestLookup..., nested: [TestLookup] = []
  ) -> LayoutFont {
    var font = self
    Self.add(tag, lookups, nested, to: &font.positions)
    return font
  }

  private static func add(
    _ tag: FontTag, _ lookups: [TestLookup], _ nested: [TestLookup], to layout: inout TestLayout
  ) {
    let first = layout.lookups.count
    layout.lookups += lookups + nested
    layout.features.append((tag, Array(first..<first + lookups.count)))
  }

  func with(_ glyphClasses: TestGlyphClasses) -> LayoutFont {
    var font = self
    font.glyphClasses = glyphClasses
    return font
  }

  func with(advance: Int, of text: String) -> LayoutFont {
    var font = self
    for character in text.unicodeScalars { font.advances[character] = advance }
    return font
  }

  /// Adds an axis of weights from 100 over 400 to 900, and items that numbers can vary by.
  ///
  /// - Parameter greatest: What each item counts for at 900; up to 400 it is 0.
  func varying(by greatest: [Int]) -> LayoutFont {
    let limits = [100, 400, 900].flatMap { bigEndian(Int32($0 << 16)) }
    let axis = bigEndian(FontTag("wght").rawValue) + limits + words([0, 256])
    var font = with("fvar", words([1, 0, 16, 2, 1, 20, 0, 8]) + axis)
    var classes = glyphClasses ?? TestGlyphClasses()
    classes.variations = variationStore(
      regions: [[(0, 0x4000, 0x4000)]], rows: greatest.map { [$0] }, wordCount: 1)
    font.glyphClasses = classes
    return font
  }

  /// Adds a table, in the place of `GDEF`, `GSUB` or `GPOS` if it is one of them.
  func with(_ tag: FontTag, _ body: [UInt8]) -> LayoutFont {
    var font = self
    font.extraTables.append((tag, body))
    return font
  }

  var bytes: [UInt8] {
    let known = characters.sorted()
    let last = known.map(TestGlyphs.number).max() ?? 0
    var font = TestFont(glyphs: Array(repeating: .init(), count: last + 1))
    for character in known {
      font.glyphs[TestGlyphs.number(character)].advance = advances[character] ?? 500
    }
    font.characters = known.map { (Int($0.value), TestGlyphs.number($0)) }
    font.extraTables = extraTables
    func add(_ tag: FontTag, _ body: [UInt8]) {
      if !extraTables.contains(where: { $0.tag == tag }) { font.extraTables.append((tag, body)) }
    }
    if let glyphClasses { add("GDEF", glyphClasses.bytes) }
    if !substitutions.lookups.isEmpty { add("GSUB", substitutions.bytes) }
    if !positions.lookups.isEmpty { add("GPOS", positions.bytes) }
    return font.bytes
  }

  // MARK: Shaping

  func instance(_ variations: [(tag: FontTag, value: Int)] = []) throws -> FontInstance {
    FontInstance(try FontFace(bytes: bytes), variations: variations)
  }

  func shape(
    _ text: String, _ options: ShapingOptions = ShapingOptions(),
    _ variations: [(tag: FontTag, value: Int)] = []
  ) throws -> ShapedText {
    Shaper.shape(Array(text.utf16), font: try instance(variations), options: options)
  }

  /// The characters of the glyphs of text; U+25A1 for the glyph of what is missing.
  func letters(_ text: String, _ options: ShapingOptions = ShapingOptions()) throws -> String {
    Self.letters(try shape(text, options))
  }

  /// The characters of glyphs, of which none has a greater number than the font's own characters.
  static func letters(_ shaped: ShapedText) -> String {
    var text = String.UnicodeScalarView()
    for glyph in shaped.glyphs {
      text.append(glyph == 0 ? "\u{25A1}" : Unicode.Scalar(UInt32(glyph)) ?? "\u{FFFD}")
    }
    return String(text)
  }
}

extension ShapedText {
  var intAdvances: [Int] { advances.map { Int($0) } }
  var intClusters: [Int] { clusters.map { Int($0) } }
  /// How far each glyph is moved.
  var places: [[Int]] { offsets.map { [Int($0.x), Int($0.y)] } }
}

/// The numbers of glyphs of characters.
func glyphs(_ text: String) -> [UInt16] { TestGlyphs(text).numbers.map { UInt16($0) } }
