import Testing

@testable import QuartzCore

@Suite struct LayerValueMixingTests {
  private let one = LayerValue.number(0)
  private let other = LayerValue.number(10)

  @Test func `the ends are exact, and a curve that overshoots goes beyond`() {
    #expect(one.mixed(with: other, 0).number == 0)
    #expect(one.mixed(with: other, 1).number == 10)
    #expect(one.mixed(with: other, 1.5).number == 15)
  }

  @Test func `a rectangle's numbers are mixed one by one`() {
    let from = LayerValue.rect(CGRect(x: 0, y: 10, width: 20, height: 0))
    let to = LayerValue.rect(CGRect(x: 10, y: 20, width: 40, height: 8))
    #expect(from.mixed(with: to, 0.5).rect == CGRect(x: 5, y: 15, width: 30, height: 4))
  }

  @Test func `what cannot be mixed changes halfway`() {
    let point = LayerValue.point(CGPoint(x: 1, y: 2))
    #expect(one.mixed(with: point, 0.49).number == 0)
    #expect(one.mixed(with: point, 0.5).point == CGPoint(x: 1, y: 2))
    #expect(LayerValue.flag(false).mixed(with: .flag(true), 0.5).flag == true)
  }

  @Test func `an added matrix is applied before the one below it`() throws {
    let base = LayerValue.transform(CATransform3DMakeScale(2, 2, 1))
    let change = LayerValue.transform(CATransform3DMakeTranslation(10, 0, 0))
    let sum = try #require(base.adding(change)?.transform)
    #expect(sum.m11 == 2 && sum.m41 == 20)
  }

  @Test func `what is subtracted gives the value back when it is added`() throws {
    let value = LayerValue.transform(CATransform3DMakeRotation(1, 0, 0, 1))
    let base = LayerValue.transform(CATransform3DMakeScale(2, 4, 1))
    let change = try #require(value.subtracting(base))
    let sum = try #require(base.adding(change)?.transform)
    #expect(near(sum, CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  @Test func `repeats multiply numbers and apply matrices again`() throws {
    #expect(LayerValue.number(4).multiplied(by: 3)?.number == 12)
    let turn = LayerValue.transform(CATransform3DMakeTranslation(5, 0, 0))
    #expect(turn.multiplied(by: 3)?.transform?.m41 == 15)
    #expect(turn.multiplied(by: 0)?.transform.map(CATransform3DIsIdentity) == true)
  }

  @Test func `distances are those of geometry`() {
    let (a, b) = (LayerValue.point(CGPoint(x: 1, y: 1)), LayerValue.point(CGPoint(x: 4, y: 5)))
    #expect(a.distance(to: b) == 5)
    #expect(LayerValue.flag(true).distance(to: a) == 0)
  }
}
