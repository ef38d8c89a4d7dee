import Testing

@testable import CoreGraphics

@Suite struct FlatPathBoundsTests {
  private func flat(_ text: String) -> FlatPath { path(text).flattened(.identity) }

  /// Takes points as they are, some of which flattening would leave out.
  private func flat(_ points: [CGPoint]) -> FlatPath {
    var path = FlatPath()
    path.points = points
    path.subpathStarts = [0]
    path.closed = [true]
    return path
  }

  @Test func `an extent reaches from the least to the greatest coordinates`() {
    let extent = flat("M 3 -2 L 7.5 4 L -1 9 Z M 0 0 L 2 12").extent
    #expect(extent.minX == -1 && extent.minY == -2 && extent.maxX == 7.5 && extent.maxY == 12)
    #expect(!extent.hasLeftOut)
    #expect(extent.pixels == PixelRect(minX: -1, minY: -2, maxX: 8, maxY: 12))
    #expect(flat("M 3 -2 L 7.5 4").pixelBounds == PixelRect(minX: 3, minY: -2, maxX: 8, maxY: 4))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `points that are not finite are left out`(_ number: CGFloat) {
    for wrong in [CGPoint(x: number, y: 50), CGPoint(x: 50, y: number)] {
      for place in 0...2 {
        var points = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 5)]
        points.insert(wrong, at: place)
        let extent = flat(points).extent
        #expect(extent.hasLeftOut)
        #expect(extent.minX == 1 && extent.minY == 2 && extent.maxX == 3 && extent.maxY == 5)
        #expect(!extent.isWithin(1000))
      }
    }
  }

  @Test func `no points touch no pixels`() {
    #expect(FlatPath().pixelBounds == .empty)
    #expect(flat([CGPoint(x: CGFloat.nan, y: 0)]).pixelBounds == .empty)
  }

  @Test func `an extent is within a distance that no side exceeds`() {
    for points in [
      [CGPoint(x: -8, y: 0)], [CGPoint(x: 8, y: 0)], [CGPoint(x: 0, y: -8)], [CGPoint(x: 0, y: 8)],
    ] {
      #expect(flat(points).extent.isWithin(8))
      #expect(!flat(points).extent.isWithin(7.99))
    }
  }

  @Test func `a rectangle is one whichever corner it starts at and whichever way it runs`() {
    let corners = [
      CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 7), CGPoint(x: 1, y: 7),
    ]
    for start in 0..<4 {
      let turned = Array(corners[start...] + corners[..<start])
      for points in [turned, turned.reversed(), turned + [turned[0]]] {
        #expect(flat(points).rectangle == CGRect(x: 1, y: 2, width: 3, height: 5))
      }
    }
  }

  @Test(arguments: [
    "M 0 0 L 4 0 L 4 4 Z", "M 0 0 L 4 1 L 4 4 L 0 4 Z", "M 0 0 L 4 4 L 4 0 L 0 4 Z",
    "M 0 0 L 4 0 L 4 4 L 0 4 L 0 1 Z", "M 0 0 L 2 0 L 4 0 L 4 4 L 0 4 Z",
    "M 0 0 L 4 0 L 4 4 L 0 4 Z M 0 0 L 4 0 L 4 4 L 0 4 Z", "M 2 0 L 4 2 L 2 4 L 0 2 Z",
  ])
  func `other shapes are no rectangle`(_ text: String) {
    #expect(flat(text).rectangle == nil)
  }

  @Test func `a rectangle whose size cannot be told exactly stays a path`() {
    func rectangle(_ x: CGFloat, _ right: CGFloat) -> CGRect? {
      flat([
        CGPoint(x: x, y: 0), CGPoint(x: right, y: 0), CGPoint(x: right, y: 1), CGPoint(x: x, y: 1),
      ]).rectangle
    }
    // 2⁵³ + 1 is no double: the width would be 2⁵³, and end before the right side.
    #expect(rectangle(-1, 0x1p53) == nil)
    #expect(rectangle(-1, 0x1p52)?.width == 0x1p52 + 1)
    #expect(rectangle(-.greatestFiniteMagnitude, .greatestFiniteMagnitude) == nil)
    #expect(rectangle(0, .infinity) == nil)
  }
}
