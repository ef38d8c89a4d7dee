import Foundation

extension Snapshotting {
  /// The same strategy, some time later.
  ///
  /// A view or a view controller is put into its window first, so that what it starts when it
  /// appears has that time. On the main thread timers, the main queue and the main actor go on
  /// meanwhile.
  ///
  /// Under Swift Testing a test on the main actor blocks that actor as long as an assertion
  /// lasts, so this fails there and says so: `await` before the assertion instead.
  ///
  /// - Parameters:
  ///   - duration: Seconds, by the wall clock. The assertion's `timeout:` begins after it.
  ///   - strategy: What takes the snapshot.
  public static func wait(
    for duration: TimeInterval, on strategy: Snapshotting
  ) -> Snapshotting {
    let delayed: (Value, TimeInterval) -> Async<Format>
    if let hosted = strategy.delayedSnapshot {
      delayed = hosted
    } else {
      delayed = { value, seconds in
        .delivering { callback in
          if let failure = MainExecution.rest(seconds: seconds) {
            callback(.failure(failure))
          } else {
            strategy.snapshot(value).deliver(to: callback)
          }
        }
      }
    }
    var waiting = Snapshotting(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { delayed($0, duration) })
    waiting.delaySeconds = strategy.delaySeconds + duration
    waiting.delayedSnapshot = { delayed($0, duration + $1) }
    return waiting
  }
}
