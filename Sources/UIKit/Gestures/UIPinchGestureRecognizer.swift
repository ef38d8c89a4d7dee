/// Recognises two fingers that move apart or together. Continuous: it begins when their distance
/// has changed by 10 points; Apple publishes no figure.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The present distance of the fingers relative to that at the start. Setting it moves the start.
  open var scale: CGFloat {
    get { startDistance > 0 ? lastDistance / startDistance : 1 }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      startDistance = lastDistance / newValue
      velocity = 0
    }
  }

  /// The change of the scale per second.
  open private(set) var velocity: CGFloat = 0

  private var startDistance: CGFloat = 0
  private var lastDistance: CGFloat = 0
  private var lastSeconds: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > 2, isUndecided {
      state = .failed
    } else if self.touches.count == 2, isUndecided {
      startDistance = fingerDistance
      lastDistance = startDistance
      lastSeconds = event.timestamp
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count >= 2, startDistance > 0 else { return }
    let before = scale
    lastDistance = fingerDistance
    let seconds = event.timestamp - lastSeconds
    if seconds > 0 { velocity = (scale - before) / seconds }
    lastSeconds = event.timestamp
    if isRecognizing {
      state = .changed
    } else if abs(lastDistance - startDistance) >= Self.hysteresis {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count - touches.count < 2 {
      endOrFail()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    (startDistance, lastDistance, velocity) = (0, 0, 0)
  }

  private var fingerDistance: CGFloat {
    length(distance(from: touches[0].place, to: touches[1].place, in: nil))
  }
}
