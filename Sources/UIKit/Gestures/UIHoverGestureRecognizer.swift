/// Recognises a pointer that moves over a view. Differs: it never does, as there is no pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, 0…1. Differs: always 0.
  open var zOffset: CGFloat { 0 }
  /// The roll of a pencil in radians. Differs: always 0.
  open var rollAngle: CGFloat { 0 }
  /// The angle above the screen's plane, in radians. Differs: always a quarter turn.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The angle in the space of `view`, in radians. Differs: always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction of a pencil in the space of `view`, as a vector of length 1. Differs: always to
  /// the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Fails at once, as touches are not a pointer.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
