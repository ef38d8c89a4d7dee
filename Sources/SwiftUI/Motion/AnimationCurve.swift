/// What an animation does over time: a curve, or one around another.
indirect enum AnimationCurve: Hashable, Sendable {
  case timing(UnitCurve, duration: TimeInterval)
  case spring(Spring, velocity: Double)
  case custom(AnyCustomAnimation)
  case delayed(AnimationCurve, by: TimeInterval)
  case quickened(AnimationCurve, by: Double)
  case repeated(AnimationCurve, count: Int?, autoreverses: Bool)
  case logicallyComplete(AnimationCurve, after: TimeInterval)

  /// The seconds to the end; infinite where there is none.
  var duration: TimeInterval {
    switch self {
    case .timing(_, let duration): max(duration, 0)
    case .spring(let spring, let velocity): spring.motion(velocity: velocity).settlingDuration
    case .custom(let animation): animation.duration
    case .delayed(let curve, let delay): max(delay, 0) + curve.duration
    case .quickened(let curve, let speed): speed > 0 ? curve.duration / speed : .infinity
    case .repeated(let curve, let count, _):
      count.map { curve.duration * Double($0) } ?? .infinity
    case .logicallyComplete(let curve, _): curve.duration
    }
  }

  /// The seconds until completions are called, which is before a spring is at rest.
  var logicalDuration: TimeInterval {
    switch self {
    case .spring(let spring, _): spring.duration
    case .timing, .custom: duration
    case .delayed(let curve, let delay): max(delay, 0) + curve.logicalDuration
    case .quickened(let curve, let speed): speed > 0 ? curve.logicalDuration / speed : .infinity
    case .repeated(let curve, let count, _):
      count.map { curve.duration * Double($0 - 1) + curve.logicalDuration } ?? .infinity
    case .logicallyComplete(_, let duration): duration
    }
  }

  /// The spring at the core, which takes over the velocity of a motion before it.
  var takesOverVelocity: Bool {
    switch self {
    case .spring: true
    case .timing, .custom, .repeated: false
    case .delayed(let curve, _), .quickened(let curve, _), .logicallyComplete(let curve, _):
      curve.takesOverVelocity
    }
  }

  /// The part of a way that is done after a time.
  ///
  /// - Parameters:
  ///   - way: The difference from the beginning to the end.
  ///   - velocity: The velocity at the beginning, per second, where a spring takes it over.
  ///   - state: What a custom animation keeps.
  /// - Returns: Nil once the end is reached.
  func done<V: VectorArithmetic>(
    of way: V, velocity: V?, at time: TimeInterval, _ state: inout AnimationStateValues
  ) -> V? {
    switch self {
    case .timing(let curve, let duration):
      return time < duration ? way.scaled(by: curve.value(at: time / duration)) : nil
    case .spring(let spring, let own):
      if let velocity {
        guard time < spring.settlingDuration else { return nil }
        return spring.value(target: way, initialVelocity: velocity, time: time)
      }
      let motion = spring.motion(velocity: own)
      guard time < motion.settlingDuration else { return nil }
      return way.scaled(by: motion.progress(at: time))
    case .custom(let animation): return animation.done(of: way, at: time, &state)
    case .delayed(let curve, let delay):
      return time < delay
        ? .zero : curve.done(of: way, velocity: velocity, at: time - max(delay, 0), &state)
    case .quickened(let curve, let speed):
      return curve.done(of: way, velocity: velocity, at: time * speed, &state)
    case .repeated(let curve, let count, let autoreverses):
      let duration = curve.duration
      guard duration > 0 else { return nil }
      guard duration.isFinite else { return curve.done(of: way, velocity: nil, at: time, &state) }
      let round = (time / duration).rounded(.down)
      if let count, round >= Double(count) { return nil }
      let own = time - round * duration
      let isBackwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
      return curve.done(
        of: way, velocity: nil, at: isBackwards ? duration - own : own, &state) ?? way
    case .logicallyComplete(let curve, _):
      return curve.done(of: way, velocity: velocity, at: time, &state)
    }
  }
}
