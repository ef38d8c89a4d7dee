import Foundation

/// A wait for a condition. Time that animations run on goes on faster than the wall's, up to the
/// same limit, so that a motion's end is there soon and what comes from elsewhere has its seconds.
@MainActor
struct Waiting {
  enum Step {
    case more
    /// The wait is over; with what went wrong, or nil.
    case over(SnapshotFailure?)
  }

  /// Seconds by the wall clock between two looks.
  static let pause = 0.002
  /// Seconds that the clock of animations goes on between two looks: a frame.
  private static let frame = 1.0 / 60

  private let delay: SnapshotDelay
  private let isBlocked: Bool
  private var passed = 0.0
  /// Seconds by the wall clock. A long time between two looks counts little, since then others held
  /// the main actor, and what is waited for may be queued behind them.
  private var waited = 0.0
  private var lastLook = ContinuousClock().now
  private static let maximumPause = 0.05

  /// Starts a wait.
  ///
  /// - Parameter isBlocked: Whether the main actor is blocked meanwhile, so that no other work runs
  ///   on it.
  init(_ delay: SnapshotDelay, isBlocked: Bool) {
    self.delay = delay
    self.isBlocked = isBlocked
  }

  /// Looks whether it is over, and lets a frame's time pass where it is not.
  mutating func step(_ pass: @MainActor (TimeInterval) -> SnapshotFailure?) -> Step {
    let look = ContinuousClock().now
    waited += min((look - lastLook) / .seconds(1), Self.maximumPause)
    lastLook = look
    guard let condition = delay.condition, !condition.isSo() else { return .over(nil) }
    if passed < delay.seconds {
      let seconds = min(Self.frame, delay.seconds - passed)
      passed += seconds
      if let failure = pass(seconds) { return .over(failure) }
      return condition.isSo() ? .over(nil) : .more
    }
    if !isBlocked, waited < delay.seconds { return .more }
    return .over(
      .neverSo(what: condition.what, seconds: delay.seconds, isBlocked: isBlocked))
  }
}
