import Testing

@testable import QuartzCore

@Suite struct CAValueFunctionTests {
  private func matrix(_ name: CAValueFunctionName, _ value: LayerValue) -> CATransform3D? {
    CAValueFunction(name: name)?.matrix(for: value)
  }

  @Test func `turns are about the axis that the name says`() throws {
    let turn = try #require(matrix(.rotateZ, .number(.pi / 2)))
    #expect(near(turn, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    let x = try #require(matrix(.rotateX, .number(.pi / 2)))
    // The y axis turns to the z axis.
    #expect(x.m11 == 1 && abs(x.m22) < 1e-12 && abs(x.m23 - 1) < 1e-12)
  }

  @Test func `functions of one axis leave the others alone`() throws {
    let scale = try #require(matrix(.scaleY, .number(3)))
    #expect(near(scale, CATransform3DMakeScale(1, 3, 1)))
    let move = try #require(matrix(.translateZ, .number(7)))
    #expect(near(move, CATransform3DMakeTranslation(0, 0, 7)))
  }

  @Test func `functions of three axes take three numbers and no other count`() throws {
    let move = try #require(matrix(.translate, .numbers([1, 2, 3])))
    #expect(near(move, CATransform3DMakeTranslation(1, 2, 3)))
    #expect(matrix(.scale, .numbers([1, 2])) == nil)
    #expect(matrix(.scale, .number(2)) == nil)
  }

  @Test func `a name that is none of Apple's makes no function`() {
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "skew")) == nil)
  }
}
