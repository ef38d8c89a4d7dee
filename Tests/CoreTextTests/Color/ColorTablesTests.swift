import CoreGraphics
import Testing

@testable import CoreText

@Suite struct ColorTablesTests {
  private func tables(_ tables: [(tag: FontTag, body: [UInt8])]) throws -> ColorTables {
    try ColorTables(FontFile(bytes: fontBytes(tables)), glyphCount: ColorFont.base.glyphs.count)
  }

  /// A table `SVG ` with drawings of ranges of glyphs.
  private func drawings(_ ranges: [(first: Int, last: Int)]) -> [UInt8] {
    let records = ranges.flatMap {
      words([$0.first, $0.last]) + ColorFont.long(0) + ColorFont.long(0)
    }
    return words([0]) + ColorFont.long(10) + ColorFont.long(0) + words([ranges.count]) + records
  }

  private func picture(_ color: [UInt8]) throws -> [UInt8] {
    ColorFont.join(words([0, 0]), Array("png ".utf8), try ColorFont.png(4, 4, color))
  }

  @Test func `most faces have none`() throws {
    let none = try tables([("head", [])])
    #expect(none.isEmpty && none.layers == nil && none.palettes == nil && none.bitmaps == nil)
    #expect(!none.hasDrawing(0))
    // Colours alone colour nothing.
    #expect(try tables([("CPAL", ColorFont.colors)]).isEmpty)
  }

  @Test func `each kind of table makes a face one with colours`() throws {
    let pictures = ColorFont.located([(10, 0, 4, try ColorFont.png(4, 4, [255, 0, 0, 255]))])
    #expect(try !tables([("COLR", ColorFont.layers([]))]).isEmpty)
    #expect(try !tables([("sbix", ColorFont.scaled(10, [:]))]).isEmpty)
    #expect(try !tables(pictures).isEmpty)
    #expect(try !tables([("SVG ", drawings([(3, 3)]))]).isEmpty)
    #expect(try tables([("SVG ", drawings([]))]).isEmpty)
  }

  @Test func `pictures need where they are and what they are`() throws {
    let pictures = ColorFont.located([(10, 0, 4, try ColorFont.png(4, 4, [255, 0, 0, 255]))])
    for table in pictures { #expect(try tables([table]).bitmaps == nil) }
  }

  @Test func `a glyph has a drawing where a range holds it`() throws {
    let tables = try tables([("SVG ", drawings([(3, 5), (8, 8), (65_535, 65_535)]))])
    #expect((0..<10 as Range<UInt16>).filter(tables.hasDrawing) == [3, 4, 5, 8])
    #expect(tables.hasDrawing(65_535))
  }

  @Test func `ranges that end before they begin are errors, as is a list that is cut off`() throws {
    #expect(throws: FontError.self) { try tables([("SVG ", drawings([(1, 1), (6, 5)]))]) }
    let whole = drawings([(3, 5), (8, 8)])
    for count in 0..<whole.count {
      #expect(throws: FontError.self) { try tables([("SVG ", Array(whole.prefix(count)))]) }
    }
  }

  // MARK: Which of them is drawn

  @Test func `layers come before pictures, pictures before outlines`() throws {
    let red = try picture([255, 0, 0, 255])
    let sbix = ColorFont.scaled(10, [1: red, 2: red])
    let layers = ColorFont.layers([(1, [(1, 2)])])
    let font = try ColorFont.font([
      ("COLR", layers), ("CPAL", ColorFont.colors), ("sbix", sbix),
    ])
    #expect(try ColorFont.rows(1, font)[3] == "bbbb....")
    #expect(try ColorFont.rows(2, font)[3].hasPrefix("rr"))
    #expect(try ColorFont.rows(3, font)[3] == "kkkkkkkk")
  }

  @Test func `pictures of sbix come before those of CBDT`() throws {
    let red = try picture([255, 0, 0, 255])
    let located = ColorFont.located([(10, 0, 4, try ColorFont.png(4, 4, [0, 0, 255, 255]))])
    let font = try ColorFont.font([("sbix", ColorFont.scaled(10, [4: red]))] + located)
    #expect(try ColorFont.rows(4, font)[3] == "rrrr....")
    #expect(try ColorFont.rows(4, ColorFont.font(located))[3] == "bbbb....")
  }
}
