import CoreGraphics
import Testing

@Suite struct CGGeometryFunctionsTests {
  private let rect = CGRectMake(1, 2, 10, 20)

  @Test func `what C makes is what the initialisers make`() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
    #expect(rect == CGRect(x: 1, y: 2, width: 10, height: 20))
  }

  @Test func `what C asks of rectangles is what their members answer`() {
    let other = CGRect(x: 5, y: 12, width: 20, height: 20)
    #expect(CGRectUnion(rect, other) == CGRect(x: 1, y: 2, width: 24, height: 30))
    #expect(CGRectIntersection(rect, other) == CGRect(x: 5, y: 12, width: 6, height: 10))
    #expect(CGRectInset(rect, 1, 2) == CGRect(x: 2, y: 4, width: 8, height: 16))
    #expect(CGRectOffset(rect, 1, 2) == CGRect(x: 2, y: 4, width: 10, height: 20))
    #expect(CGRectContainsPoint(rect, CGPoint(x: 3, y: 3)))
    #expect(!CGRectContainsRect(rect, other))
    #expect(CGRectIntersectsRect(rect, other))
    #expect(CGRectIsNull(.null))
    #expect(CGRectIsEmpty(.zero))
    #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [1, 6, 11])
    #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [2, 12, 22])
    #expect([CGRectGetWidth(rect), CGRectGetHeight(rect)] == [10, 20])
    #expect(CGRectIntegral(CGRect(x: 0.5, y: 0, width: 1, height: 1)).width == 2)
    #expect(CGRectStandardize(CGRect(x: 5, y: 5, width: -2, height: -2)).minX == 3)
  }

  @Test func `rectangles that touch do not intersect`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    for (x, y) in [(0, 10), (10, 0), (-10, 0), (0, -10), (10, 10)] {
      let other = CGRect(x: x, y: y, width: 10, height: 10)
      #expect(!CGRectIntersectsRect(square, other) && !CGRectIntersectsRect(other, square))
    }
    for (x, y) in [(9.5, 0), (0, 9.5), (-9.5, -9.5)] {
      let other = CGRect(x: x, y: y, width: 10, height: 10)
      #expect(CGRectIntersectsRect(square, other) && CGRectIntersectsRect(other, square))
    }
    #expect(CGRectIntersectsRect(square, square))
    #expect(!CGRectIntersectsRect(square, .null) && CGRectIntersectsRect(square, .infinite))
  }

  @Test func `an empty rectangle counts as the point at its origin`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(CGRectIntersectsRect(square, CGRect(x: 0, y: 0, width: 0, height: 0)))
    #expect(CGRectIntersectsRect(square, CGRect(x: 5, y: 0, width: 0, height: 5)))
    #expect(!CGRectIntersectsRect(square, CGRect(x: 10, y: 0, width: 0, height: 5)))
    #expect(CGRectIntersectsRect(.zero, .zero))
    #expect(!CGRectIntersectsRect(.zero, CGRect(x: 1, y: 0, width: 0, height: 0)))
  }
}
