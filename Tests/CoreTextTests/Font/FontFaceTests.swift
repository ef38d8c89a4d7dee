import CoreGraphics
import Testing

@testable import CoreText

@Suite struct FontFaceTests {
  private let plain = TestFont(
    glyphs: [.box(0, 0, 10, 10), .box(0, 0, 20, 30, advance: 620)], characters: [(0x41, 1)])

  @Test func `a face has what its tables say`() throws {
    let face = try FontFace(bytes: plain.bytes)
    #expect(face.glyphCount == 2)
    #expect(face.characters.glyph(0x41) == 1 && face.characters.glyph(0x42) == 0)
    #expect(face.metrics.unitsPerEm == 1000)
    #expect(face.metrics.ascender == 900 && face.metrics.descender == -200)
    #expect(face.horizontal.advance(1) == 620)
    #expect(face.axes.axes.isEmpty && face.color.isEmpty)
    try face.validate()
  }

  @Test(arguments: ["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"] as [FontTag])
  func `a table that is needed is missed by its name`(_ tag: FontTag) throws {
    let bytes = try plain.bytes(replacing: [], without: [tag])
    #expect(throws: FontError.missingTable(tag)) { try FontFace(bytes: bytes) }
  }

  @Test func `a face without names has none`() throws {
    let names = try FontFace(bytes: plain.bytes).names
    #expect(names.family.isEmpty && names.postScriptName.isEmpty)
  }

  @Test(
    arguments: [
      "name", "OS/2", "post", "fvar", "GSUB", "GPOS", "GDEF", "COLR", "CPAL", "sbix", "CFF ",
      "HVAR",
    ] as [FontTag])
  func `a table that may be missing may not be cut off`(_ tag: FontTag) {
    var font = plain
    font.extraTables = [(tag, [0])]
    #expect(throws: FontError.self) { try FontFace(bytes: font.bytes) }
  }

  @Test func `tables that nobody knows do no harm`() throws {
    var font = plain
    font.extraTables = [("xxxx", [1, 2, 3]), ("DSIG", [])]
    try FontFace(bytes: font.bytes).validate()
  }

  // MARK: Outlines

  @Test func `outlines are read when they are used, and all by validating`() throws {
    let broken = try TestFont.outlines([OutlineBytes.box(0, 0, 10, 10), words([1, 0, 0, 0, 0, 3])])
    let face = try FontFace(bytes: broken)
    #expect(try FontInstance(face).outline(0).verbs.count == 5)
    #expect(throws: FontError.self) { try face.validate() }
  }

  @Test func `validating reads how outlines vary`() throws {
    let tuple = VariationBytes.Tuple(deltas: [])
    let bytes = try TestFont.outlines(
      [OutlineBytes.box(0, 0, 10, 10)],
      extra: [
        ("fvar", VariationBytes.axes()),
        ("gvar", VariationBytes.glyphs([VariationBytes.glyph([tuple])])),
      ])
    let face = try FontFace(bytes: bytes)
    // At the standard place nothing of it counts.
    #expect(try FontInstance(face).outline(0).verbs.count == 5)
    #expect(throws: FontError.self) { try face.validate() }
  }

  @Test func `validating reads colours`() throws {
    let table = ColorFont.graphs([(4, [99])])
    let face = try FontFace(bytes: ColorFont.bytes([("COLR", table), ("CPAL", ColorFont.colors)]))
    #expect(throws: FontError.self) { try face.validate() }
  }

  // MARK: Features

  @Test func `a face has the features that its tables name`() throws {
    let font = SyllableFont("dev2", "कि").with("akhn", .ligature(["0020", "0020"], into: "x"))
    let face = try FontFace(bytes: font.bytes)
    #expect(face.hasFeature("akhn"))
    #expect(!face.hasFeature("liga"))
    #expect(try !FontFace(bytes: plain.bytes).hasFeature("akhn"))
  }

  // MARK: Files

  @Test func `the fingerprint is of the whole file`() throws {
    let one = try FontFace(bytes: plain.bytes)
    #expect(try FontFace(bytes: plain.bytes).fingerprint == one.fingerprint)
    #expect(one.fingerprint.count == 64)
    #expect(one.fingerprint.allSatisfy { "0123456789abcdef".contains($0) })
    // A byte that no table has.
    #expect(try FontFace(bytes: plain.bytes + [0]).fingerprint != one.fingerprint)
  }

  @Test(arguments: [-1, 1, 2, Int.max])
  func `a file of one face has no other`(_ index: Int) {
    #expect(throws: FontError.noSuchFace(index: index, count: 1)) {
      try FontFace(bytes: plain.bytes, index: index)
    }
  }

  @Test func `a face that is cut off anywhere is an error`() throws {
    let bytes = plain.bytes
    for count in 0..<bytes.count {
      #expect(throws: FontError.self) { try FontFace(bytes: Array(bytes.prefix(count))) }
    }
  }
}
