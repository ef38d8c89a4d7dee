import CoreGraphics
import CoreText
import Testing

@Suite struct GlyphBitmapTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  @Test func `the size that is drawn decides on the picture`() throws {
    let font = try ColorFont.font(
      ColorFont.located([
        (20, 0, 8, try ColorFont.png(8, 8, blue)), (10, 0, 4, try ColorFont.png(4, 4, red)),
      ]))
    #expect(try ColorFont.rows(4, font)[0] == "rrrr....")
    // The larger one made smaller, and where none is large enough the largest.
    let between = CTFontCreateCopyWithSize(font, 15)
    #expect(try ColorFont.rows(4, between, height: 6)[0] == "bbbbbb..")
    let above = CTFontCreateCopyWithSize(font, 40)
    #expect(
      try ColorFont.rows(4, above, width: 20, height: 16)[0]
        == String(repeating: "b", count: 16) + "....")
  }

  @Test func `a picture is not blurred by where it stands`() throws {
    let font = try ColorFont.font(
      ColorFont.located([(20, 0, 8, try ColorFont.png(8, 8, red))]))
    let moved = try ColorFont.rows(4, font) { $0.translateBy(x: 1.4, y: 0.3) }
    #expect(moved == [".rrrr...", ".rrrr...", ".rrrr...", ".rrrr..."])
  }

  @Test func `a font of pictures alone needs no outlines`() throws {
    let font = ColorFont.base
    let file = try FontFile(bytes: font.bytes)
    let kept = file.tables.filter { $0.tag != "glyf" && $0.tag != "loca" }.map {
      (tag: $0.tag, body: Array(file.bytes[$0.range]))
    }
    #expect(throws: FontError.missingTable("glyf")) { try FontFace(bytes: fontBytes(kept)) }
    let pictures = ColorFont.located([(10, 0, 4, try ColorFont.png(4, 4, red))])
    let face = try FontFace(bytes: fontBytes(kept + pictures))
    #expect(
      try ColorFont.rows(4, CTFont(instance: FontInstance(face), size: 10))[3] == "rrrr....")
  }

  @Test func `a glyph's drawing is told of where it is SVG`() throws {
    let list = ColorFont.join(words([1, 3, 3]), ColorFont.long(0), ColorFont.long(0))
    let table = ColorFont.join(words([0]), ColorFont.long(10), ColorFont.long(0), list)
    let font = try ColorFont.font([("SVG ", table)])
    let notes = FidelityLedger.collecting {
      _ = try? ColorFont.rows(3, font)
      _ = try? ColorFont.rows(1, font)
    }
    #expect(notes.count == 1)
    #expect(notes.first?.subject.hasSuffix("glyph 3: a drawing of the format SVG") == true)
  }

  // MARK: Hostile pictures

  @Test func `a picture that is broken or too large is told of`() throws {
    var huge = try ColorFont.png(1, 1, red)
    // The width in the header.
    huge.replaceSubrange(16..<20, with: [0, 1, 0, 0])
    for png in [huge, [], [1, 2, 3], try Array(ColorFont.png(4, 4, red).dropLast(20))] {
      let font = try ColorFont.font(ColorFont.located([(10, 0, 4, png)]))
      var rows: [String] = []
      let notes = FidelityLedger.collecting { rows = (try? ColorFont.rows(4, font)) ?? [] }
      #expect(rows.first == "........")
      #expect(notes.map(\.feature) == [.colorGlyph])
    }
  }

  @Test func `tables that are cut off or damaged are an error or a font`() throws {
    let tables = ColorFont.located([(10, 0, 4, try ColorFont.png(4, 4, red))])
    let picture = try ColorFont.png(2, 2, red)
    let scaled = ColorFont.scaled(
      10, [4: ColorFont.join(words([0, 0]), Array("png ".utf8), picture)])
    func draw(_ tables: [(tag: FontTag, body: [UInt8])]) throws {
      let font = try ColorFont.font(tables)
      _ = FidelityLedger.collecting { _ = try? ColorFont.pixels(4, font) }
      try font.instance.face.validate()
    }
    for length in 0..<tables[1].body.count {
      #expect(throws: FontError.self) {
        try draw([tables[0], ("CBLC", Array(tables[1].body.prefix(length)))])
      }
    }
    #expect(throws: FontError.self) {
      try draw([("CBDT", Array(tables[0].body.prefix(20))), tables[1]])
    }
    var state: UInt64 = 5
    for round in 0..<400 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var bodies = [tables[0].body, tables[1].body, scaled]
      let place = Int(state >> 33) % bodies[round % 3].count
      bodies[round % 3][place] = UInt8(truncatingIfNeeded: state >> 50)
      try? draw([("CBDT", bodies[0]), ("CBLC", bodies[1])])
      try? draw([("sbix", bodies[2])])
    }
  }
}
