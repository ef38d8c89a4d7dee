import Foundation
import SnapshotCore

/// An assertion whose snapshot was taken, and what is still to be done: to compare it, and to say
/// how it ended.
struct TakenSnapshot {
  let assertion: Assertion
  /// The record of its start; nothing where that could not be written.
  let start: RunRecord?
  /// Whether `compare` needs nothing of the thread that took the snapshot.
  let canBeComparedAnywhere: Bool
  private let comparison: () -> Verdict
  private let clock = Stopwatch()

  init(
    _ assertion: Assertion, start: RunRecord?, canBeComparedAnywhere: Bool, seconds: Double,
    comparison: @escaping () -> Verdict
  ) {
    self.assertion = assertion
    self.start = start
    self.canBeComparedAnywhere = canBeComparedAnywhere
    self.comparison = comparison
    clock.seconds = seconds
  }

  /// Where nothing is left to compare.
  init(_ assertion: Assertion, start: RunRecord? = nil, _ verdict: Verdict) {
    self.init(
      assertion, start: start, canBeComparedAnywhere: false, seconds: 0, comparison: { verdict })
  }

  func compare() -> Verdict { clock.measuring(comparison) }

  /// Writes the record of its end.
  func ended(_ verdict: Verdict) -> Verdict {
    guard let start else { return verdict }
    var record = verdict.ended(start)
    record.durationSeconds = clock.seconds
    if record.actualPath != nil { record.store = assertion.place.storeName }
    if let failure = assertion.append(record) ?? assertion.keepPending(record, verdict.id) {
      return Verdict(failed: failure)
    }
    return verdict
  }
}

/// Seconds that parts of the work took, without what came between them.
final class Stopwatch {
  var seconds = 0.0

  func measuring<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let clock = ContinuousClock()
    let begin = clock.now
    defer { seconds += (clock.now - begin) / .seconds(1) }
    return try body()
  }
}
