import Testing

@testable import CoreGraphics

@Suite struct PixelRectTests {
  private func rect(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> PixelRect {
    PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  @Test func `a rectangle touches the pixels that its edges lie in`() {
    let touched = PixelRect(containing: CGRect(x: 0.5, y: -0.5, width: 2, height: 1))
    #expect(touched == rect(0, -1, 3, 1))
    #expect(PixelRect(containing: CGRect(x: 1, y: 2, width: 3, height: 4)) == rect(1, 2, 4, 6))
    #expect(
      PixelRect(containing: CGRect(x: 4, y: 6, width: -3, height: -4)) == rect(1, 2, 4, 6))
    #expect(PixelRect(containing: CGRect(x: 1, y: 1, width: 0, height: 2)).isEmpty)
    #expect(PixelRect(containing: .null).isEmpty)
  }

  @Test func `coordinates end at the limit, and what is no number has no pixels`() {
    let limit = PixelRect.limit
    #expect(limit == 16_777_216)
    let huge = CGRect(x: -1e30, y: -5, width: 2e30, height: 10)
    #expect(PixelRect(containing: huge) == rect(-limit, -5, limit, 5))
    #expect(PixelRect(minX: -.infinity, minY: 0, maxX: 1, maxY: 1) == rect(-limit, 0, 1, 1))
    for number in [CGFloat.nan, .infinity] {
      let undefined = CGRect(x: number, y: 0, width: number, height: 1)
      #expect(PixelRect(containing: undefined).isEmpty)
    }
    #expect(PixelRect(minX: .nan, minY: 0, maxX: 1, maxY: 1) == .empty)
    #expect(PixelRect(minX: 2.0, minY: 0, maxX: 1, maxY: 1) == .empty)
  }

  @Test func `a rectangle with an edge inside a pixel is not one of whole pixels`() {
    let whole = CGRect(x: -3, y: 4, width: 5, height: 6)
    #expect(PixelRect(exactly: whole) == rect(-3, 4, 2, 10))
    for (dx, dy) in [(0.5, 0), (0, 0.25)] as [(CGFloat, CGFloat)] {
      #expect(PixelRect(exactly: whole.offsetBy(dx: dx, dy: dy)) == nil)
      #expect(PixelRect(exactly: whole.insetBy(dx: dx, dy: dy)) == nil)
    }
    #expect(PixelRect(exactly: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func `an intersection has the pixels of both`() {
    #expect(rect(0, 0, 5, 5).intersection(rect(3, -2, 9, 4)) == rect(3, 0, 5, 4))
    #expect(rect(0, 0, 5, 5).intersection(rect(5, 0, 9, 5)) == .empty)
    #expect(rect(0, 0, 5, 5).intersection(rect(7, 7, 9, 9)) == .empty)
    #expect(rect(0, 0, 5, 5).intersection(.empty) == .empty)
  }

  @Test func `a union is the smallest rectangle around both, of which an empty one is none`() {
    #expect(rect(0, 0, 2, 2).union(rect(5, -1, 6, 1)) == rect(0, -1, 6, 2))
    #expect(rect(3, 3, 4, 4).union(.empty) == rect(3, 3, 4, 4))
    #expect(rect(9, 9, 9, 12).union(rect(3, 3, 4, 4)) == rect(3, 3, 4, 4))
  }

  @Test func `a rectangle contains itself and what is inside`() {
    let outer = rect(-2, -2, 3, 3)
    #expect(outer.contains(outer))
    #expect(outer.contains(rect(-2, 0, 3, 1)))
    for other in [rect(-3, 0, 0, 1), rect(0, -3, 1, 0), rect(0, 0, 4, 1), rect(0, 0, 1, 4)] {
      #expect(!outer.contains(other))
    }
  }

  @Test func `sides are moved inwards, outwards and all together`() {
    let start = rect(1, 2, 11, 22)
    #expect(start.width == 10 && start.height == 20)
    #expect(start.insetBy(3) == rect(4, 5, 8, 19))
    #expect(start.insetBy(-1) == rect(0, 1, 12, 23))
    #expect(start.insetBy(5).isEmpty)
    #expect(start.offsetBy(x: -5, y: 7) == rect(-4, 9, 6, 29))
    #expect(start.cgRect == CGRect(x: 1, y: 2, width: 10, height: 20))
  }
}
