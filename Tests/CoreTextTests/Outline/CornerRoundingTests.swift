import CoreGraphics
import CoreText
import Testing

@Suite struct CornerRoundingTests {
  private func outline(_ points: [(x: Int, y: Int)]) -> GlyphOutline {
    var outline = GlyphOutline()
    for (index, point) in points.enumerated() {
      outline.verbs.append(index == 0 ? .move : .line)
      outline.points.append(SIMD2(Int32(point.x * 128), Int32(point.y * 128)))
    }
    outline.verbs.append(.close)
    return outline
  }

  /// Clockwise, as TrueType has what is filled on the right.
  private let square = [(x: 0, y: 0), (0, 100), (100, 100), (100, 0)]

  @Test func `a stroke as wide as the circle ends in half of it`() {
    let bar = [(x: 0, y: 0), (0, 500), (100, 500), (100, 0)]
    let rounded = CornerRounding(radius: 50 * 128).rounded(outline(bar))
    #expect(rounded.verbs.filter { $0 == .cubic }.count == 4)
    let box = rounded.controlBox
    #expect(box?.low == SIMD2<Int32>(0, 0))
    #expect(box?.high == SIMD2<Int32>(100 * 128, 500 * 128))
    // The sides are straight from where one half circle ends to where the other begins.
    #expect(rounded.points[0] == SIMD2<Int32>(0, 50 * 128))
    #expect(rounded.points[1] == SIMD2<Int32>(0, 450 * 128))
  }

  @Test func `no corner takes more than half an edge`() {
    let rounded = CornerRounding(radius: 1e9).rounded(outline(square))
    let room: ClosedRange<Int32> = 0...12_800
    #expect(rounded.points.allSatisfy { room.contains($0.x) && room.contains($0.y) })
    #expect(rounded.points[0] == SIMD2<Int32>(0, 50 * 128))
  }

  @Test func `corners inside stay, those of holes too`() {
    let hole = outline(square.reversed())
    let rounded = CornerRounding(radius: 640).rounded(hole)
    #expect(!rounded.verbs.contains(.cubic))
    // An L has one corner inside, and five outside.
    let angle = outline([(0, 0), (0, 300), (100, 300), (100, 100), (300, 100), (300, 0)])
    #expect(CornerRounding(radius: 640).rounded(angle).verbs.filter { $0 == .cubic }.count == 5)
  }

  @Test func `smooth joins of curves stay`() {
    var circle = GlyphOutline()
    circle.verbs = [.move, .quad, .quad, .quad, .quad, .close]
    circle.points = [
      SIMD2(0, 1000), SIMD2(0, 2000), SIMD2(1000, 2000), SIMD2(2000, 2000), SIMD2(2000, 1000),
      SIMD2(2000, 0), SIMD2(1000, 0), SIMD2(0, 0), SIMD2(0, 1000),
    ]
    let rounded = CornerRounding(radius: 500).rounded(circle)
    #expect(rounded.points == circle.points)
    #expect(rounded.verbs == circle.verbs)
  }

  @Test func `outlines with nothing in them, or everything in one place, stay harmless`() {
    #expect(CornerRounding(radius: 100).rounded(GlyphOutline()).isEmpty)
    #expect(CornerRounding(radius: 100).rounded(outline([(5, 5), (5, 5), (5, 5)])).isEmpty)
    let huge = outline([(-16_000_000, 0), (0, 16_000_000), (16_000_000, 0)])
    #expect(CornerRounding(radius: .infinity).rounded(huge).verbs.last == .close)
  }
}
