import CoreGraphics
import Testing

@testable import CoreText

@Suite struct GlyphMaskCacheTests: DrawsGlyphs {
  private typealias Scale = GlyphMaskCache.Scale

  /// A pixel for 100 units, y down.
  private let scale = Scale(x: 1 / 12_800, y: -1 / 12_800)

  /// Glyph 0 is empty, 1 a box of 2 by 3 pixels, 2 is broken.
  private func font() throws -> FontInstance {
    FontInstance(
      try FontFace(
        bytes: TestFont.outlines([[], OutlineBytes.box(0, 0, 200, 300), words([1, 0, 0, 0, 0, 9])]))
    )
  }

  private func mask(
    _ cache: GlyphMaskCache, _ font: FontInstance, quarters: Int = 0, _ scale: Scale? = nil
  ) throws -> GlyphMask {
    let masks = cache.masks([(1, quarters)], scale ?? self.scale, font)
    return try #require(masks.first ?? nil)
  }

  @Test func `glyphs without an outline, or with a broken one, have no coverage`() throws {
    let masks = GlyphMaskCache().masks(
      [(0, 0), (1, 0), (2, 0), (999, 0)], scale, try font())
    #expect(masks.map { $0 != nil } == [false, true, false, false])
    #expect(GlyphMaskCache().masks([], scale, try font()).isEmpty)
  }

  @Test func `coverage is made once for a size and a quarter of a pixel`() throws {
    let (cache, font) = (GlyphMaskCache(), try font())
    let first = try mask(cache, font)
    #expect(try mask(cache, font) === first)
    #expect(try mask(cache, font, quarters: 1) !== first)
    #expect(try mask(cache, font, Scale(x: scale.x, y: scale.y * 2)) !== first)
    // What was made since then has replaced nothing.
    #expect(try mask(cache, font) === first)
    #expect(try mask(GlyphMaskCache(), font) !== first)
  }

  @Test func `a glyph that comes twice in one call has one coverage`() throws {
    let masks = GlyphMaskCache().masks([(1, 2), (0, 2), (1, 2)], scale, try font())
    #expect(masks[0] != nil && masks[0] === masks[2])
  }

  @Test(arguments: [
    (0, [".##.", ".##.", ".##.", "...."]), (1, [".+#+", ".+#+", ".+#+", "...."]),
    (2, [".+#+", ".+#+", ".+#+", "...."]), (3, [".+#+", ".+#+", ".+#+", "...."]),
  ])
  func `coverage lies right of the origin by its quarters`(
    _ quarters: Int, _ expected: [String]
  ) throws {
    let mask = try mask(GlyphMaskCache(), try font(), quarters: quarters)
    let rows = try draw(width: 4, height: 4) { $0.fill([PlacedGlyph(mask, x: 1, y: 3)]) }
    #expect(rows == expected)
  }

  @Test func `a negative scale across mirrors the glyph`() throws {
    let mask = try mask(GlyphMaskCache(), try font(), Scale(x: -scale.x, y: -scale.y))
    let rows = try draw(width: 4, height: 4) { $0.fill([PlacedGlyph(mask, x: 3, y: 0)]) }
    #expect(rows == [".##.", ".##.", ".##.", "...."])
  }

  @Test func `coverages are dropped when there are very many`() throws {
    let (cache, font) = (GlyphMaskCache(), try font())
    let first = try mask(cache, font)
    for size in 1...8000 {
      _ = cache.masks([(1, 0)], Scale(x: scale.x, y: Double(size) * 1e-9), font)
    }
    #expect(try mask(cache, font) === first)
    for size in 8001...8300 {
      _ = cache.masks([(1, 0)], Scale(x: scale.x, y: Double(size) * 1e-9), font)
    }
    #expect(try mask(cache, font) !== first)
  }
}
