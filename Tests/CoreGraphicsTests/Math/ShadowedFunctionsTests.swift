import CoreGraphics
import Testing

// No Foundation here, as in a view's source: the names below must be CoreGraphics' own.
@Suite struct ShadowedFunctionsTests {
  @Test func `the plain names are the deterministic functions`() {
    for k in 1...2000 {
      let x = Double(k) * 0.37
      #expect(sin(x) == DeterministicMath.sin(x))
      #expect(cos(x) == DeterministicMath.cos(x))
      #expect(tan(x) == DeterministicMath.tan(x))
      #expect(atan(x) == DeterministicMath.atan(x))
      #expect(atan2(x, 3) == DeterministicMath.atan2(x, 3))
      #expect(log(x) == DeterministicMath.log(x))
      #expect(pow(x, 1.7) == DeterministicMath.pow(x, 1.7))
      #expect(exp(x / 2) == DeterministicMath.exp(x / 2))
      #expect(cos(CGFloat(x)) == CGFloat(DeterministicMath.cos(x)))
      #expect(pow(CGFloat(x), 2.2) == CGFloat(DeterministicMath.pow(x, 2.2)))
    }
  }
}
