import CoreGraphics
import Testing

@testable import CoreText

@Suite struct GlyphScratchTests: ReadsOutlines {
  /// A zigzag of as many points.
  private func zigzag(_ count: Int) -> OutlineBytes.Contour {
    (0..<count).map { (x: $0 * 3, y: $0 % 2 * 50, isOnCurve: true) }
  }

  private func points(_ count: Int) -> [SIMD2<Int32>] {
    zigzag(count).map { SIMD2(Int32($0.x) * 128, Int32($0.y) * 128) }
  }

  @Test func `it begins empty and may be emptied`() {
    var scratch = GlyphScratch()
    #expect(scratch.count == 0 && scratch.ends.isEmpty)
    #expect(scratch.outline(shiftedBy: 64).isEmpty)
    scratch.reserve(10)
    scratch.count = 10
    scratch.ends = [4, 10]
    scratch.removeAll()
    #expect(scratch.count == 0 && scratch.ends.isEmpty)
    #expect(scratch.outline(shiftedBy: 0).points.isEmpty)
  }

  /// Around the room that there is at first, and far beyond.
  @Test(arguments: [1, 255, 256, 257, 513, 5000])
  func `it grows with the points of a glyph`(_ count: Int) throws {
    let font = try TestFont.outlines([OutlineBytes.contours([zigzag(count)])])
    let outline = try instance(font).outline(0)
    #expect(outline.points == points(count))
    #expect(outline.verbs.count == count + 1)
  }

  @Test func `points of the parts before stay as it grows`() throws {
    let parts = (0..<40).map { OutlineBytes.Part(glyph: 1, arguments: (0, 100 * $0)) }
    let font = try TestFont.outlines([
      OutlineBytes.composite(parts), OutlineBytes.contours([zigzag(100)]),
    ])
    let outline = try instance(font).outline(0)
    let expected = (0..<40).flatMap { part in
      points(100).map { SIMD2($0.x, $0.y + Int32(12_800 * part)) }
    }
    #expect(outline.points == expected)
  }

  /// A contour of one point off the curve makes the most verbs and points for what it has.
  @Test(arguments: [1, 85, 86, 256, 3000])
  func `contours of a point each have room for all that they make`(_ count: Int) throws {
    let contours = (0..<count).map { [(x: $0, y: 0, isOnCurve: false)] }
    let font = try TestFont.outlines([OutlineBytes.contours(contours)])
    let outline = try instance(font).outline(0)
    let verbs = (0..<count).flatMap { _ -> [PathVerb] in [.move, .quad, .close] }
    #expect(outline.verbs == verbs)
    let points = (0..<count).flatMap { index -> [SIMD2<Int32>] in
      let point = SIMD2(Int32(index) * 128, 0)
      return [point, point, point]
    }
    #expect(outline.points == points)
  }

  @Test func `what a glyph leaves behind does not show in the next`() throws {
    let bodies = [
      OutlineBytes.contours([zigzag(700)]), OutlineBytes.box(0, 0, 10, 20), [],
      OutlineBytes.composite([OutlineBytes.Part(glyph: 0), OutlineBytes.Part(glyph: 1)]),
      // This one fails in the middle: its second contour is not there.
      OutlineBytes.simple(ends: [1, 900], flags: [0x37, 0x37], x: [1, 1], y: [1, 1]),
    ]
    let font = try TestFont.outlines(bodies)
    let alone = try (0..<4 as Range<UInt16>).map { try instance(font).outline($0) }
    for order in [[0, 1, 2, 3], [4, 3, 4, 2, 4, 1, 4, 0], [1, 4, 0, 1, 3]] as [[UInt16]] {
      let instance = try instance(font)
      for glyph in order {
        if glyph == 4 {
          #expect(throws: FontError.self) { try instance.readOutline(4) }
        } else {
          #expect(try instance.readOutline(glyph) == alone[Int(glyph)])
        }
      }
    }
  }

  @Test func `variations of a small glyph do not see the sums of a large one`() throws {
    let box = OutlineBytes.box(0, 0, 100, 200)
    func tuple(_ count: Int) -> VariationBytes.Tuple {
      let own = (0..<count).map { _ in 1 }
      return VariationBytes.Tuple(x: own + [0, 0, 0, 0], y: own + [0, 0, 0, 0])
    }
    let data = [VariationBytes.glyph([tuple(700)]), VariationBytes.glyph([tuple(4)])]
    let font = try TestFont.outlines(
      [OutlineBytes.contours([zigzag(700)]), box],
      extra: [("fvar", VariationBytes.axes()), ("gvar", VariationBytes.glyphs(data))])
    let instance = try instance(font, at: [1])
    #expect(try instance.outline(0).points == points(700).map { $0 &+ SIMD2(128, 128) })
    #expect(path(of: try instance.outline(1)) == "M1 1 L101 1 L101 201 L1 201 Z")
  }
}
