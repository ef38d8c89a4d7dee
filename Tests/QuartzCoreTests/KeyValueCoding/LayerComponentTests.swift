import Testing

@testable import QuartzCore

@Suite struct LayerComponentTests {
  @Test func `parts of geometry have Apple's names`() {
    let rect = LayerValue.rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(LayerComponent.read("origin.y", of: rect)?.number == 2)
    #expect(LayerComponent.read("size", of: rect)?.size == CGSize(width: 3, height: 4))
    #expect(LayerComponent.read("x", of: .point(CGPoint(x: 5, y: 6)))?.number == 5)
    #expect(LayerComponent.read("x", of: rect) == nil)
  }

  @Test func `a part that is written leaves the others`() {
    let rect = LayerValue.rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      LayerComponent.write(.number(9), "size.width", of: rect)?.rect
        == CGRect(x: 1, y: 2, width: 9, height: 4))
    #expect(
      LayerComponent.write(.point(CGPoint(x: 7, y: 8)), "origin", of: rect)?.rect
        == CGRect(x: 7, y: 8, width: 3, height: 4))
  }

  @Test func `a part of another kind or name is not written`() {
    let rect = LayerValue.rect(.zero)
    #expect(LayerComponent.write(.number(9), "origin", of: rect) == nil)
    #expect(LayerComponent.write(.number(9), "depth", of: rect) == nil)
    #expect(LayerComponent.write(.number(9), "x", of: .number(1)) == nil)
  }

  @Test func `a scale that differs by axis reads as the mean`() throws {
    let matrix = LayerValue.transform(CATransform3DMakeScale(1, 2, 6))
    let scale = try #require(LayerComponent.read("scale", of: matrix)?.number)
    #expect(abs(scale - 3) < 1e-12)
  }

  @Test func `a turn that is written keeps scale and translation`() throws {
    var matrix = CATransform3DMakeScale(2, 2, 1)
    matrix.m41 = 30
    let turned = try #require(
      LayerComponent.write(.number(.pi / 2), "rotation.z", of: .transform(matrix))?.transform)
    // The x axis, twice as long, points along y.
    #expect(abs(turned.m11) < 1e-12 && abs(turned.m12 - 2) < 1e-12)
    #expect(turned.m41 == 30)
  }
}
