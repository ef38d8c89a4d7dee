/// Recognises fingers that rest for a while. Continuous: it begins when the time is over and
/// changes with every later move.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time to rest in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum distance that fingers may move before the time is over, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers that have to rest.
  open var numberOfTouchesRequired = 1
  /// The number of taps that precede the press.
  open var numberOfTapsRequired = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isUndecided else { return }
    if self.touches.count > numberOfTouchesRequired {
      state = .failed
    } else if self.touches.count == numberOfTouchesRequired {
      guard self.touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else {
        state = .failed
        return
      }
      deadlineSeconds = event.timestamp + minimumPressDuration
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognizing {
      state = .changed
    } else if touches.contains(where: {
      length(distance(from: $0.firstPlace, to: $0.place, in: nil)) > allowableMovement
    }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognizing ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func deadlineDidPass() {
    if isUndecided, !touches.isEmpty { state = .began }
  }
}
