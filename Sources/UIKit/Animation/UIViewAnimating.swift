/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// No animation was started yet, or all of them have ended.
  case inactive = 0
  /// The animator is running or paused.
  case active = 1
  /// The animator was stopped, and not yet finished.
  case stopped = 2
}

/// The position of views when an animator is done.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The views are as the animations leave them.
  case end = 0
  /// The views are as they were before the animations.
  case start = 1
  /// The views are where they were shown last.
  case current = 2
}

/// An object that runs animations which can be paused, moved and reversed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animator is at rest, active or stopped.
  var state: UIViewAnimatingState { get }
  /// Whether the animations are moving now.
  var isRunning: Bool { get }
  /// Whether the animations run back to their beginning.
  var isReversed: Bool { get set }
  /// The elapsed part of the time, 0…1, in the direction that the animator runs.
  var fractionComplete: CGFloat { get set }
  /// Runs the animations, from their beginning or from where they were paused.
  func startAnimation()
  /// Runs the animations after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Makes the animations active and holds them where they are.
  func pauseAnimation()
  /// Leaves views where they are shown. If the argument is true, the animator is done, and else it
  /// waits for ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animator with its views at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose animations an app can add to. Differs: Apple's methods are optional
/// Objective-C methods; here every animator has them.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds animations that begin when a part of the remaining time, 0…1, has passed.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds animations, which take the time that is left.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a handler, which is called with the final position of the views.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Runs a paused animator on, at another pace or in another time. A factor of 0 takes the time
  /// that was left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
