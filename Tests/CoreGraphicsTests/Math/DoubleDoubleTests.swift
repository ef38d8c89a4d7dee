import Testing

@testable import CoreGraphics

@Suite struct DoubleDoubleTests {
  /// Gives the exact sum of two doubles that are whole numbers.
  private func integer(_ value: DoubleDouble) -> Int128 { Int128(value.high) + Int128(value.low) }

  private func isEqual(_ value: DoubleDouble, _ high: Double, _ low: Double) -> Bool {
    value.high == high && value.low == low
  }

  @Test func `a sum keeps what a double of it loses`() {
    #expect(isEqual(DoubleDouble(sumOf: 1e16, 1), 1e16, 1))
    #expect(isEqual(DoubleDouble(sumOf: 0x1p60, 0x1p-60), 0x1p60, 0x1p-60))
    #expect(isEqual(DoubleDouble(sumOf: 0x1p-60, -0x1p60), -0x1p60, 0x1p-60))
    #expect(isEqual(DoubleDouble(sumOf: 3, 4), 7, 0))
  }

  @Test func `a product keeps what a double of it loses`() {
    // (2²⁷ + 1)² = 2⁵⁴ + 2²⁸ + 1, of which a double holds all but the 1.
    let factor = 0x1p27 + 1
    #expect(isEqual(DoubleDouble(productOf: factor, factor), 0x1p54 + 0x1p28, 1))
  }

  @Test func `sums and products of whole numbers are exact`() {
    var numbers = Sequence64(state: 7)
    let limit: Int64 = 1 << 53
    for _ in 0..<2000 {
      let (a, b) = (
        Int64.random(in: -limit...limit, using: &numbers),
        Int64.random(in: -limit...limit, using: &numbers)
      )
      let product = DoubleDouble(productOf: Double(a), Double(b))
      #expect(integer(product) == Int128(a) * Int128(b))
      let far = Double(a) * 0x1p40
      #expect(integer(DoubleDouble(sumOf: Double(b), far)) == Int128(far) + Int128(b))
    }
  }

  @Test func `pairs are added and multiplied beyond a double's precision`() {
    let slightlyMore = DoubleDouble(high: 1, low: 0x1p-70)
    #expect(isEqual(slightlyMore + slightlyMore, 2, 0x1p-69))
    #expect(isEqual(slightlyMore + DoubleDouble(high: -1, low: 0), 0x1p-70, 0))
    // The square is 1 + 2⁻⁶⁹ + 2⁻¹⁴⁰, whose last part is beyond 106 bits.
    #expect(isEqual(slightlyMore * slightlyMore, 1, 0x1p-69))
    #expect(isEqual(slightlyMore * 3, 3, 3 * 0x1p-70))
  }

  @Test func `the low part is below half a unit of the high one`() {
    var numbers = Sequence64(state: 8)
    for _ in 0..<2000 {
      func pair() -> DoubleDouble {
        let high = Double.random(in: 0.5...1, using: &numbers)
        let share = Double.random(in: -0.5...0.5, using: &numbers)
        return DoubleDouble(high: high, low: share * high.ulp)
      }
      let (a, b) = (pair(), pair())
      for result in [a + b, a * b, a * b.high] {
        #expect(result.low.magnitude <= result.high.ulp / 2)
        #expect(result.high + result.low == result.high)
      }
    }
  }
}
