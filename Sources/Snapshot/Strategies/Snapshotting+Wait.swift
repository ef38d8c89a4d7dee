import Foundation

extension Snapshotting {
  /// The strategy `strategy`, applied after some time.
  ///
  /// A view or a view controller is put into its window first, so that what it starts when it
  /// appears has that time: by the wall clock, in which timers, the main queue, the main actor
  /// and other tasks go on, and then on the clock that animations run on, which ends those that
  /// take no longer and calls their completion handlers.
  ///
  /// Under Swift Testing a test on the main actor blocks that actor as long as an assertion
  /// lasts, so this fails there and says so: `await` before the assertion instead, or wait until
  /// something is so.
  ///
  /// - Parameters:
  ///   - duration: The seconds to wait. The assertion's `timeout:` begins after them.
  ///   - strategy: What takes the snapshot.
  public static func wait(
    for duration: TimeInterval, on strategy: Snapshotting
  ) -> Snapshotting {
    waiting(on: strategy, seconds: duration) { _ in SnapshotDelay(seconds: duration) }
  }

  /// The strategy `strategy`, applied as soon as a condition holds.
  ///
  ///     .wait(until: "the avatar is there", on: .image(on: .iPhone13)) {
  ///       ($0 as? ProfileController)?.avatarView.image != nil
  ///     }
  ///
  /// A view or a view controller is put into its window first. Meanwhile the main actor's other
  /// work goes on, and the clock that animations run on frame by frame. It fails where it is not so
  /// after the deadline on both clocks, and says what it has waited for. A test that blocks the
  /// main actor, as one on it does under Swift Testing, waits for animations alone.
  ///
  /// - Parameters:
  ///   - what: What is waited for, for the failure.
  ///   - deadline: The maximum seconds to wait. The assertion's `timeout:` begins after them.
  ///   - strategy: What takes the snapshot.
  ///   - isSo: Asked on the main actor, again and again.
  public static func wait(
    until what: String, deadline: TimeInterval = 5, on strategy: Snapshotting,
    _ isSo: @escaping @MainActor (Value) -> Bool
  ) -> Snapshotting {
    waiting(on: strategy, seconds: deadline) { value in
      // SAFETY: The value is used by one side at a time, as whoever hands it over waits.
      @safe nonisolated(unsafe) let value = value
      return SnapshotDelay(
        seconds: deadline, condition: .init(what: what) { isSo(value) })
    }
  }

  private static func waiting(
    on strategy: Snapshotting, seconds: TimeInterval,
    _ delay: @escaping (Value) -> SnapshotDelay
  ) -> Snapshotting {
    let delayed: (Value, [SnapshotDelay]) -> Async<Format> =
      strategy.delayedSnapshot ?? { value, delays in
        let snapshot = strategy.snapshot
        return pause(delays).flatMap { snapshot(value) }
      }
    var waiting = Snapshotting(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { delayed($0, [delay($0)]) })
    waiting.delaySeconds = strategy.delaySeconds + seconds
    waiting.makesViews = strategy.makesViews
    waiting.delayedSnapshot = { delayed($0, $1 + [delay($0)]) }
    return waiting
  }

  /// Waits without a window: seconds on the caller's thread, conditions on the main actor.
  private static func pause(_ delays: [SnapshotDelay]) -> Async<Void> {
    if delays.contains(where: { $0.condition != nil }) {
      return MainExecution.run(
        after: delays, begin: { .success(()) }, finish: { .success($0) })
    }
    return .delivering { callback in
      let seconds = delays.reduce(0) { $0 + $1.seconds }
      callback(MainExecution.rest(seconds: seconds).map { .failure($0) } ?? .success(()))
    }
  }
}
