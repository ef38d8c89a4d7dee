import CoreGraphics
import Testing

@Suite struct DeterministicMathTests: ComparesFunctions {
  @Test(arguments: [1.0, 100, 1e6, 1e9, 1e18, 1e300])
  func `sine, cosine and tangent agree with the C library`(range: Double) {
    expectClose("sin", from: -range, to: range, DeterministicMath.sin, CLibrary.sin)
    expectClose("cos", from: -range, to: range, DeterministicMath.cos, CLibrary.cos)
    expectClose("tan", within: 3, from: -range, to: range, DeterministicMath.tan, CLibrary.tan)
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
