/// An animation that moves as a weight on a spring: past its end value and back, ever less.
///
/// `duration` says how much of the motion is seen, not how long it takes: set it to
/// `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  /// A spring by its period, without damping, and how much it bounces.
  ///
  /// - Parameters:
  ///   - perceptualDuration: About how long the motion is seen to take, seconds; above 0.
  ///   - bounce: 0 does not overshoot, 1 never comes to rest; below 0 the motion is slower.
  /// - Source: the conversion is Apple's in "Animate with springs", WWDC 2023.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let motion = SpringMotion(perceptualDuration: perceptualDuration, bounce: bounce)
    stiffness = motion.stiffness
    damping = motion.damping
    allowsOverdamping = bounce < 0
  }

  /// The mass of the weight; above 0.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; above 0.
  open var stiffness: CGFloat = 100
  /// The damping that slows the weight; 0 never comes to rest.
  open var damping: CGFloat = 10
  /// The initial velocity towards the end value, in whole distances per second.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping above the critical one counts; it is the critical one otherwise.
  open var allowsOverdamping = false

  /// The seconds after which at most a thousandth of the way is left.
  open var settlingDuration: CFTimeInterval { motion.settlingDuration }

  /// About how long the motion is seen to take, in seconds, from mass, stiffness and damping.
  open var perceptualDuration: CFTimeInterval { motion.perceptualDuration }
  /// How much the spring bounces: 0 does not overshoot, 1 never comes to rest.
  open var bounce: CGFloat { motion.bounce }

  private var motion: SpringMotion {
    SpringMotion(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  /// The spring alone sets the pace; `timingFunction` does not count.
  override func progress(at instant: MediaTiming.Instant, _ moment: AnimationMoment) -> Double {
    let duration = timing.duration == 0 ? moment.groupDuration : timing.duration
    return motion.progress(at: instant.fraction * duration)
  }
}
