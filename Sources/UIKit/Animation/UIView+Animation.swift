// Animations run on the virtual clock: the block gives the views their end values at once, and
// what they show on the way is the presentation of their layers. The harness says at which time
// views are drawn; unless it is told, they are drawn with their end values, as `render(in:)` does
// on iOS.
extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options, nil, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, [], nil, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    run(duration, 0, [], nil, animations, nil)
  }

  /// A spring that is at rest after the duration, but for a thousandth of the way.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not overshoot; the smaller, the more it does.
  ///   - velocity: At the beginning, in whole ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    run(duration, delay, options, .spring(motion), animations, completion)
  }

  /// A spring by its perceptual duration and its bounce; it runs until it is at rest.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    run(motion.settlingDuration, delay, options, .spring(motion), animations, completion)
  }

  // MARK: Keyframes

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = ViewAnimationBlock.Settings(
      duration: duration, delay: delay, options: options.animationOptions, pace: nil)
    let block = ViewAnimationBlock(settings, completion: completion)
    let keyframes = KeyframeBlock()
    block.run {
      guard ViewAnimation.current != nil else { return animations() }
      ViewAnimation.record(with: keyframes, animations)
      keyframes.animate(in: block, mode: options.calculationMode)
    }
  }

  /// Outside of `animateKeyframes`, the changes are made as outside of this call.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the change begins, as a part of the whole duration.
  ///   - frameDuration: How long it takes, as a part of the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = ViewAnimation.current as? KeyframeBlock else { return animations() }
    keyframes.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  // MARK: Transitions

  /// Dissolves what the view showed into what it shows after the block, in its bounds.
  ///
  /// Changes in the block are animated by themselves where `options` has `allowAnimatedContent`.
  ///
  /// Not drawn: flips and curls, with which the new is there at once
  /// (`FidelityFeature.transitionStyle`). So it is without any transition among the options.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    change(in: view, duration, options, animations ?? {}, completion)
  }

  /// Puts `toView` in the place of `fromView`, or hides one and shows the other where
  /// `showHideTransitionViews` says so, as `transition(with:…)` of their superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    change(
      in: fromView.superview, duration, options,
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else if let superview = fromView.superview {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }

  // MARK: Without

  /// What changes in the block is not animated, whatever goes on around it.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.isEnabled = outer
  }

  /// Where animations are off, changes take effect without, and completion handlers are called at
  /// the clock's next turn.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }

  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// The duration that animations made now inherit; 0 outside of a block.
  public class var inheritedAnimationDuration: TimeInterval {
    (ViewAnimation.current as? ViewAnimationBlock)?.settings.duration ?? 0
  }

  // MARK: Running

  private class func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ pace: ViewAnimationBlock.Pace?, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let settings = ViewAnimationBlock.Settings(
      duration: duration, delay: delay, options: options, pace: pace)
    ViewAnimationBlock(settings, completion: completion).run(animations)
  }

  private class func change(
    in view: UIView?, _ duration: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let isAnimated = ViewAnimation.isEnabled && duration > 0
    let kind = options.rawValue >> 20 & 7
    if isAnimated, let view, kind == AnimationOptions.transitionCrossDissolve.rawValue >> 20 {
      let fade = CATransition()
      fade.duration = duration
      fade.timingFunction = options.timingFunction
      view.layer.add(fade, forKey: nil)
    }
    let dissolve = AnimationOptions.transitionCrossDissolve.rawValue >> 20
    if isAnimated, let view, kind != 0, kind != dissolve {
      let names = [
        1: "transitionFlipFromLeft", 2: "transitionFlipFromRight", 3: "transitionCurlUp",
        4: "transitionCurlDown", 6: "transitionFlipFromTop", 7: "transitionFlipFromBottom",
      ]
      view.noteLack(.transitionStyle, "UIView.AnimationOptions.\(names[Int(kind)] ?? "\(kind)")")
    }
    if options.contains(.allowAnimatedContent) {
      run(duration, 0, options, nil, animations, nil)
    } else {
      performWithoutAnimation(animations)
    }
    MediaClock.current.schedule(after: isAnimated ? duration : 0) { completion?(true) }
  }
}
