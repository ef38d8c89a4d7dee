import CoreGraphics
import Testing

@Suite struct DeterministicMathTests {
  /// A fixed sequence: xorshift64*.
  struct Sequence64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state >> 12
      state ^= state << 25
      state ^= state >> 27
      return state &* 0x2545_F491_4F6C_DD1D
    }
  }

  /// The C library is within 1 ulp of the truth, so that two ulp of ours may show as three.
  func expectClose(
    _ name: String, within ulps: Double = 2, from low: Double, to high: Double,
    _ ours: (Double) -> Double, _ theirs: (Double) -> Double
  ) {
    var numbers = Sequence64(state: 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<4000 {
      let x = Double.random(in: low...high, using: &numbers)
      let (a, b) = (ours(x), theirs(x))
      #expect((a - b).magnitude <= ulps * b.ulp, "\(name)(\(x)): \(a), C library \(b)")
    }
  }

  @Test(arguments: [1.0, 100, 1e6, 1e9, 1e18, 1e300])
  func `sine, cosine and tangent agree with the C library`(range: Double) {
    expectClose("sin", from: -range, to: range, DeterministicMath.sin, CLibrary.sin)
    expectClose("cos", from: -range, to: range, DeterministicMath.cos, CLibrary.cos)
    expectClose("tan", within: 3, from: -range, to: range, DeterministicMath.tan, CLibrary.tan)
  }

  @Test func `sine and cosine hold near multiples of a right angle`() {
    for k in 1...100_000 {
      let x = Double(k) * (Double.pi / 2)
      let (s, c) = DeterministicMath.sinCos(x)
      #expect((s - CLibrary.sin(x)).magnitude <= 2 * CLibrary.sin(x).ulp)
      #expect((c - CLibrary.cos(x)).magnitude <= 2 * CLibrary.cos(x).ulp)
    }
    // No double comes nearer to a multiple of π/2; glibc 2.36 is 8 ulp off here.
    let worst = 6_381_956_970_095_103.0 * 0x1p797
    #expect(DeterministicMath.cos(worst) == -4.687165924254628e-19)
  }

  @Test func `right angles give what their doubles stand for`() {
    #expect(DeterministicMath.sin(0) == 0)
    #expect(DeterministicMath.sin(-0.0).sign == .minus)
    #expect(DeterministicMath.cos(0) == 1)
    #expect(DeterministicMath.sin(.pi / 2) == 1)
    #expect(DeterministicMath.cos(.pi / 2) == 6.123233995736766e-17)
    #expect(DeterministicMath.sin(.pi) == 1.2246467991473532e-16)
    #expect(DeterministicMath.cos(.pi) == -1)
    #expect(DeterministicMath.sin(.pi * 1.5) == -1)
    #expect(DeterministicMath.cos(.pi * 2) == 1)
    #expect(DeterministicMath.sin(1e6) == -0.34999350217129294)
  }

  @Test func `inverse functions agree with the C library`() {
    expectClose("atan", from: -4, to: 4, DeterministicMath.atan, CLibrary.atan)
    expectClose("atan", from: -1e6, to: 1e6, DeterministicMath.atan, CLibrary.atan)
    expectClose("asin", within: 3, from: -1, to: 1, DeterministicMath.asin, CLibrary.asin)
    expectClose("acos", within: 3, from: -1, to: 1, DeterministicMath.acos, CLibrary.acos)
    for k in 0..<360 {
      let (s, c) = DeterministicMath.sinCos(Double(k))
      let expected = CLibrary.atan2(s, c)
      #expect((DeterministicMath.atan2(s, c) - expected).magnitude <= 3 * expected.ulp)
    }
  }

  @Test func `exponentials and logarithms agree with the C library`() {
    expectClose("exp", from: -745, to: 709, DeterministicMath.exp, CLibrary.exp)
    expectClose("exp", from: -1e-3, to: 1e-3, DeterministicMath.exp, CLibrary.exp)
    expectClose("log", from: 1e-12, to: 2, DeterministicMath.log, CLibrary.log)
    expectClose("log", from: 0.9999, to: 1.0001, DeterministicMath.log, CLibrary.log)
    expectClose("log2", from: 0, to: 1e300, DeterministicMath.log2, CLibrary.log2)
    expectClose("log10", from: 0, to: 1e9, DeterministicMath.log10, CLibrary.log10)
    // glibc's cube root is up to 4 ulp off.
    expectClose("cbrt", within: 4, from: -1e9, to: 1e9, DeterministicMath.cbrt, CLibrary.cbrt)
    for exponent in [2.4, 1 / 2.4, -7.25, 0.5, 400] {
      expectClose(
        "pow", from: 0.2, to: 5, { DeterministicMath.pow($0, exponent) },
        { CLibrary.pow($0, exponent) })
    }
  }

  @Test func `results that are doubles come out exactly`() {
    for k in 0...22 {
      #expect(DeterministicMath.pow(10, Double(k)) == Double("1e\(k)"))
      #expect(DeterministicMath.log10(Double("1e\(k)")!) == Double(k))
    }
    for k in -1074...1023 {
      let power = Double(sign: .plus, exponent: k, significand: 1)
      #expect(DeterministicMath.pow(2, Double(k)) == power)
      #expect(DeterministicMath.log2(power) == Double(k))
    }
    #expect(DeterministicMath.pow(-3, 3) == -27)
    #expect(DeterministicMath.cbrt(-27) == -3)
    #expect(DeterministicMath.exp(0) == 1)
  }

  @Test func `special values are those of the C library`() {
    let special = [
      0.0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 2.5, -2.5, 1e300, -1e300,
      .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .infinity, -.infinity, .nan, 1000, -1000,
    ]
    func same(_ a: Double, _ b: Double) -> Bool {
      (a.isNaN && b.isNaN) || (a.sign == b.sign && (a - b).magnitude <= 3 * b.ulp) || a == b
    }
    for x in special {
      #expect(same(DeterministicMath.sin(x), CLibrary.sin(x)), "sin \(x)")
      #expect(same(DeterministicMath.cos(x), CLibrary.cos(x)), "cos \(x)")
      #expect(same(DeterministicMath.tan(x), CLibrary.tan(x)), "tan \(x)")
      #expect(same(DeterministicMath.atan(x), CLibrary.atan(x)), "atan \(x)")
      #expect(same(DeterministicMath.asin(x), CLibrary.asin(x)), "asin \(x)")
      #expect(same(DeterministicMath.acos(x), CLibrary.acos(x)), "acos \(x)")
      #expect(same(DeterministicMath.exp(x), CLibrary.exp(x)), "exp \(x)")
      #expect(same(DeterministicMath.log(x), CLibrary.log(x)), "log \(x)")
      #expect(same(DeterministicMath.log2(x), CLibrary.log2(x)), "log2 \(x)")
      #expect(same(DeterministicMath.log10(x), CLibrary.log10(x)), "log10 \(x)")
      #expect(same(DeterministicMath.cbrt(x), CLibrary.cbrt(x)), "cbrt \(x)")
      for y in special {
        #expect(same(DeterministicMath.atan2(x, y), CLibrary.atan2(x, y)), "atan2 \(x) \(y)")
        #expect(same(DeterministicMath.pow(x, y), CLibrary.pow(x, y)), "pow \(x) \(y)")
      }
    }
  }
}
