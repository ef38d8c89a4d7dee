import Testing

@testable import CoreGraphics

@Suite struct DrawCommandTests: ReadsSpans {
  private func rectangle(_ geometry: Geometry) -> CGRect? {
    if case .rectangle(let rect) = geometry { return rect }
    return nil
  }

  @Test func `a path is taken for the rectangle that it is, and for no other`() {
    let square = path("M 1 2 L 4 2 L 4 6 L 1 6 Z").flattened(.identity)
    #expect(rectangle(Geometry(square, .winding)) == CGRect(x: 1, y: 2, width: 3, height: 4))
    let slanted = path("M 1 2 L 4 3 L 4 6 L 1 6 Z").flattened(.identity)
    guard case .path(let kept, .evenOdd) = Geometry(slanted, .evenOdd) else {
      Issue.record("a slanted shape is a path")
      return
    }
    #expect(kept.points == slanted.points)
  }

  @Test func `shapes move by any distance`() {
    let rect = Geometry.rectangle(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      rectangle(rect.offsetBy(x: 0.25, y: -5)) == CGRect(x: 1.25, y: -3, width: 3, height: 4))
    let triangle = Geometry.path(path("M 0 0 L 4 0 L 0 4 Z").flattened(.identity), .evenOdd)
    guard case .path(let moved, .evenOdd) = triangle.offsetBy(x: 0.5, y: 1) else {
      Issue.record("a moved path is a path")
      return
    }
    #expect(moved.points == [CGPoint(x: 0.5, y: 1), CGPoint(x: 4.5, y: 1), CGPoint(x: 0.5, y: 5)])
    guard case .everything = Geometry.everything.offsetBy(x: 9, y: 9) else {
      Issue.record("everything stays everything")
      return
    }
  }

  @Test func `coverage moves by whole pixels, and out of sight beyond the limit`() {
    let geometry = Geometry.mask(mask([[9, 8], [7, 6]], x: 3, y: 4))
    guard case .mask(let moved) = geometry.offsetBy(x: 1.6, y: -2.4) else {
      Issue.record("moved coverage is coverage")
      return
    }
    #expect(moved.bounds == PixelRect(minX: 5, minY: 2, maxX: 7, maxY: 4))
    #expect((0..<4).map { moved.bytes[$0] } == [9, 8, 7, 6])
    for distance in [1e9, -1e9, .nan, .infinity] as [CGFloat] {
      #expect(geometry.offsetBy(x: distance, y: 0).pixelBounds.isEmpty)
      #expect(geometry.offsetBy(x: 0, y: distance).pixelBounds.isEmpty)
    }
  }

  @Test func `a shape touches the pixels around it`() {
    let rect = Geometry.rectangle(CGRect(x: 1.5, y: 2, width: 3, height: 4.25))
    #expect(rect.pixelBounds == PixelRect(minX: 1, minY: 2, maxX: 5, maxY: 7))
    let triangle = path("M 0.5 0 L 4 0 L 2 -0.5 Z").flattened(.identity)
    #expect(
      Geometry.path(triangle, .winding).pixelBounds
        == PixelRect(minX: 0, minY: -1, maxX: 4, maxY: 0))
    let mask = mask([[1, 2, 3]], x: -1, y: 7)
    #expect(Geometry.mask(mask).pixelBounds == mask.bounds)
    let everywhere = PixelRect(minX: -32_767, minY: -32_767, maxX: 32_767, maxY: 32_767)
    #expect(Geometry.everything.pixelBounds.contains(everywhere))
  }

  @Test func `a clip without pixels is empty`() {
    #expect(ClipState(bounds: .empty).isEmpty)
    #expect(!ClipState(bounds: PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)).isEmpty)
  }
}
