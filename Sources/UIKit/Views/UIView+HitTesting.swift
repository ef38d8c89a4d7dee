extension UIView {
  /// The frontmost descendant at `point`, or the view itself. Hidden views, views without
  /// interaction and views with an alpha below 0.01 take no touches, and neither do their
  /// descendants.
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

  /// Whether the bounds contain a point. Foundation's `CGRect.contains` traps if an edge is NaN.
  func boundsContain(_ point: CGPoint) -> Bool {
    let area = bounds.standardized
    return point.x >= area.minX && point.x < area.maxX && point.y >= area.minY
      && point.y < area.maxY
  }

  /// Resigns the first responder if it is this view or a descendant.
  ///
  /// - Parameter force: Whether it loses that status even if it refuses to resign.
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
