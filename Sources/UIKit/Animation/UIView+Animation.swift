// Animations arrive at once: there is no clock. The block runs, the views have their end
// values, and the completion handler is called with `true` before the call returns (on iOS:
// later, on the run loop). A repeating animation never completes, as on iOS.
//
// A completion handler may start the next animation, whose handler starts another: an endless
// pulse. After `AnimationChain.greatestDepth` animations inside of each other's handlers, the
// handler is not called.
extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    arrive(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    arrive(animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    arrive(animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    arrive(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    arrive(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Runs `animations`: keyframes arrive one after the other in the order of the calls.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Runs `animations`. Not drawn: the transition between.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    arrive(animations ?? {}, completion: completion)
  }

  /// Puts `toView` in the place of `fromView`, or hides one and shows the other where
  /// `showHideTransitionViews` says so. Not drawn: the transition between.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    arrive(
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else if let superview = fromView.superview {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// No difference to what is drawn: animations arrive at once either way.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationChain.isEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { AnimationChain.isEnabled }

  private class func arrive(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
    animations()
    guard let completion, AnimationChain.depth < AnimationChain.greatestDepth else { return }
    AnimationChain.depth += 1
    completion(true)
    AnimationChain.depth -= 1
  }
}

/// How deep completion handlers are inside of each other.
@MainActor
package enum AnimationChain {
  package static let greatestDepth = 64
  static var depth = 0
  static var isEnabled = true
}
