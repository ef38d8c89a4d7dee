import CoreGraphics
import Testing

@Suite struct ClampingTests {
  @Test func `a number is brought into a range, and NaN to its lower end`() {
    #expect(0.25.clamped(to: 0...1) == 0.25)
    #expect((-3.0).clamped(to: 0...1) == 0)
    #expect(1.5.clamped(to: 0...1) == 1)
    #expect(Double.infinity.clamped(to: -2...7) == 7)
    #expect((-Double.infinity).clamped(to: -2...7) == -2)
    #expect(Double.nan.clamped(to: -2...7) == -2)
    #expect((-CGFloat.nan).clamped(to: 3...4) == 3)
    #expect(Float.signalingNaN.clamped(to: 0...1) == 0)
  }

  @Test func `every number becomes an integer that can be counted on with`() {
    #expect(Int(clamping: 3.9) == 3)
    #expect(Int(clamping: -3.9) == -3)
    #expect(Int(clamping: .nan) == 0)
    #expect(Int(clamping: .infinity) == 1 << 53)
    #expect(Int(clamping: -1e300) == -1 << 53)
    #expect(Int(clamping: 0x1p53 - 1) == 1 << 53 - 1)
  }
}
