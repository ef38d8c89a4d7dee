import CoreGraphics
import CoreText
import Testing

private func isInstalled(_ name: String) -> Bool {
  (try? FontLibrary.shared.face(named: name)) != nil
}

/// The system font's other designs.
@Suite struct CTFontDesignsTests {
  private func width(_ string: String, _ font: CTFont) -> Double {
    let text = StyledText(string, attributes: [TextAttribute.font: font])
    return Double(TextLayout(text, options: TextLayout.Options()).size.width)
  }

  @Test(arguments: [100.0, 400, 600, 900])
  func `rounded letters are as wide and as high as the others`(weight: Double) throws {
    let plain = try #require(CTFont.system(size: 20, weight: weight))
    let rounded = try #require(CTFont.system(size: 20, weight: weight, design: .rounded))
    #expect(width("Hamburgefonstiv", rounded) == width("Hamburgefonstiv", plain))
    #expect(rounded.lineHeight == plain.lineHeight)
    #expect(rounded != plain)
    for letter in "HlEtr7".unicodeScalars {
      let glyph = plain.instance.face.characters.glyph(letter.value)
      let (sharp, soft) = (
        try plain.instance.outline(glyph), try rounded.instance.outline(glyph)
      )
      #expect(soft.verbs.contains(.cubic), "\(letter)")
      #expect(sharp != soft)
    }
    let at = CTFontCreateCopyWithSize(rounded, 40)
    #expect(at.instance === rounded.instance)
  }

  @Test(.enabled(if: isInstalled("JetBrainsMono-Regular"), "needs fonts-jetbrains-mono"))
  func `monospaced letters are as wide as SF Mono's, and capitals as high`() throws {
    for weight in [100.0, 300, 400, 500, 600, 700, 800, 900] {
      let font = try #require(CTFont.system(size: 10, weight: weight, design: .monospaced))
      // No ligature, however much it looks like code.
      for text in ["iiii", "WWWW", "0123", "->>=", "fi !"] {
        #expect((width(text, font) - 4 * 6.1816).magnitude < 0.001, "\(text) \(weight)")
      }
      let glyph = font.instance.face.characters.glyph(0x48)
      let box = try #require(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBoxOfPath
      #expect((box.maxY - font.capHeight).magnitude < 0.05)
      #expect((font.lineHeight - 11.9336).magnitude < 0.001)
    }
  }

  @Test(.enabled(if: isInstalled("JetBrainsMono-Regular"), "needs fonts-jetbrains-mono"))
  func `a weight is that of the nearest face`() throws {
    func name(_ weight: Double, _ isItalic: Bool = false) throws -> String {
      CTFontCopyPostScriptName(
        try #require(
          CTFont.system(size: 10, weight: weight, isItalic: isItalic, design: .monospaced)))
    }
    #expect(try name(400) == "JetBrainsMono-Regular")
    #expect(try name(400, true) == "JetBrainsMono-Italic")
    #expect(try name(600) == "JetBrainsMono-SemiBold")
    #expect(try name(700, true) == "JetBrainsMono-BoldItalic")
    #expect(try name(100) == "JetBrainsMono-Light")
    #expect(try name(900) == "JetBrainsMono-ExtraBold")
  }

  @Test(.enabled(if: isInstalled("Vollkorn-Regular"), "needs fonts-vollkorn"))
  func `serif capitals are as high as San Francisco's, and figures stand on the line`() throws {
    let font = try #require(CTFont.system(size: 100, weight: 400, design: .serif))
    #expect(CTFontCopyPostScriptName(font) == "Vollkorn-Regular")
    #expect((font.capHeight - 70.459).magnitude < 0.001)
    #expect((font.lineHeight - 119.336).magnitude < 0.001)
    let text = StyledText("37", attributes: [TextAttribute.font: font])
    let line = TextLayout(text, options: TextLayout.Options()).lines[0].line
    #expect(line.imageBounds.minY > -3)
    let black = try #require(CTFont.system(size: 100, weight: 900, isItalic: true, design: .serif))
    #expect(CTFontCopyPostScriptName(black) == "Vollkorn-BlackItalic")
  }

  @Test func `a design whose font is missing says which package has it`() {
    let empty = FontLibrary(systemFolders: ["/nowhere"])
    #expect(
      CTFont.designed(
        .serif, size: 10, weight: 400, isItalic: false, features: [], in: empty) == nil)
    #expect(CTFont.missing(.serif)?.subject.contains("apt-get install fonts-vollkorn") == true)
    #expect(
      CTFont.missing(.monospaced)?.subject.contains("apt-get install fonts-jetbrains-mono")
        == true)
    #expect(CTFont.missing(.rounded) == nil)
  }

  @Test func `letters of another width are stretched, other fonts in the text are not`() throws {
    let font = try #require(CTFont.system(size: 10))
    let wide = font.widened(by: 1.2)
    let tracking = Double(font.appearance.tracking) * 5
    let letters = width("Hello", font) - tracking
    #expect((width("Hello", wide) - tracking - 1.2 * letters).magnitude < 1e-9)
    #expect(wide.lineHeight == font.lineHeight)
    #expect(font.widened(by: 1) === font)
    #expect(font.widened(by: .nan) === font)
    let folder = try TestFontFolder([
      ("c", FontCascadeTests.bytes("NotoSansCJKsc-Regular", "骨"))
    ])
    defer { folder.remove() }
    let library = FontLibrary(systemFolders: [folder.path])
    let cascade = FontCascade(wide, language: nil, paragraph: [], in: library)
    #expect((cascade.font(for: [0x9AA8], in: .latin).matrix.a - 1).magnitude < 1e-12)
  }
}
