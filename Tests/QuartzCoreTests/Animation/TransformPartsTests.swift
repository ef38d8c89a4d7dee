import QuartzCore
import Testing

@Suite struct TransformPartsTests {
  private func mixed(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
    shown(by: CALayer(), with: [basic("transform", from: a, to: b)], at: [t], \.transform)[0]
  }

  @Test func `shifts and scales mix as numbers`() {
    let move = mixed(CATransform3DIdentity, CATransform3DMakeTranslation(8, -4, 2), 0.25)
    #expect(CATransform3DEqualToTransform(move, CATransform3DMakeTranslation(2, -1, 0.5)))
    let scale = mixed(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeScale(4, 6, 1), 0.5)
    #expect(CATransform3DEqualToTransform(scale, CATransform3DMakeScale(3, 4, 1)))
  }

  @Test func `turns keep their size, and half a turn goes the way of growing angles`() {
    for angle in [0.3, 1.5, 3, Double.pi, -2] {
      let turn = mixed(CATransform3DIdentity, CATransform3DMakeRotation(angle, 0, 0, 1), 0.5)
      #expect(near(turn, CATransform3DMakeRotation(angle / 2, 0, 0, 1)))
    }
    let tilt = mixed(CATransform3DIdentity, CATransform3DMakeRotation(1, 1, 2, 3), 0.25)
    #expect(near(tilt, CATransform3DMakeRotation(0.25, 1, 2, 3)))
  }

  @Test func `a scale of a turned layer stays a scale`() {
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    let middle = mixed(turn, CATransform3DScale(turn, 3, 3, 1), 0.5)
    #expect(near(middle, CATransform3DScale(turn, 2, 2, 1)))
  }

  @Test func `a mirrored layer folds along its own axis`() {
    let quarter = mixed(CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), 0.25)
    #expect(near(quarter, CATransform3DMakeScale(0.5, 1, 1)))
    let vertical = mixed(CATransform3DIdentity, CATransform3DMakeScale(1, -1, 1), 0.75)
    #expect(near(vertical, CATransform3DMakeScale(1, -0.5, 1)))
  }

  @Test func `mirrored layers turn without folding`() {
    let mirror = CATransform3DMakeScale(-1, 1, 1)
    func turned(_ angle: Double) -> CATransform3D {
      CATransform3DConcat(mirror, CATransform3DMakeRotation(angle, 0, 0, 1))
    }
    #expect(near(mixed(turned(.pi), turned(.pi / 2), 0.5), turned(.pi * 3 / 4)))
    #expect(near(mixed(turned(0.2), turned(2.6), 0.25), turned(0.8)))
  }

  @Test func `what flattens space mixes element by element`() {
    let half = mixed(CATransform3DMakeScale(0, 0, 1), CATransform3DIdentity, 0.5)
    #expect(near(half, CATransform3DMakeScale(0.5, 0.5, 1)))
  }

  @Test func `perspective mixes`() {
    var deep = CATransform3DIdentity
    deep.m34 = -1.0 / 500
    #expect(mixed(CATransform3DIdentity, deep, 0.5).m34 == -1.0 / 1000)
  }

  @Test func `taking apart and putting together gives the matrix back`() {
    let matrices = [
      CATransform3DConcat(
        CATransform3DMakeAffineTransform(
          CGAffineTransform(a: 1, b: 0.5, c: -2, d: 3, tx: 4, ty: 5)),
        CATransform3DMakeRotation(2, 1, -1, 0.5)),
      CATransform3DConcat(
        CATransform3DMakeScale(-2, 3, 0.5), CATransform3DMakeRotation(3, 0, 1, 1)),
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.5, c: 2, d: -3, tx: 4, ty: 5)),
    ]
    for matrix in matrices {
      // A pace that overshoots at the end mixes the matrix with itself.
      #expect(near(mixed(matrix, matrix, 0.5), matrix, tolerance: 1e-12))
    }
  }

  @Test func `a value function turns all the way round`() {
    let turn = basic("transform", from: 0, to: 2 * Double.pi)
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    let results = shown(by: CALayer(), with: [turn], at: [0.25, 0.75], \.transform)
    #expect(near(results[0], CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    #expect(near(results[1], CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)))
    let grow = basic("transform", from: [1, 1, 1], to: [3, 5, 1])
    grow.valueFunction = CAValueFunction(name: .scale)
    let scaled = shown(by: CALayer(), with: [grow], at: [0.5], \.transform)
    #expect(near(scaled[0], CATransform3DMakeScale(2, 3, 1)))
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
  }
}
