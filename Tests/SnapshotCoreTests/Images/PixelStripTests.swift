import TestSupport
import Testing

@testable import SnapshotCore

@Suite struct PixelStripTests {
  private func strip(_ times: Double...) -> PixelStrip {
    PixelStrip(frames: times.map { _ in plain(2, 2) }, times: times)
  }

  @Test func `times are whole microseconds`() {
    #expect(strip(0, 0.123_456_7).times == [0, 0.123_457])
  }

  @Test func `a frame is seen until the next, the last as long as the one before`() {
    #expect(strip(0, 0.1, 0.25).milliseconds == [100, 150, 150])
    #expect(strip(0.5).milliseconds == [1000])
    #expect(strip(0, 100).milliseconds == [65_535, 65_535])
  }

  @Test func `the digest is of pixels and of times`() {
    let one = strip(0, 0.1)
    #expect(one.digest == strip(0, 0.1).digest)
    #expect(one.digest.count == 64)
    #expect(one.digest != strip(0, 0.2).digest)
    let other = PixelStrip(
      frames: [plain(2, 2), plain(2, 2).with(0xff00_0000, at: (1, 1))], times: [0, 0.1])
    #expect(one.digest != other.digest)
  }

  @Test func `times come back from their text, and nothing else does`() {
    #expect(StripTimes.text([0, 0.1, 1234.5]) == "0 0.1 1234.5")
    #expect(StripTimes.times("0 0.1 1234.5") == [0, 0.1, 1234.5])
    #expect(StripTimes.times("0 x") == nil)
    #expect(StripTimes.times("0 inf") == nil)
  }

  @Test func `a long list of times is told by its ends`() {
    #expect(StripTimes.list([0.5]) == "0.5 s")
    #expect(StripTimes.list([0, 0.1, 0.2]) == "0, 0.1 and 0.2 s")
    #expect(StripTimes.list((0...8).map(Double.init)) == "0, 1, 2, 3, … 8 s")
  }
}
