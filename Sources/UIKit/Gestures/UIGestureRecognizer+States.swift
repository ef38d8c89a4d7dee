/// The state machine of a recogniser, and which recognisers prevent each other.
extension UIGestureRecognizer {
  /// Whether the gesture has begun and is not over.
  var isRecognizing: Bool { currentState == .began || currentState == .changed }

  /// Whether the recogniser still waits for its gesture.
  var isUndecided: Bool { currentState == .possible }

  func move(to state: State) {
    switch currentState {
    case .possible: leavePossible(to: state)
    case .began, .changed: proceed(to: state == .failed ? .cancelled : state)
    case .ended, .cancelled, .failed: break
    }
  }

  private func leavePossible(to state: State) {
    switch state {
    case .possible: return
    case .failed, .cancelled: fail()
    case .began, .changed, .ended:
      if heldStates.isEmpty {
        guard mayBegin else { return fail() }
        heldStates = [state == .changed ? .began : state]
      } else if state == .ended {
        heldStates.append(.ended)
      }
      releaseHeldStates()
    }
  }

  private func proceed(to state: State) {
    guard state != .possible, state != .began else { return }
    currentState = state
    sendActions()
  }

  func fail() {
    guard currentState == .possible else { return }
    heldStates = []
    currentState = .failed
    onFailure()
    delivery?.releaseHeldStates()
  }

  /// Ends a gesture that began or is held back; one that never began fails.
  func endOrFail() { state = isRecognizing || !heldStates.isEmpty ? .ended : .failed }

  /// Cancels a gesture under way, or makes the recogniser fail.
  func stop() {
    guard currentState != .possible || isWatching || !heldStates.isEmpty else { return }
    if isRecognizing { proceed(to: .cancelled) } else { fail() }
    delivery?.forget(self)
    returnToPossible()
  }

  func returnToPossible() {
    touches = []
    sequenceTouches = []
    heldStates = []
    deadlineSeconds = nil
    currentState = .possible
    reset()
  }

  func sendActions() {
    for target in targets {
      guard let object = target.object else { continue }
      target.action.send(to: object, sender: self)
    }
  }

  // MARK: Agreement

  /// Takes the states that were held back, unless something still holds them back.
  func releaseHeldStates() {
    guard currentState == .possible, !heldStates.isEmpty else { return }
    let others = delivery?.others(sharingTouchesWith: self) ?? []
    let required = (delivery?.recognizers ?? []).filter { requiresFailure(of: $0) }
    if required.contains(where: { $0.isRecognizing || $0.currentState == .ended }) {
      return fail()
    }
    if required.contains(where: { $0.isUndecided && $0.isWatching }) { return }
    for other in others
    where (other.isRecognizing || other.currentState == .ended)
      && other.prevents(self)
    { return fail() }
    let states = heldStates
    heldStates = []
    for other in others where other.isUndecided && prevents(other) { other.fail() }
    currentState = states[0]
    if cancelsTouchesInView { delivery?.cancelInViews(sequenceTouches) }
    sendActions()
    for state in states.dropFirst() { proceed(to: state) }
    delivery?.releaseHeldStates()
  }

  /// Whether something is left to decide about: touches, or a time that it waits for.
  private var isWatching: Bool { !touches.isEmpty || deadlineSeconds != nil }

  private var mayBegin: Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    var asked: [UIView] = []
    for touch in sequenceTouches {
      var current = touch.view
      while let view = current {
        if !asked.contains(where: { $0 === view }) {
          asked.append(view)
          if !view.gestureRecognizerShouldBegin(self) { return false }
        }
        current = view === self.view ? nil : view.superview
      }
    }
    return true
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if other === self { return false }
    return prerequisites.contains { $0.object === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }
}
