import Testing

@testable import ObjectiveCRuntime

@Suite struct ClockReadingsTests {
  private func readings(_ values: [(Int64, Double)]) -> ClockReadings {
    var readings = ClockReadings()
    for (nanoseconds, time) in values { readings.note(nanoseconds, of: 1, at: time) }
    return readings
  }

  @Test func `a time that nobody has read the clock for is not known`() {
    #expect(ClockReadings().time(of: 5, on: 1, dust: 0) == nil)
    #expect(readings([(1, 0)]).time(of: 5, on: 2, dust: 0) == nil)
  }

  @Test func `a delay counts from the reading that it was added to, whatever was read since`() {
    let readings = readings([(1_000_000_007, 2), (1_004_318_222, 2), (1_009_000_111, 2.5)])
    #expect(readings.time(of: 1_300_000_007, on: 1, dust: 0) == 2.3)
    #expect(readings.time(of: 1_304_318_222, on: 1, dust: 0) == 2.3)
    #expect(readings.time(of: 1_309_000_111, on: 1, dust: 0) == 2.8)
  }

  @Test func `dust is left out`() {
    let readings = readings([(1_000_000_007, 2)])
    #expect(readings.time(of: 1_289_999_999 + 7, on: 1, dust: 2) == 2.29)
    #expect(readings.time(of: 1_289_999_999 + 7, on: 1, dust: 0) == 2.289_999_999)
  }

  @Test func `a delay that nobody writes counts from the last reading`() {
    let readings = readings([(1_000_000_007, 2), (1_004_318_222, 3)])
    #expect(readings.time(of: 1_004_318_222 + 333_333_333, on: 1, dust: 0) == 3.333_333_333)
  }

  @Test func `a time in the past is the reading's`() {
    #expect(readings([(1_000_000_007, 2)]).time(of: 7, on: 1, dust: 0) == 2)
  }

  @Test func `times add up as decimal numbers do`() {
    #expect(ClockReadings.sum(0.1, 200_000_000) == 0.3)
    #expect(ClockReadings.sum(0.7, 100_000_000) == 0.8)
  }
}
