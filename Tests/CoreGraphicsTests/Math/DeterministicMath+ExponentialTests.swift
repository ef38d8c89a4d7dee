import CoreGraphics
import Testing

@Suite struct DeterministicMathExponentialTests: ComparesFunctions {
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
}
