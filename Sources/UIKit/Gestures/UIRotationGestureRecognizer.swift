/// Recognises two fingers that turn about each other. Continuous: it begins after a tenth of a
/// radian; Apple publishes no figure.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the start in radians, clockwise on the screen. Setting it moves the start.
  open var rotation: CGFloat = 0 {
    didSet { velocity = 0 }
  }

  /// The velocity in radians per second.
  open private(set) var velocity: CGFloat = 0

  private static let threshold: CGFloat = 0.1

  private var lastAngle: CGFloat = 0
  private var lastSeconds: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > 2, isUndecided {
      state = .failed
    } else if self.touches.count == 2, isUndecided {
      lastAngle = angle
      lastSeconds = event.timestamp
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count >= 2 else { return }
    let present = angle
    var turn = present - lastAngle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    lastAngle = present
    let seconds = event.timestamp - lastSeconds
    rotation += turn
    if seconds > 0 { velocity = turn / seconds }
    lastSeconds = event.timestamp
    if isRecognizing {
      state = .changed
    } else if abs(rotation) >= Self.threshold {
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
    (rotation, velocity, lastAngle) = (0, 0, 0)
  }

  private var angle: CGFloat {
    let way = distance(from: touches[0].place, to: touches[1].place, in: nil)
    return CGFloat(DeterministicMath.atan2(Double(way.y), Double(way.x)))
  }
}
