import CoreGraphics
import CoreText
import Testing

@Suite struct GlyphOutlineTests {
  private func outline(_ font: TestFont, _ glyph: UInt16) throws -> GlyphOutline {
    try FontInstance(FontFace(bytes: font.bytes)).outline(glyph)
  }

  @Test func `a contour is closed and keeps its points`() throws {
    let outline = try outline(TestFont(glyphs: [.box(50, -10, 100, 300)]), 0)
    #expect(outline.verbs == [.move, .line, .line, .line, .close])
    let path = outline.path(scale: 1)
    #expect(path.points == [
      CGPoint(x: 50, y: -10), CGPoint(x: 150, y: -10), CGPoint(x: 150, y: 290),
      CGPoint(x: 50, y: 290),
    ])
  }

  @Test func `between two points off the curve lies one on it`() throws {
    let circle: [(x: Int, y: Int, isOnCurve: Bool)] = [
      (0, 0, false), (101, 0, false), (101, 100, false), (0, 100, false),
    ]
    let outline = try outline(TestFont(glyphs: [TestFont.Glyph(contours: [circle])]), 0)
    #expect(outline.verbs == [.move, .quad, .quad, .quad, .quad, .close])
    #expect(outline.path(scale: 1).points[0] == CGPoint(x: 0, y: 50))
    #expect(outline.path(scale: 1).points[2] == CGPoint(x: 50.5, y: 0))
  }

  @Test func `a composite glyph places its parts`() throws {
    var font = TestFont(glyphs: [.box(0, 0, 10, 20), TestFont.Glyph()])
    font.glyphs[1].parts = [(0, 0, 0), (0, 100, -5)]
    let outline = try outline(font, 1)
    #expect(outline.verbs.count == 10)
    #expect(outline.path(scale: 1).points[4] == CGPoint(x: 100, y: -5))
  }

  @Test func `a glyph that contains itself is an error`() {
    var font = TestFont(glyphs: [TestFont.Glyph()])
    font.glyphs[0].parts = [(0, 0, 0), (0, 1, 1)]
    #expect(throws: FontError.self) { try outline(font, 0) }
  }

  /// Boxes of points in 1/64 font units, measured with FreeType, unhinted.
  @Test(arguments: [
    (400.0, 0.0, "H", [15_872, 0, 117_504, 131_072]),
    (400, 0, "é", [9216, -2048, 95_744, 141_312]),
    (600, 0, "H", [12_902, 0, 121_190, 131_072]),
    (600, 0, "&", [7885, -1894, 118_118, 132_659]),
    (900, -10, "H", [256, 0, 140_288, 131_072]),
    (900, -10, "é", [2688, -1792, 106_112, 139_264]),
  ])
  func `outlines vary as FreeType has them`(
    _ weight: Double, _ slant: Double, _ letter: Character, _ expected: [Int]
  ) throws {
    let font = FontInstance(
      try interFace(), variations: variations(weight: weight, slant: slant))
    let scalar = try #require(letter.unicodeScalars.first)
    let outline = try font.outline(font.face.characters.glyph(scalar.value))
    let box = try #require(outline.controlBox)
    let found = [box.low.x, box.low.y, box.high.x, box.high.y].map { Int($0) }
    for (value, wanted) in zip(found, expected) {
      #expect(abs(value - 2 * wanted) <= 2, "\(found) for \(expected)")
    }
  }
}
