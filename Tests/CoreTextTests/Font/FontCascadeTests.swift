import CoreGraphics
import CoreText
import Testing

/// Which font a character is drawn with that the text's own has not.
@Suite struct FontCascadeTests: CascadesFonts {
  let library = FontLibrary(systemFolders: ["/nowhere"])

  @Test func `a font keeps the characters that it has`() throws {
    _ = try register("Other", "abc")
    #expect(try name("a") == "Own")
    #expect(try name("a\u{301}") == "Own")
  }

  @Test func `a mark that is a character by itself has the font of its script`() throws {
    // U+1038, a sign of Myanmar's, is no part of the character before it.
    _ = try register("NotoSansMyanmar-Regular", "\u{1019}\u{1038}")
    #expect(try name("\u{1038}", in: Script(of: 0x1019)) == "NotoSansMyanmar-Regular")
    #expect(try name("a\u{1038}", in: .latin) == "Own")
  }

  @Test(
    arguments: [
      ("骨", nil, "骨", "sc"), ("骨", "en", "骨", "sc"), ("骨", "ja", "骨", "jp"),
      ("骨", "ko-KR", "骨", "kr"), ("骨", "zh-Hant", "骨", "tc"), ("骨", "zh-HK", "骨", "hk"),
      ("骨", "zh-TW", "骨", "tc"), ("骨", "zh_CN", "骨", "sc"), ("骨", "yue", "骨", "hk"),
      ("骨", nil, "骨の", "jp"), ("骨", nil, "骨 뼈", "kr"), ("骨", nil, "骨ㄍ", "tc"),
      ("骨", "zh", "骨の", "sc"), ("の", nil, "の", "jp"), ("の", "zh", "の", "sc"),
      ("뼈", "ja", "뼈", "kr"),
    ] as [(String, String?, String, String)])
  func `Chinese characters are written as the language or the text around says`(
    character: String, language: String?, paragraph: String, region: String
  ) throws {
    let folder = try TestFontFolder(
      ["sc", "tc", "hk", "jp", "kr"].map { region in
        let name = "NotoSansCJK\(region)-Regular"
        return (name, Self.bytes(name, "骨の뼈"))
      })
    defer { folder.remove() }
    let library = FontLibrary(systemFolders: [folder.path])
    let cascade = FontCascade(
      try own(), language: language, paragraph: paragraph.unicodeScalars.map(\.value),
      in: library)
    let font = cascade.font(for: character.unicodeScalars.map(\.value)[...], in: .latin)
    #expect(CTFontCopyPostScriptName(font) == "NotoSansCJK\(region)-Regular")
  }

  @Test func `emoji go to the font of emoji, pictures in text to fonts of text`() throws {
    let folder = try TestFontFolder([
      ("e", Self.bytes("NotoColorEmoji", "\u{2693}1\u{20E3}\u{1F600}\u{260E}\u{2708}")),
      ("s", Self.bytes("NotoSansSymbols-Regular", "\u{260E}")),
    ])
    defer { folder.remove() }
    let library = FontLibrary(systemFolders: [folder.path])
    func name(_ text: String) throws -> String {
      let cascade = FontCascade(try own(), language: nil, paragraph: [], in: library)
      let font = cascade.font(for: text.unicodeScalars.map(\.value)[...], in: .latin)
      return CTFontCopyPostScriptName(font)
    }
    #expect(try name("\u{1F600}") == "NotoColorEmoji")
    // The text's own font has the anchor, which is an emoji by default.
    #expect(try name("\u{2693}") == "NotoColorEmoji")
    #expect(try name("\u{2693}\u{FE0E}") == "Own")
    #expect(try name("1") == "Own")
    #expect(try name("1\u{FE0F}\u{20E3}") == "NotoColorEmoji")
    #expect(try name("\u{260E}") == "NotoSansSymbols-Regular")
    #expect(try name("\u{260E}\u{FE0F}") == "NotoColorEmoji")
    // No font of text has the aeroplane.
    #expect(try name("\u{2708}") == "NotoColorEmoji")
  }

  @Test func `a registered font with colours is asked for emoji, one without is not`() throws {
    _ = try register("Plain", "\u{1F600}")
    #expect(try name("\u{1F600}") == "Plain")
    _ = try register("NotoColorEmoji", "\u{1F600}")
    #expect(try name("\u{1F600}") == "NotoColorEmoji")
    // No glyph in layers: version, counts and places of records.
    let layers: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 14, 0, 0]
    _ = try register("Bright", "\u{1F600}", extra: [("COLR", layers)])
    #expect(try name("\u{1F600}") == "Bright")
  }

  @Test func `what no font has stays with the text's own, and the package is told`() throws {
    #expect(try name("ก") == "Own")
    let cases: [(UInt32, String, String)] = [
      (0xE01, "Thai", "fonts-noto-core"), (0x9AA8, "Chinese", "fonts-noto-cjk"),
      (0x1F600, "Emoji", "fonts-noto-color-emoji"), (0x306E, "Japanese", "fonts-noto-cjk"),
      (0x10C80, "Old Hungarian", "fonts-noto-core"), (0x2639, "Symbols", "fonts-noto-core"),
    ]
    for (character, script, package) in cases {
      let missing = FontCascade.missing(for: character, in: library)
      #expect(missing?.script == script)
      #expect(missing?.package == package)
    }
    _ = try register("NotoSansThai-Regular", "ก")
    #expect(FontCascade.missing(for: 0xE02, in: library) == nil)
  }

  @Test func `a line with tall letters is taller, one with Chinese is not`() throws {
    let folder = try TestFontFolder([
      ("t", Self.bytes("NotoSansThai-Regular", "ก")),
      ("c", Self.bytes("NotoSansCJKsc-Regular", "骨")),
    ])
    defer { folder.remove() }
    let library = FontLibrary(systemFolders: [folder.path])
    let own = try #require(CTFont.system(size: 10))
    let cascade = FontCascade(own, language: nil, paragraph: [], in: library)
    let thai = cascade.font(for: [0xE01], in: .latin)
    #expect((thai.ascent - 10.69).magnitude < 1e-9)
    #expect((thai.descent - 2.93).magnitude < 1e-9)
    let chinese = cascade.font(for: [0x9AA8], in: .latin)
    #expect(chinese.ascent == own.ascent)
    #expect(chinese.descent == own.descent)
    #expect(cascade.font(for: [0x9AA8], in: .latin) === chinese)
  }
}
