/// How values go from one to another over time. A still picture shows where they lead to; a
/// strategy with a time shows where they are (`Snapshotting.animation(at:)`).
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  let curve: AnimationCurve

  init(_ curve: AnimationCurve) { self.curve = curve }

  /// Makes an animation of an app's own kind.
  public init<A: CustomAnimation>(_ base: A) { curve = .custom(AnyCustomAnimation(base)) }

  /// The animation of changes that name none: a spring of 0.5 seconds that does not bounce.
  public static let `default` = spring(duration: 0.5, bounce: 0)
  /// An even motion of 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// A motion of 0.35 seconds that begins slowly.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// A motion of 0.35 seconds that ends slowly.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// A motion of 0.35 seconds that begins and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// An even motion of some seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  /// A motion of some seconds that begins slowly.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  /// A motion of some seconds that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// A motion of some seconds that begins and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  /// A motion of some seconds along a curve of time.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.timing(curve, duration: duration))
  }
  /// A motion of some seconds along a cubic Bézier curve from (0, 0) to (1, 1), by its two control
  /// points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  // MARK: Springs

  /// The default animation: a spring of 0.5 seconds that does not bounce.
  public static var spring: Animation { .default }
  /// A spring by its response in seconds and its damping as a fraction of the critical one. It
  /// takes over the velocity of a motion that goes on.
  ///
  /// - Parameter blendDuration: Makes no difference: a spring takes over at once from another.
  @_disfavoredOverload
  public static func spring(
    response: TimeInterval = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// A spring by its perceived duration in seconds and its bounce, -1 … 1. It takes over the
  /// velocity of a motion that goes on.
  ///
  /// - Parameter blendDuration: Makes no difference: a spring takes over at once from another.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }
  /// A motion of a spring, which takes over the velocity of a motion that goes on.
  ///
  /// - Parameter blendDuration: Makes no difference: a spring takes over at once from another.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, velocity: 0))
  }
  /// A quick spring for what follows a finger, by its response in seconds and its damping as a
  /// fraction of the critical one.
  ///
  /// - Parameter blendDuration: Makes no difference: a spring takes over at once from another.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: TimeInterval = 0.15, dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// A quick spring for what follows a finger: a response of 0.15 seconds, and 0.86 of the critical
  /// damping.
  public static var interactiveSpring: Animation {
    spring(Spring(response: 0.15, dampingRatio: 0.86))
  }
  /// A quick spring for what follows a finger, by its perceived duration in seconds and what its
  /// bounce is above 0.14. `blendDuration` makes no difference.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }
  /// A spring by its physics; damping above the critical one counts. Differs: it takes over the
  /// motion before it, as the other springs do; Apple's adds to it.
  ///
  /// - Parameter initialVelocity: The velocity at the beginning, in whole distances per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  /// A motion of a spring with a velocity at the beginning, in whole distances per second. Differs:
  /// it takes over the motion before it; Apple's adds to it.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(spring, velocity: initialVelocity))
  }
  /// A spring by its perceived duration in seconds and its bounce, with a velocity at the
  /// beginning, in whole distances per second. Differs: it takes over the motion before it; Apple's
  /// adds to it.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  /// A spring of 0.5 seconds that does not bounce and begins at rest.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
  /// A spring of 0.5 seconds without bounce.
  public static var smooth: Animation { spring(.smooth) }
  /// A spring of 0.5 seconds with a bounce of 0.15.
  public static var snappy: Animation { spring(.snappy) }
  /// A spring of 0.5 seconds with a bounce of 0.3.
  public static var bouncy: Animation { spring(.bouncy) }
  /// A spring of some seconds with a bounce of `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring of some seconds with a bounce of 0.15 and `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring of some seconds with a bounce of 0.3 and `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Around another

  /// The animation after some seconds in which nothing moves; negative ones count as 0.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(curve, by: delay)) }
  /// The animation a number of times as quick; at 0 or below, it stays at its beginning.
  public func speed(_ speed: Double) -> Animation { Animation(.quickened(curve, by: speed)) }
  /// The animation a number of times, at least once; every second time backwards, unless
  /// `autoreverses` is false. At the end it shows the new value, also where the last time ran
  /// backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: max(repeatCount, 1), autoreverses: autoreverses))
  }
  /// The animation without an end; every second time backwards, unless `autoreverses` is false.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: nil, autoreverses: autoreverses))
  }
  /// The animation that counts as complete after some seconds, for completions of `withAnimation`.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.logicallyComplete(curve, after: duration))
  }

  /// The curve of the animation, for reading; its form may change.
  public var description: String { "\(curve)" }
}
