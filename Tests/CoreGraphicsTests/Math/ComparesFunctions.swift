import CoreGraphics
import Testing

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

/// A suite that compares functions with the C library's.
protocol ComparesFunctions {}

extension ComparesFunctions {
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
}
