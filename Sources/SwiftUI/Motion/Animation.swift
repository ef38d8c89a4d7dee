/// How values go from one to another over time. A still picture shows where they lead to; a
/// strategy with a time shows where they are (`Snapshotting.animation(at:)`).
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  let curve: AnimationCurve

  init(_ curve: AnimationCurve) { self.curve = curve }

  /// An animation of an own kind.
  public init<A: CustomAnimation>(_ base: A) { curve = .custom(AnyCustomAnimation(base)) }

  public static let `default` = spring(duration: 0.5, bounce: 0)
  public static var linear: Animation { linear(duration: 0.35) }
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.timing(curve, duration: duration))
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  // MARK: Springs

  public static var spring: Animation { .default }
  /// - Parameter blendDuration: Makes no difference: a spring takes over at once from another.
  @_disfavoredOverload
  public static func spring(
    response: TimeInterval = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// - Parameter blendDuration: Makes no difference: a spring takes over at once from another.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }
  /// - Parameter blendDuration: Makes no difference: a spring takes over at once from another.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, velocity: 0))
  }
  /// - Parameter blendDuration: Makes no difference: a spring takes over at once from another.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: TimeInterval = 0.15, dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  public static var interactiveSpring: Animation {
    spring(Spring(response: 0.15, dampingRatio: 0.86))
  }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }
  /// - Parameter initialVelocity: The velocity at the beginning, in whole distances per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(spring, velocity: initialVelocity))
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
  public static var smooth: Animation { spring(.smooth) }
  public static var snappy: Animation { spring(.snappy) }
  public static var bouncy: Animation { spring(.bouncy) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Around another

  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(curve, by: delay)) }
  public func speed(_ speed: Double) -> Animation { Animation(.quickened(curve, by: speed)) }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: max(repeatCount, 1), autoreverses: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: nil, autoreverses: autoreverses))
  }
  /// Counts as complete after a duration, for completions of `withAnimation`.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.logicallyComplete(curve, after: duration))
  }

  public var description: String { "\(curve)" }
}
