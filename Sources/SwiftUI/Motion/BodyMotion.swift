/// The motion of a view or modifier that has values between two of its own: its body runs at each
/// frame.
@MainActor class BodyMotion<V> {
  fileprivate init() {}

  /// Makes the motion; nil for a type without animatable data.
  static func make() -> BodyMotion<V>? {
    // A shape is drawn by an item, which moves by itself.
    if V.self is any Shape.Type { return nil }
    func open<A: Animatable>(_ type: A.Type) -> BodyMotion<V>? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatableMotion<V, A>()
    }
    return (V.self as? any Animatable.Type).flatMap { open($0) }
  }

  /// The value to show in place of a new one.
  func shown(_ new: V, in scope: MotionScope) -> (value: V, isMoving: Bool) { (new, false) }
}

private final class AnimatableMotion<V, A: Animatable>: BodyMotion<V> {
  private struct Data: MotionValue {
    let vector: A.AnimatableData
    func moved(to vector: A.AnimatableData) -> Data { Data(vector: vector) }
    func canMove(from other: Data) -> Bool { true }
  }
  private var moving: Moving<Data>?

  override func shown(_ new: V, in scope: MotionScope) -> (value: V, isMoving: Bool) {
    guard var animatable = new as? A else { return (new, false) }
    let target = Data(vector: animatable.animatableData)
    var moving = moving ?? Moving(target)
    moving.set(target, in: scope)
    defer { self.moving = moving }
    guard moving.isMoving else { return (new, false) }
    animatable.animatableData = moving.shown(in: scope).vector
    return ((animatable as? V) ?? new, moving.isMoving)
  }
}

extension _ViewNode {
  /// The value whose body is shown, where a value is on its way to a new one.
  func moved<V>(_ new: V, _ motion: inout BodyMotion<V>??) -> V {
    guard let scope = environment.motionScope else {
      motion = .none
      return new
    }
    let known = motion ?? BodyMotion<V>.make()
    motion = .some(known)
    guard let known else { return new }
    let (value, isMoving) = known.shown(new, in: scope)
    if isMoving { scope.motion.refreshAtNextFrame(self) }
    return value
  }
}
