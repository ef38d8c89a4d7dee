import CoreGraphics
import Testing

@Suite struct AngleReductionTests {
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
}
