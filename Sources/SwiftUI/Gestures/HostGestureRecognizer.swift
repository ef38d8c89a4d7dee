/// Takes the touches of a view that shows items to their gestures, and stands for those among
/// UIKit's recognisers.
final class HostGestureRecognizer: UIGestureRecognizer {
  private let arena = GestureArena()
  /// The item that is shown.
  private let content: () -> LayoutItem?
  /// Brings the item up to date.
  private let update: () -> Void
  private var isEnding = false

  init(content: @escaping () -> LayoutItem?, update: @escaping () -> Void) {
    (self.content, self.update) = (content, update)
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    onDeadline = { [unowned self] in timePassed() }
    onFailure = { [unowned self] in arena.cancel() }
  }

  /// Whether a gesture of the items follows the touches, so that views need not know of them.
  func follows(_ touches: Set<UITouch>) -> Bool {
    touches.contains { claimed.contains(ObjectIdentifier($0)) }
  }

  /// Touches that a gesture followed, until they lift.
  private var claimed: Set<ObjectIdentifier> = []

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    update()
    for touch in event.orderedTouches where touches.contains(touch) {
      let id = ObjectIdentifier(touch)
      let hit = content()?.touchTarget(at: touch.location(in: view))
      arena.join(id, hit?.targets ?? [], isControl: isOnControl(touch))
      if arena.follows(id) { claimed.insert(id) } else { ignore(touch, for: event) }
    }
    send(event)
    if self.touches.isEmpty, !isWaiting { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    update()
    send(event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    update()
    isEnding = self.touches.allSatisfy { $0.phase == .ended || $0.phase == .cancelled }
    defer { isEnding = false }
    send(event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesEnded(touches, with: event)
  }

  private var isWaiting: Bool { deadlineSeconds != nil }

  private func timePassed() {
    update()
    let now = lastDeadline ?? 0
    arena.receive(touches.map { point($0, phase: .stationary) }, seconds: now)
    isEnding = touches.isEmpty
    defer { isEnding = false }
    follow()
  }

  private var lastDeadline: TimeInterval?

  private func send(_ event: UIEvent) {
    arena.receive(touches.map { point($0, phase: $0.phase) }, seconds: event.timestamp)
    follow()
  }

  private func point(_ touch: UITouch, phase: UITouch.Phase) -> GestureEvent.Touch {
    GestureEvent.Touch(
      id: ObjectIdentifier(touch), place: touch.location(in: view), phase: phase)
  }

  /// Tells UIKit what the items' gestures made of it.
  private func follow() {
    deadlineSeconds = arena.deadlineSeconds
    lastDeadline = deadlineSeconds
    if arena.isScrolling { view?.setNeedsLayout() }
    let isBusy = state == .began || state == .changed
    if isEnding {
      if isBusy {
        state = .ended
      } else if arena.isEmpty {
        state = arena.hasRecognized ? .ended : .failed
      }
    } else if isBusy {
      state = .changed
    } else if arena.hasRecognized {
      state = .began
    }
    if state == .failed { arena.cancel() }
  }

  override func reset() {
    super.reset()
    arena.cancel()
    arena.forgetResult()
    claimed = []
  }

  /// A simultaneous gesture lets a scroll view around scroll.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    arena.hasExclusive
  }

  private func isOnControl(_ touch: UITouch) -> Bool {
    var current = touch.view
    while let found = current, found !== view {
      if let control = found as? UIControl, control.isEnabled { return true }
      current = found.superview
    }
    return false
  }
}
