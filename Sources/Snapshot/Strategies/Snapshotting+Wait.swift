import Foundation

extension Snapshotting {
  /// The strategy `strategy`, applied after some time.
  ///
  /// A view or a view controller is put into its window first, so that what it starts when it
  /// appears has that time twice. It passes by the wall clock, in which the main queue, the main
  /// actor and other tasks go on with the work of others, such as the network's. Then it passes on
  /// the clock of animations, which ends those that take no longer and calls their completion
  /// handlers. Blocks of the main queue, timers and sleeping tasks of the view are on that clock,
  /// too, in the order of their times.
  ///
  /// Under Swift Testing a test on the main actor blocks that actor as long as an assertion
  /// lasts. A view is given its time on the clock of animations alone there: `await` what comes
  /// from elsewhere before the assertion. Values without a window fail there and say so.
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
  /// work goes on, and frame by frame the clock that animations run on, with the blocks of the main
  /// queue, timers and sleeping tasks that the view asks for. It fails where it is not so after the
  /// deadline on both clocks, and says what it has waited for. A test that blocks the main actor,
  /// as one on it does under Swift Testing, waits for what is on that clock alone.
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
