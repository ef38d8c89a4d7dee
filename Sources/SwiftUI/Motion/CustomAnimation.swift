/// An animation of an app's own kind: it says where a value is after a time.
public protocol CustomAnimation: Hashable, Sendable {
  /// Says how much of a way is done.
  ///
  /// - Parameter value: The way from the beginning to the end.
  /// - Parameter time: The seconds since the beginning.
  /// - Returns: The part of the way that is done; nil once the animation is over.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// The velocity of the value, per second, for an animation that takes over. Differs: it is not
  /// asked.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether the animation takes over from the one before it, instead of both running.
  ///
  /// Differs: it is not asked. Both run, and their ways add up.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nil: the animation does not tell a velocity.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  /// False: the animation runs beside the one before it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation is told of its place, and what it keeps from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from frame to frame.
  public var state: AnimationState<Value>
  /// Whether the animation looks over. Kept, and not read here: completions come at the end.
  public var isLogicallyComplete = false
  /// The environment of the animated view. Differs: it is empty here, so that all values are the
  /// defaults.
  public let environment: EnvironmentValues

  /// The context with another state, for an animation that wraps one of another value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// Values that a custom animation keeps from frame to frame.
public struct AnimationState<Value: VectorArithmetic> {
  var kept = AnimationStateValues()
  /// Makes a state without values.
  public init() {}
  /// The value of a key; the key's default before it is written.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { kept.byKey[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { kept.byKey[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value that a custom animation keeps between frames.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before one is written.
  static var defaultValue: Value { get }
}

/// The values by key; they do not depend on the kind of vector.
struct AnimationStateValues {
  var byKey: [ObjectIdentifier: Any] = [:]
}

/// Any custom animation.
struct AnyCustomAnimation: Hashable, Sendable {
  private let base: any CustomAnimation

  init(_ base: any CustomAnimation) { self.base = base }

  static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }
  func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }

  func done<V: VectorArithmetic>(
    of way: V, at time: TimeInterval, _ state: inout AnimationStateValues
  ) -> V? {
    var context = AnimationContext<V>(
      state: AnimationState(), environment: EnvironmentValues())
    context.state.kept = state
    defer { state = context.state.kept }
    return base.animate(value: way, time: time, context: &context)
  }

  /// The seconds to the first frame after the end; infinite after a minute.
  var duration: TimeInterval {
    var state = AnimationStateValues()
    for frame in 0...3600 where done(of: 1.0, at: Double(frame) / 60, &state) == nil {
      return Double(frame) / 60
    }
    return .infinity
  }
}
