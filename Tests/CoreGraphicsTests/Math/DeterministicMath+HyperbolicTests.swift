import CoreGraphics
import Testing

@Suite struct DeterministicMathHyperbolicTests {
  private func expectClose(
    _ name: String, from low: Double, to high: Double, within ulps: Double = 4,
    _ ours: (Double) -> Double
  ) {
    let theirs = CLibrary.unary(name)
    var numbers = Sequence64(state: 0x2545_F491_4F6C_DD1D)
    for _ in 0..<4000 {
      let x = Double.random(in: low...high, using: &numbers)
      let (a, b) = (ours(x), theirs(x))
      #expect((a - b).magnitude <= ulps * b.ulp, "\(name)(\(x)): \(a), C library \(b)")
    }
  }

  @Test func `hyperbolic functions agree with the C library`() {
    for range in [1e-5, 0.9, 1.1, 30, 708] {
      expectClose("sinh", from: -range, to: range, DeterministicMath.sinh)
      expectClose("cosh", from: -range, to: range, DeterministicMath.cosh)
      expectClose("tanh", from: -range, to: range, DeterministicMath.tanh)
      expectClose("asinh", from: -range, to: range, DeterministicMath.asinh)
    }
    expectClose("acosh", from: 1, to: 1.5, DeterministicMath.acosh)
    expectClose("acosh", from: 1, to: 1e12, DeterministicMath.acosh)
    expectClose("atanh", from: -1, to: 1, DeterministicMath.atanh)
    expectClose("sinh", from: 709, to: 710.4, within: 2000, DeterministicMath.sinh)
  }

  @Test func `exponentials near 0, and powers of 2, agree with the C library`() {
    for range in [1e-9, 0.5, 2, 700] {
      expectClose("expm1", from: -range, to: range, DeterministicMath.expm1)
      expectClose("exp2", from: -range, to: range, DeterministicMath.exp2)
    }
    expectClose("exp10", from: -300, to: 300, DeterministicMath.exp10)
    expectClose("log1p", from: -0.9999, to: 1, DeterministicMath.log1p)
    expectClose("log1p", from: -1e-9, to: 1e-9, DeterministicMath.log1p)
    expectClose("log1p", from: 0, to: 1e18, DeterministicMath.log1p)
  }

  @Test func `a hypotenuse neither overflows nor loses a short side`() {
    let theirs = CLibrary.binary("hypot")
    var numbers = Sequence64(state: 7)
    for scale in [0x1p-1060, 1e-300, 1e-150, 1, 1e150, 1e300] {
      for _ in 0..<2000 {
        let x = Double.random(in: -1...1, using: &numbers) * scale
        let y = Double.random(in: -1...1, using: &numbers) * scale
        let (a, b) = (DeterministicMath.hypot(x, y), theirs(x, y))
        #expect((a - b).magnitude <= b.ulp, "hypot(\(x), \(y)): \(a), C library \(b)")
      }
    }
    #expect(DeterministicMath.hypot(3, -4) == 5)
    #expect(DeterministicMath.hypot(0, -0.0) == 0)
    #expect(DeterministicMath.hypot(.nan, .infinity) == .infinity)
    #expect(DeterministicMath.hypot(.nan, 1).isNaN)
    #expect(DeterministicMath.hypot(1e308, 1e-308) == 1e308)
  }

  @Test func `special values are those of the C library`() {
    let functions: [(String, (Double) -> Double)] = [
      ("sinh", DeterministicMath.sinh), ("cosh", DeterministicMath.cosh),
      ("tanh", DeterministicMath.tanh), ("asinh", DeterministicMath.asinh),
      ("acosh", DeterministicMath.acosh), ("atanh", DeterministicMath.atanh),
      ("exp2", DeterministicMath.exp2), ("expm1", DeterministicMath.expm1),
      ("log1p", DeterministicMath.log1p),
    ]
    for (name, ours) in functions {
      let theirs = CLibrary.unary(name)
      for x in [0, -0.0, 1, -1, 2, -2, 1e300, -1e300, .infinity, -.infinity, .nan] {
        let (a, b) = (ours(x), theirs(x))
        #expect(
          (a.isNaN && b.isNaN) || (a.sign == b.sign && a == b)
            || (a - b).magnitude <= 4 * b.ulp, "\(name)(\(x)): \(a), C library \(b)")
      }
    }
  }
}
