import CoreText

/// A font with a glyph for each of some characters, and the substitutions that a test needs.
struct SyllableFont {
  /// What one look-up of a feature does.
  enum Substitution {
    /// Of several glyphs one is made.
    case ligature([String], into: String)
    /// Of one glyph several are made.
    case sequence(String, into: [String])
  }

  /// Glyphs by name: those of characters have the character's number, as in `0915`.
  private var names = [".notdef", "0020", "25CC"]
  private var characters: [UInt32] = [0x20, 0x25CC]
  private let script: FontTag
  private var features: [(tag: FontTag, substitution: Substitution)] = []
  private var advances: [String: Int] = [:]

  /// - Parameters:
  ///   - script: The font's name of the script; without features the font has no substitutions.
  ///   - text: All characters that the font has besides the space and the dotted circle.
  init(_ script: FontTag = "DFLT", _ text: String) {
    self.script = script
    let all = Set(text.unicodeScalars.map(\.value)).subtracting([0x20, 0x25CC])
    characters = (characters + all).sorted()
    names = [".notdef"] + characters.map(Self.name)
  }

  static func name(_ character: UInt32) -> String {
    let digits = String(character, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// Adds a feature with one look-up; glyphs that it makes are new ones.
  func with(_ tag: FontTag, _ substitution: Substitution) -> SyllableFont {
    var font = self
    font.features.append((tag, substitution))
    let made =
      switch substitution {
      case .ligature(_, let glyph): [glyph]
      case .sequence(_, let glyphs): glyphs
      }
    for name in made where !font.names.contains(name) { font.names.append(name) }
    return font
  }

  /// Gives a glyph another advance than 500.
  func with(advance: Int, of name: String) -> SyllableFont {
    var font = self
    font.advances[name] = advance
    return font
  }

  // MARK: Shaping

  private func shaped(_ text: String, _ script: String, isRightToLeft: Bool) throws -> ShapedText {
    let face = try FontFace(bytes: bytes)
    return Shaper.shape(
      Array(text.utf16), font: FontInstance(face),
      options: ShapingOptions(script: Script(script), isRightToLeft: isRightToLeft))
  }

  /// The names of the glyphs of text.
  func glyphs(_ text: String, _ script: String) throws -> [String] {
    try shaped(text, script, isRightToLeft: false).glyphs.map { names[Int($0)] }
  }

  /// The names of glyphs with how far they are moved.
  func places(
    _ text: String, _ script: String, isRightToLeft: Bool
  ) throws -> [(glyph: String, x: Int)] {
    let shaped = try shaped(text, script, isRightToLeft: isRightToLeft)
    return zip(shaped.glyphs, shaped.offsets).map { (names[Int($0)], Int($1.x)) }
  }

  func clusters(_ text: String, _ script: String) throws -> [Int] {
    try shaped(text, script, isRightToLeft: false).clusters.map { Int($0) }
  }

  // MARK: Bytes

  private func id(_ name: String) -> Int { names.firstIndex(of: name) ?? 0 }

  var bytes: [UInt8] {
    var font = TestFont(
      glyphs: names.map { .box(0, 0, 400, 700, advance: advances[$0] ?? 500) })
    font.characters = characters.enumerated().map { (Int($0.element), $0.offset + 1) }
    if !features.isEmpty { font.extraTables = [("GSUB", substitutions)] }
    return font.bytes
  }

  private var substitutions: [UInt8] {
    var layout = TestLayout()
    for (index, feature) in features.enumerated() {
      layout.lookups.append(lookup(feature.substitution))
      layout.features.append((feature.tag, [index]))
    }
    layout.scripts = [(script, [.init(tag: nil, required: nil, features: Array(features.indices))])]
    return layout.bytes
  }

  private func lookup(_ substitution: Substitution) -> TestLookup {
    switch substitution {
    case .ligature(let parts, let whole):
      .ligatures([TestGlyphs(parts.map(id)): TestGlyphs([id(whole)])])
    case .sequence(let glyph, let parts):
      .multiple([TestGlyphs([id(glyph)]): TestGlyphs(parts.map(id))])
    }
  }
}
