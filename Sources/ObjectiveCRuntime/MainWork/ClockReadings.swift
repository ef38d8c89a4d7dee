/// What code that runs on a harness's time has read from the system's clocks, each with the
/// harness's time at that moment.
///
/// `asyncAfter(deadline: .now() + 0.3)` asks for a time of the system's, which another machine, or
/// a busier one, reads otherwise. The delay from the reading that it was made of is .3 s
/// everywhere.
struct ClockReadings {
  private struct Reading {
    let nanoseconds: Int64
    let time: Double
  }

  /// Readings by clock, the last one last.
  private var readings: [UInt32: [Reading]] = [:]
  /// How many are kept of a clock.
  private static let maximumCount = 64

  mutating func note(_ nanoseconds: Int64, of clock: UInt32, at time: Double) {
    var known = readings[clock] ?? []
    if known.count >= Self.maximumCount { known.removeFirst() }
    known.append(Reading(nanoseconds: nanoseconds, time: time))
    readings[clock] = known
  }

  /// The harness's time is so many seconds more.
  mutating func move(by seconds: Double) {
    readings = readings.mapValues { known in
      known.map { Reading(nanoseconds: $0.nanoseconds, time: $0.time + seconds) }
    }
  }

  /// The harness's time that one of the clock's times stands for, and nil where nobody has read the
  /// clock.
  ///
  /// The reading is the last one from which it is a whole number of milliseconds, as delays that
  /// somebody wrote are, else the last one.
  ///
  /// - Parameter dust: The nanoseconds that are lost where times are counted in fractions.
  func time(of nanoseconds: Int64, on clock: UInt32, dust: Int64) -> Double? {
    guard let known = readings[clock], let last = known.last else { return nil }
    for reading in known.reversed() {
      guard let delay = Self.difference(nanoseconds, reading.nanoseconds) else { continue }
      let whole = Self.wholeMilliseconds(delay)
      if abs(delay - whole) <= dust { return Self.sum(reading.time, whole) }
    }
    let delay = Self.difference(nanoseconds, last.nanoseconds)
    return delay.map { Self.sum(last.time, $0) } ?? .infinity
  }

  /// Nil where it is beyond all numbers.
  static func difference(_ time: Int64, _ other: Int64) -> Int64? {
    let (delay, isTooLong) = time.subtractingReportingOverflow(other)
    return isTooLong || abs(delay) > 1 << 62 ? nil : delay
  }

  static func wholeMilliseconds(_ nanoseconds: Int64) -> Int64 {
    let unit: Int64 = 1_000_000
    let half = nanoseconds < 0 ? -unit / 2 : unit / 2
    return (nanoseconds + half) / unit * unit
  }

  /// A time some nanoseconds later. Times are whole nanoseconds, so that .1 and .2 s are as late
  /// as .3.
  static func sum(_ time: Double, _ nanoseconds: Int64) -> Double {
    ((time * 1e9).rounded() + Double(max(nanoseconds, 0))) / 1e9
  }
}
