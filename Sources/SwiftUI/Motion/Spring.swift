internal import QuartzCore

/// The motion of a spring, by the two numbers that it is felt by, or by its physics.
///
/// - Source: "Animate with springs", WWDC 2023; the motion itself is `SpringMotion`'s.
public struct Spring: Hashable, Sendable {
  /// The mass of the weight.
  public let mass: Double
  /// The stiffness, in newtons per metre.
  public let stiffness: Double
  /// The damping, in newton seconds per metre.
  public let damping: Double

  /// Makes a spring by how it is felt.
  ///
  /// - Parameters:
  ///   - duration: How long the motion is felt to take, seconds.
  ///   - bounce: -1…1; 0 does not overshoot, below 0 the end is longer.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let motion = SpringMotion(perceptualDuration: duration, bounce: bounce)
    self.init(mass: motion.mass, stiffness: motion.stiffness, damping: motion.damping)
  }

  /// Makes a spring of mass 1 by its response, the seconds of one swing without damping, and its
  /// damping as a fraction of the critical one.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    self.init(
      stiffness: frequency * frequency, damping: 2 * max(dampingRatio, 0) * frequency,
      allowOverDamping: true)
  }

  /// Makes a spring by its physics.
  ///
  /// - Parameter allowOverDamping: Whether damping above the critical one counts; it is the
  ///   critical one otherwise.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let motion = SpringMotion(
      mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: allowOverDamping)
    self.init(mass: motion.mass, stiffness: motion.stiffness, damping: motion.damping)
  }

  /// The spring that is at rest after a duration, seconds.
  ///
  /// Differs: `epsilon` counts as 0.001, the part of the way that nobody sees.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let motion = SpringMotion(
      duration: settlingDuration, dampingRatio: dampingRatio, initialVelocity: 0)
    self.init(mass: motion.mass, stiffness: motion.stiffness, damping: motion.damping)
  }

  private init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// A spring of 0.5 seconds without bounce.
  public static var smooth: Spring { Spring() }
  /// A spring of 0.5 seconds with a bounce of 0.15.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring of 0.5 seconds with a bounce of 0.3.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// A spring of some seconds with a bounce of `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring of some seconds with a bounce of 0.15 and `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring of some seconds with a bounce of 0.3 and `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// About how long the motion is seen to take, in seconds.
  public var duration: TimeInterval { motion().perceptualDuration }
  /// How much the spring bounces: 0 does not overshoot, 1 never comes to rest.
  public var bounce: Double { motion().bounce }
  /// About how long the motion is seen to take, in seconds; the same as `duration`.
  public var response: Double { duration }
  /// The damping as a part of the critical one: 0 never comes to rest, 1 does not overshoot.
  public var dampingRatio: Double { motion().dampingRatio }
  /// The seconds after which at most a thousandth of the way is left.
  public var settlingDuration: TimeInterval { motion().settlingDuration }

  /// - Parameter velocity: The velocity at the beginning, in whole distances per second.
  func motion(velocity: Double = 0) -> SpringMotion {
    SpringMotion(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }

  /// What is left of a way that began at rest, and how far a velocity of 1 has led by then. All
  /// motion of a spring is a sum of the two.
  func parts(at time: TimeInterval) -> (left: Double, led: Double) {
    guard time > 0 else { return (1, 0) }
    let resting = motion().progress(at: time)
    return (1 - resting, motion(velocity: 1).progress(at: time) - resting)
  }

  /// The value of the spring after a time: it begins at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let parts = parts(at: time)
    return target.scaled(by: 1 - parts.left) + initialVelocity.scaled(by: parts.led)
  }

  /// How fast the spring is after a time, a second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let parts = parts(at: time)
    return target.scaled(by: stiffness / mass * parts.led)
      + initialVelocity.scaled(by: parts.left - damping / mass * parts.led)
  }

  /// The value between two after some seconds, with a velocity per second at the beginning.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    let start = fromValue.animatableData
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The velocity between two values after some seconds, per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Moves a value and its velocity towards a target by a step of seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let next = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value = value + next
  }

  /// What the spring pulls with, for a mass of 1 kilogram.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The seconds after which at most `epsilon` of the way is left.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let step = 1.0 / 60
    var last = 0.0
    for index in 0...Int(max(settlingDuration, 10) * 60) {
      let time = Double(index) * step
      let left = target - value(target: target, initialVelocity: initialVelocity, time: time)
      if left.magnitudeSquared > epsilon * epsilon { last = time + step }
    }
    return last
  }
}

extension VectorArithmetic {
  /// The value multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }
}
