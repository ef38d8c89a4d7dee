import CoreGraphics
import Testing

@testable import CoreText

@Suite struct GlyphPictureCacheTests {
  private typealias Scale = GlyphPictureCache.Scale

  /// A cache, and how often it had something made.
  private final class Counter {
    let cache = GlyphPictureCache()
    private(set) var count = 0

    func entry(
      _ glyph: UInt16, _ scale: Scale = Scale(x: 1, y: 1), color: UInt32 = 0,
      making entry: GlyphPictureCache.Entry = .empty
    ) -> GlyphPictureCache.Entry {
      cache.entry(glyph, scale, textColor: color) {
        count += 1
        return entry
      }
    }
  }

  private func picture(_ side: Int) throws -> GlyphPictureCache.Entry {
    let bitmap = try #require(Bitmap(width: side, height: side))
    return .picture(GlyphPicture(bitmap: bitmap, x: 1, y: -2))
  }

  @Test func `a picture is made once for a size and a colour`() throws {
    let counter = Counter()
    let made = try picture(4)
    for _ in 0..<3 {
      guard case .picture(let found) = counter.entry(7, making: made) else {
        Issue.record("another entry")
        continue
      }
      #expect(found.x == 1 && found.y == -2 && found.bitmap.width == 4)
    }
    #expect(counter.count == 1)
    for scale in [Scale(x: 2, y: 1), Scale(x: 1, y: 2)] { _ = counter.entry(7, scale) }
    _ = counter.entry(8)
    _ = counter.entry(7, color: 0xFF00_00FF)
    #expect(counter.count == 5)
    _ = counter.entry(7, color: 0xFF00_00FF)
    _ = counter.entry(7, Scale(x: 2, y: 1))
    #expect(counter.count == 5)
  }

  @Test func `that a glyph has none is known, too, and why`() {
    let counter = Counter()
    let note = FidelityNote(.colorGlyph, "why")
    for _ in 0..<2 {
      guard case .lack(note) = counter.entry(1, making: .lack(note)) else {
        Issue.record("another entry")
        continue
      }
      guard case .empty = counter.entry(2) else {
        Issue.record("another entry")
        continue
      }
    }
    #expect(counter.count == 2)
  }

  @Test func `pictures are dropped when they take too much room`() throws {
    let counter = Counter()
    // Three of them are more than 8 million pixels.
    for glyph in 0..<2 as Range<UInt16> { _ = counter.entry(glyph, making: try picture(1700)) }
    _ = counter.entry(0)
    #expect(counter.count == 2)
    _ = counter.entry(2, making: try picture(1700))
    #expect(counter.count == 3)
    _ = counter.entry(2)
    #expect(counter.count == 3)
    _ = counter.entry(0)
    #expect(counter.count == 4)
  }

  // MARK: Whole pictures

  private func bitmap(_ pixelsPerEm: Int, _ data: [UInt8]) -> GlyphBitmap {
    GlyphBitmap(
      format: .png, data: reader(data), pixelsPerEm: pixelsPerEm, left: 0, edge: 0, isTop: false,
      width: 0, height: 0)
  }

  @Test func `a whole picture is kept for its size`() throws {
    let cache = GlyphPictureCache()
    let png = try ColorFont.png(3, 2, [1, 2, 3, 255])
    let first = try cache.image(5, bitmap(10, png))
    #expect(first.width == 3 && first.height == 2)
    #expect(try cache.image(5, bitmap(10, png)) === first)
    // Another glyph, and another size in place of the first.
    #expect(try cache.image(6, bitmap(10, png)) !== first)
    let large = try cache.image(5, bitmap(20, try ColorFont.png(6, 4, [1, 2, 3, 255])))
    #expect(large.width == 6)
    #expect(try cache.image(5, bitmap(20, [])) === large)
    #expect(try cache.image(5, bitmap(10, png)) !== first)
  }

  @Test func `a picture that is broken is an error every time`() throws {
    let cache = GlyphPictureCache()
    for _ in 0..<2 {
      #expect(throws: FontError.self) { try cache.image(5, bitmap(10, [1, 2, 3])) }
    }
    let png = try ColorFont.png(3, 2, [1, 2, 3, 255])
    #expect(try cache.image(5, bitmap(10, png)).width == 3)
  }

  @Test func `whole pictures are dropped when there are many`() throws {
    let cache = GlyphPictureCache()
    let png = try ColorFont.png(1, 1, [1, 2, 3, 255])
    let first = try cache.image(0, bitmap(10, png))
    for glyph in 1..<40 as Range<UInt16> { _ = try cache.image(glyph, bitmap(10, png)) }
    #expect(try cache.image(0, bitmap(10, png)) === first)
    for glyph in 40..<80 as Range<UInt16> { _ = try cache.image(glyph, bitmap(10, png)) }
    #expect(try cache.image(0, bitmap(10, png)) !== first)
  }
}
