import CoreGraphics
import Testing

@Suite struct CGRectTests {
  @Test func `rectangles that cover the same points are equal`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 5)
    #expect(rect.equalTo(CGRect(x: 10, y: 5, width: -10, height: -5)))
    #expect(!rect.equalTo(CGRect(x: 0, y: 0, width: 10, height: 6)))
  }

  @Test func `a rotated rectangle is bounded by its corners`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
      .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(rect == CGRect(x: -2, y: 0, width: 2, height: 4))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func `a rectangle is divided at a distance from an edge`() {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 4)
    let (slice, rest) = rect.divided(atDistance: 3, from: .maxXEdge)
    #expect(slice == CGRect(x: 8, y: 2, width: 3, height: 4))
    #expect(rest == CGRect(x: 1, y: 2, width: 7, height: 4))
  }
}
