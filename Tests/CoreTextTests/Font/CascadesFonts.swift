import CoreGraphics
import CoreText

/// A suite that asks which fonts stand in.
protocol CascadesFonts {
  var library: FontLibrary { get }
}

extension CascadesFonts {
  /// A font with a PostScript name and boxes for some characters.
  static func bytes(
    _ name: String, _ characters: String, extra: [(tag: FontTag, body: [UInt8])] = []
  ) -> [UInt8] {
    var font = TestFont(glyphs: [.box(0, 0, 10, 10), .box(0, 0, 400, 400)])
    font.characters = characters.unicodeScalars.map { Int($0.value) }.sorted().map { ($0, 1) }
    let units = Array(name.utf16).map { Int($0) }
    let record = words([0, 1, 18, 3, 1, 0x409, 6, 2 * units.count, 0])
    font.extraTables = [("name", record + words(units))] + extra
    return font.bytes
  }

  func register(
    _ name: String, _ characters: String, extra: [(tag: FontTag, body: [UInt8])] = []
  ) throws -> FontFace {
    try library.register(bytes: Self.bytes(name, characters, extra: extra), name: name)[0]
  }

  /// A text's own font, with the letters a to c and an anchor.
  func own(weight: Double = 400) throws -> CTFont {
    let face = try FontFace(bytes: Self.bytes("Own", "abc\u{2693}1"))
    var appearance = CTFont.Appearance()
    appearance.systemWeight = 400
    return CTFont(
      instance: FontInstance(face), variations: [FontVariation("wght", weight)], size: 10,
      appearance: appearance)
  }

  func name(
    _ text: String, in script: Script = .latin, language: String? = nil, paragraph: String? = nil,
    weight: Double = 400
  ) throws -> String {
    func characters(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
    let cascade = FontCascade(
      try own(weight: weight), language: language, paragraph: characters(paragraph ?? text),
      in: library)
    let font = cascade.font(for: characters(text)[...], in: script)
    return CTFontCopyPostScriptName(font)
  }
}
