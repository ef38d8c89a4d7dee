import CoreText
import Testing

@Suite struct FontLibraryTests {
  private let empty = FontLibrary(systemFolders: ["/nowhere"])

  @Test func `the missing system font names the command that installs it`() throws {
    #expect {
      try empty.face(named: "Inter")
    } throws: { error in
      let text = (error as? FontLookupError)?.description ?? ""
      return text.contains("apt-get install fonts-inter-variable") && text.contains("/nowhere")
    }
  }

  @Test func `a registered font is found by its name`() throws {
    let name = words([0, 1, 18, 3, 1, 0x409, 1, 4, 0]) + words([0x41, 0x42])
    var font = TestFont(glyphs: [.box(0, 0, 10, 10)])
    font.extraTables = [("name", name)]
    let faces = try empty.register(bytes: font.bytes)
    #expect(faces.count == 1)
    #expect(try empty.face(named: "AB") === faces[0])
    #expect(empty.usedFonts.map(\.face.names.family) == ["AB"])
    empty.unregisterAll()
    #expect(throws: FontLookupError.self) { try empty.face(named: "AB") }
  }

  @Test func `a broken file says what is broken`() {
    #expect(
      throws: FontLookupError.broken(path: "x.ttf", .notAFont(signature: 0x0102_0304))
    ) {
      try empty.register(bytes: [1, 2, 3, 4], name: "x.ttf")
    }
  }

  @Test func `the system font is installed and has both axes`() throws {
    let face = try interFace()
    #expect(face.names.postScriptName == "Inter")
    #expect(face.axes.axes.map(\.tag) == ["wght", "slnt"])
    #expect(face.fingerprint.count == 64)
    #expect(face.metrics.unitsPerEm == 2816)
    #expect(face.metrics.capHeight == 2048)
    try face.validate()
  }
}
