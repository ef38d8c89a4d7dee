/// One call of `UIView.animate…`: makes the animations of its block, and waits for their end.
@MainActor
final class ViewAnimationBlock: ViewAnimationRecorder {
  /// The timing curve of the block's animations.
  enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(SpringMotion)
  }

  struct Settings {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var pace = Pace.curve(CAMediaTimingFunction(name: .easeInEaseOut))
    var repeats = false
    /// The number of repetitions unless it repeats for ever; 0 for once.
    var repeatCount: Float = 0
    var autoreverses = false

    /// As in UIKit, a block inside of another takes the outer block's duration and pace, unless the
    /// options override them.
    @MainActor init(
      duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: Pace?
    ) {
      let outer = (ViewAnimation.current as? ViewAnimationBlock)?.settings
      let keepsDuration = outer == nil || options.contains(.overrideInheritedDuration)
      self.duration = keepsDuration ? duration : outer?.duration ?? duration
      self.delay = delay > 0 ? delay : 0
      let own = pace ?? .curve(options.timingFunction)
      let keepsPace = outer == nil || options.contains(.overrideInheritedCurve)
      self.pace = keepsPace ? own : outer?.pace ?? own
      repeats = options.contains(.repeat)
      autoreverses = options.contains(.autoreverse)
    }
  }

  let settings: Settings
  private let waiter: AnimationWaiter
  private(set) var count = 0

  init(_ settings: Settings, completion: ((Bool) -> Void)?) {
    self.settings = settings
    waiter = AnimationWaiter(completion)
  }

  /// Runs the block. If it animates no property, the completion handler is called at the clock's
  /// next turn, after the delay.
  func run(_ animations: () -> Void) {
    let isAnimated = ViewAnimation.isEnabled && settings.duration > 0
    ViewAnimation.record(with: isAnimated ? self : nil, animations)
    let waiter = waiter
    MediaClock.current.schedule(after: count == 0 ? settings.delay : 0) {
      waiter.end(finished: true)
    }
  }

  /// Ends the block when the animations made so far have ended, for blocks that `run` did not
  /// start.
  func end() { waiter.end(finished: true) }

  func action(
    for layer: CALayer, key: String, from old: LayerValue, to new: LayerValue
  ) -> (any CAAction)? {
    let animation: CABasicAnimation
    switch settings.pace {
    case .curve(let function):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = function
    case .spring(let motion):
      let spring = CASpringAnimation(keyPath: key)
      spring.mass = motion.mass
      spring.stiffness = motion.stiffness
      spring.damping = motion.damping
      spring.initialVelocity = motion.initialVelocity
      spring.allowsOverdamping = true
      animation = spring
    }
    animation.setEnds(of: layer, key: key, from: old, to: new)
    start(animation, on: layer)
    return AddAnimation(animation)
  }

  /// Gives an animation the block's timing, and waits for it.
  func start(_ animation: CAAnimation, on layer: CALayer) {
    animation.duration = settings.duration
    if settings.delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + settings.delay
    }
    animation.fillMode = .both
    animation.autoreverses = settings.autoreverses
    if settings.repeatCount > 0 { animation.repeatCount = settings.repeatCount }
    if settings.repeats { animation.repeatCount = .infinity }
    animation.delegate = waiter
    waiter.pendingCount += 1
    count += 1
  }
}

/// Calls a completion handler when several animations have ended.
final class AnimationWaiter: CAAnimationDelegate {
  private let completion: ((Bool) -> Void)?
  /// The number of running animations, plus one for the block itself.
  var pendingCount = 1
  private var allFinished = true

  init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end(finished: flag) }

  func end(finished: Bool) {
    allFinished = allFinished && finished
    pendingCount -= 1
    if pendingCount == 0 { completion?(allFinished) }
  }
}

extension UIView.AnimationOptions {
  var timingFunction: CAMediaTimingFunction {
    let name: CAMediaTimingFunctionName =
      switch rawValue >> 16 & 15 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInEaseOut
      }
    return CAMediaTimingFunction(name: name)
  }
}

extension UIView.AnimationCurve {
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
