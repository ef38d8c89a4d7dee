import QuartzCore
import Testing

@Suite struct CAMediaTimingFunctionTests {
  private func value(_ name: CAMediaTimingFunctionName, _ fraction: Double) -> Double {
    CAMediaTimingFunction(name: name).value(at: fraction)
  }

  @Test func `the ends are exact and linear is the identity`() {
    for name in [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default] {
      #expect(value(name, 0) == 0)
      #expect(value(name, 1) == 1)
      #expect(value(name, -3) == 0)
      #expect(value(name, 7) == 1)
    }
    #expect(value(.linear, 0.3) == 0.3)
  }

  @Test func `values agree with the curves that CSS has under the same names`() {
    // Of cubic-bezier(.42,0,1,1), (0,0,.58,1), (.42,0,.58,1), (.25,.1,.25,1) at a quarter.
    #expect(abs(value(.easeIn, 0.25) - 0.0934647) < 1e-6)
    #expect(abs(value(.easeOut, 0.25) - 0.3781381) < 1e-6)
    #expect(abs(value(.easeInEaseOut, 0.25) - 0.1291619) < 1e-6)
    #expect(abs(value(.default, 0.25) - 0.4085106) < 1e-6)
    #expect(abs(value(.easeInEaseOut, 0.5) - 0.5) < 1e-7)
  }

  @Test func `the curve solves x to the last digits`() {
    // With both control points on one height, y is known: y(s) = 3s²(1−s)·1 + 3s(1−s)²·0 + s³.
    let function = CAMediaTimingFunction(controlPoints: 0.9, 0, 0.1, 1)
    for step in 0...100 {
      let s = Double(step) / 100
      let (c1, c2) = (Double(Float(0.9)), Double(Float(0.1)))
      let x = 3 * s * (1 - s) * (1 - s) * c1 + 3 * s * s * (1 - s) * c2 + s * s * s
      let y = 3 * s * s * (1 - s) + s * s * s
      // Near the middle the curve is steep: an error in x counts several times in y.
      #expect(abs(function.value(at: x) - y) < 1e-9)
    }
  }

  @Test func `it can overshoot, and going back finds the first time`() {
    let function = CAMediaTimingFunction(controlPoints: 0.3, 1.8, 0.6, 1)
    #expect((1...9).contains { function.value(at: Double($0) / 10) > 1 })
    for way in [0.1, 0.5, 0.9] {
      #expect(abs(function.value(at: function.fraction(at: way)) - way) < 1e-9)
    }
    #expect(function.fraction(at: 0.9) < 0.5)
  }

  @Test func `control points are given back`() {
    let function = CAMediaTimingFunction(name: .default)
    var pair: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &pair)
    #expect(pair == [0.25, 0.1])
    function.getControlPoint(at: 3, values: &pair)
    #expect(pair == [1, 1])
    function.getControlPoint(at: 4, values: &pair)
    #expect(pair == [1, 1])
    #expect(function == CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1))
  }
}
