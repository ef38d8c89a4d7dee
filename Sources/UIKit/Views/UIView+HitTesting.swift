extension UIView {
  /// The frontmost descendant at `point`, or the view itself. Hidden views, those without
  /// interaction and those with an alpha below 0.01 take no touches, and neither does what is
  /// below them.
  func touchTarget(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in children.reversed() {
      if let target = view.hitTest(view.convert(point, from: self), with: event) {
        return target
      }
    }
    return self
  }

  /// Foundation's `CGRect.contains` traps where the rectangle's edges are not numbers.
  func boundsContain(_ point: CGPoint) -> Bool {
    let area = bounds.standardized
    return point.x >= area.minX && point.x < area.maxX && point.y >= area.minY
      && point.y < area.maxY
  }

  /// Takes the keyboard away from this view or the one below that has it.
  ///
  /// - Parameter force: Whether to do so even if that responder refuses to resign.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
