import CoreGraphics
import Testing

@testable import CoreText

@Suite struct GlyphDrawingColorTests {
  /// A red square of four pixels with a blue corner as glyph 4; others have no colours.
  private func font(size: CGFloat = 10) throws -> CTFont {
    try ColorFont.font(
      [("COLR", ColorFont.layers([(4, [(1, 0), (2, 2)])])), ("CPAL", ColorFont.colors)],
      size: size)
  }

  /// A quarter turn to the left around the middle of the lower edge.
  private let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)

  /// Rows of glyphs at places, as `ColorFont.rows` has them for one.
  private func rows(
    _ glyphs: [CGGlyph], at places: [CGPoint], _ font: CTFont,
    prepare: (CGContext) -> Void = { _ in }
  ) throws -> [String] {
    // The glyph without an outline is drawn by whoever prepares the context.
    try ColorFont.rows(9, font) { context in
      prepare(context)
      CTFontDrawGlyphs(font, glyphs, places, glyphs.count, context)
    }
  }

  @Test func `glyphs with colours and without stand in one run`() throws {
    let places = [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 2), CGPoint(x: 6, y: 0)]
    let found = try rows([4, 2, 2], at: places, font()) {
      $0.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    }
    #expect(found == ["rrrrgg..", "rrrrgg..", "bbrr..gg", "bbrr..gg"])
  }

  // MARK: Upright and otherwise

  @Test func `a glyph that is turned, or upside down, is drawn in parts`() throws {
    let font = try font()
    #expect(
      try ColorFont.rows(4, font) { $0.concatenate(turn) }
        == ["rrrr....", "rrrr....", "rrbb....", "rrbb...."])
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 4)
    #expect(
      try ColorFont.rows(4, font) { $0.concatenate(flip) }
        == ["bbrr....", "bbrr....", "rrrr....", "rrrr...."])
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 6, ty: 0)
    #expect(
      try ColorFont.rows(4, font) { $0.concatenate(mirror) }
        == ["..rrrr..", "..rrrr..", "..rrbb..", "..rrbb.."])
  }

  @Test func `the text matrix turns a glyph, too`() throws {
    #expect(
      try ColorFont.rows(4, font()) { $0.textMatrix = turn }
        == ["rrrr....", "rrrr....", "rrbb....", "rrbb...."])
  }

  @Test(arguments: [1.0, 30, 1000])
  func `size and scale together say how large a glyph is`(_ factor: CGFloat) throws {
    let found = try ColorFont.rows(4, font(size: 10 * factor)) {
      $0.scaleBy(x: 1 / factor, y: 1 / factor)
    }
    #expect(found == ["rrrr....", "rrrr....", "bbrr....", "bbrr...."])
  }

  @Test func `a glyph too large to be kept is drawn all the same`() throws {
    // A hundred pixels for each of its own: the corner fills all that is seen.
    #expect(
      try ColorFont.rows(4, font(size: 1000)) == [String](repeating: "bbbbbbbb", count: 4))
    // Its end, 200 pixels to the right.
    #expect(
      try ColorFont.rows(4, font(size: 1000)) { $0.translateBy(x: -196, y: 0) }
        == [String](repeating: "bbbbrrrr", count: 4))
  }

  @Test func `turned and upright glyphs have the text's alpha alike`() throws {
    func pixel(_ transform: CGAffineTransform) throws -> [UInt8] {
      try ColorFont.pixels(4, font()) {
        $0.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.4)
        $0.concatenate(transform)
      }[0][0]
    }
    #expect(try pixel(.identity) == [102, 0, 0, 102])
    #expect(try pixel(turn) == [102, 0, 0, 102])
  }

  @Test(arguments: [1e6, -1e6, 1e30, .infinity, -.infinity, .nan] as [CGFloat])
  func `places far from any page put down nothing`(_ place: CGFloat) throws {
    let none = [String](repeating: "........", count: 4)
    let points = [CGPoint(x: place, y: 0), CGPoint(x: 0, y: place)]
    #expect(try rows([4, 4], at: points, font()) == none)
    #expect(try rows([4, 4], at: points, font()) { $0.textMatrix = turn } == none)
  }

  // MARK: Modes

  @Test(
    arguments: [
      (.fill, "rrrr...."), (.stroke, "rrrr...."), (.fillStroke, "rrrr...."),
      (.invisible, "........"), (.clip, "........"), (.fillClip, "rrrr...."),
    ] as [(CGTextDrawingMode, String)])
  func `a picture is drawn as it is, or not at all`(
    _ mode: CGTextDrawingMode, _ row: String
  ) throws {
    #expect(try ColorFont.rows(4, font()) { $0.setTextDrawingMode(mode) }[0] == row)
  }

  // MARK: What cannot be drawn

  /// Glyph 1 has a paint of a format that there is not.
  private func broken() throws -> CTFont {
    try ColorFont.font(
      [("COLR", ColorFont.graphs([(1, [99, 0, 0, 0])])), ("CPAL", ColorFont.colors)])
  }

  @Test func `broken colours leave the outline and are told of, upright or turned`() throws {
    for transform in [CGAffineTransform.identity, turn] {
      var row = ""
      let notes = FidelityLedger.collecting {
        row = (try? ColorFont.rows(1, broken()) { $0.concatenate(transform) }[3]) ?? ""
      }
      #expect(row == "kkkk....")
      #expect(notes.map(\.feature) == [.colorGlyph])
      #expect(notes.first?.subject.hasSuffix("glyph 1: paint format 99") == true)
    }
  }

  @Test func `glyphs of a run that are not broken are drawn`() throws {
    let table = ColorFont.graphs([(4, [99, 0]), (5, ColorFont.shape(1, ColorFont.solid(0)))])
    let font = try ColorFont.font([("COLR", table), ("CPAL", ColorFont.colors)])
    var found: [String] = []
    let notes = FidelityLedger.collecting {
      found = (try? rows([4, 5], at: [.zero, CGPoint(x: 4, y: 0)], font)) ?? []
    }
    #expect(found.last == "....rrrr")
    #expect(notes.count == 1)
  }

  /// Glyph 4 as a bar that is laid over itself.
  private func layered(_ count: Int, size: CGFloat) throws -> CTFont {
    let layers = [(glyph: Int, entry: Int)](repeating: (3, 0), count: count)
    return try ColorFont.font(
      [("COLR", ColorFont.layers([(4, layers)])), ("CPAL", ColorFont.colors)], size: size)
  }

  @Test func `a glyph of too many parts is told of and not drawn`() throws {
    var rows: [String] = []
    let few = FidelityLedger.collecting {
      rows = (try? ColorFont.rows(4, layered(100, size: 255))) ?? []
    }
    #expect(few.isEmpty && rows.first == "rrrrrrrr")
    // A thousand by 500 pixels, ten thousand times.
    let many = FidelityLedger.collecting { try? drawOnPage(layered(10_000, size: 1250)) }
    #expect(many.map(\.feature) == [.colorGlyph])
    #expect(many.first?.subject.hasSuffix("a glyph of too many parts") == true)
  }

  /// Draws glyph 4 on a page of a million pixels.
  private func drawOnPage(_ font: CTFont) throws {
    let bitmap = try #require(Bitmap(width: 1000, height: 1000))
    let context = CGContext(bitmap: bitmap, baseTransform: .identity)
    CTFontDrawGlyphs(font, [4], [.zero], 1, context)
  }
}
