/// A finger that stays for a while: active, with the value true, from the touch on, and ended when
/// the time has come, while the finger is still there.
public struct LongPressGesture: Gesture {
  /// True from the touch on.
  public typealias Value = Bool
  /// It has no body: it follows touches itself.
  public typealias Body = Never
  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move in that time, points.
  public var maximumDistance: CGFloat {
    get { distance }
    set { distance = newValue }
  }
  private var distance: CGFloat

  /// Makes a press of so many seconds, in which the finger moves so many points at most.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    distance = maximumDistance
  }
  /// Makes what follows the first finger.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Bool> {
    LongPressNode(gesture)
  }
  /// Hands a newer value of the gesture to what follows the finger.
  public func _update(_ node: _GestureNode<Bool>) { (node as? LongPressNode)?.gesture = self }
}

final class LongPressNode: OneFingerNode<Bool> {
  var gesture: LongPressGesture
  private var due: TimeInterval?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var deadlineSeconds: TimeInterval? { isOver ? nil : due }

  /// Until the time has come, others may take the touch.
  override var isClaiming: Bool {
    if case .ended = phase { return true }
    return false
  }

  override func begin(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    due = event.seconds + gesture.minimumDuration
    phase = gesture.minimumDuration > 0 ? .active(true) : .ended(true)
  }
  override func move(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    if distance(touch) > gesture.maximumDistance { phase = .failed }
  }
  override func end(_ touch: GestureEvent.Touch, _ event: GestureEvent) { phase = .failed }
  override func timePassed(_ event: GestureEvent) {
    if let due, event.seconds >= due { phase = .ended(true) }
  }
  override func reset() {
    super.reset()
    due = nil
  }
}

/// Tells whether a press is under way, and of its end.
struct PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never
  let press: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  static func _makeNode(_ gesture: Self) -> _GestureNode<Bool> { PressingNode(gesture) }
  func _update(_ node: _GestureNode<Bool>) {
    guard let node = node as? PressingNode else { return }
    node.actions = self
    press._update(node.content)
  }
}

/// The end of the pressing is told before the press itself.
final class PressingNode: WrappingNode<Bool, Bool> {
  var actions: PressingGesture
  private var isPressing = false
  private var isDone = false

  init(_ gesture: PressingGesture) {
    actions = gesture
    super.init(LongPressGesture._makeNode(gesture.press))
  }

  override func takePhase() { phase = content.phase }
  override func act() {
    switch phase {
    case .possible: break
    case .active: tell(true)
    case .ended:
      guard !isDone else { return }
      isDone = true
      tell(true)
      tell(false)
      actions.action()
    case .failed: tell(false)
    }
  }
  override func stop() { tell(false) }
  override func reset() {
    super.reset()
    isDone = false
  }

  private func tell(_ now: Bool) {
    guard now != isPressing else { return }
    isPressing = now
    actions.onPressingChanged?(now)
  }
}

extension View {
  /// Calls back when a finger stays on the view for `minimumDuration` seconds.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }
  /// Calls back when a finger stays on the view for `minimumDuration` seconds, as it was spelled
  /// before iOS 15.
  ///
  /// - Parameter pressing: Told when a press begins and when it ends or fails.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
