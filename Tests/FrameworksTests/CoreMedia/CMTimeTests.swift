import CoreMedia
import Testing

@Suite struct CMTimeTests {
  @Test func `times are fractions, and compared by their value`() {
    let half = CMTime(value: 300, timescale: 600)
    #expect(half.seconds == 0.5)
    #expect(half == CMTime(seconds: 0.5, preferredTimescale: 2))
    #expect(half + half == CMTimeMake(value: 1, timescale: 1))
    #expect(half < CMTime.positiveInfinity)
    #expect(CMTimeRange(start: .zero, end: half).containsTime(CMTime(value: 1, timescale: 4)))
  }

  @Test func `what is no time has no seconds`() {
    #expect(CMTime.invalid.seconds.isNaN)
    #expect(!CMTime.indefinite.isNumeric)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600).value == .max)
  }
}
