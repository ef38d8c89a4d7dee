// Animations run on the virtual clock: the block gives the views their end values at once, and the
// presentation of their layers shows the way there. The harness decides at which time views are
// drawn; by default they are drawn with their end values, as `render(in:)` does on iOS.
extension UIView {
  /// Animates the changes of views in a block; durations are in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options, nil, animations, completion)
  }

  /// Animates changes with the default options, and calls a handler at the end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, [], nil, animations, completion)
  }

  /// Animates changes with the default options; the duration is in seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    run(duration, 0, [], nil, animations, nil)
  }

  /// Animates with a spring that is at rest after the duration, to a thousandth of the way.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping; 1 does not overshoot, smaller values do the more.
  ///   - velocity: The initial velocity in whole ways per second.
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

  /// Animates with a spring by its perceptual duration and its bounce; it runs until it is at rest.
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

  /// Animates changes along the keyframes that the block adds; times are in seconds.
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

  /// Adds a keyframe. Outside of `animateKeyframes`, its changes are made as if outside of this
  /// call.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the change, as a fraction of the whole duration.
  ///   - frameDuration: The duration of the change, as a fraction of the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = ViewAnimation.current as? KeyframeBlock else { return animations() }
    keyframes.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  // MARK: Transitions

  /// Dissolves what the view showed into what it shows after the block, within its bounds.
  ///
  /// Changes in the block are animated by themselves if `options` has `allowAnimatedContent`.
  ///
  /// Not drawn: flips and curls, with which the new content appears at once
  /// (`FidelityFeature.transitionStyle`). So it does without any transition in the options.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    change(in: view, duration, options, animations ?? {}, completion)
  }

  /// Puts `toView` in the place of `fromView`, or hides one and shows the other if `options` has
  /// `showHideTransitionViews`, like `transition(with:…)` of their superview.
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

  /// Makes the changes in the block without animation, even inside of an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.isEnabled = outer
  }

  /// Switches animations on or off. While they are off, changes take effect at once, and completion
  /// handlers are called at the clock's next turn.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }

  /// Whether animations are switched on.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// The duration that animations made now inherit, in seconds; 0 outside of a block.
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
