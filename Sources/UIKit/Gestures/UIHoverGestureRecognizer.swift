/// Recognises a pointer that moves over a view. Differs: it never does, as there is no pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pencil is from the screen, 0…1.
  open var zOffset: CGFloat { 0 }
  /// Radians of a pencil's roll.
  open var rollAngle: CGFloat { 0 }
  /// Radians above the screen's plane.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Radians in the space of `view`.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Touches are no pointer.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
