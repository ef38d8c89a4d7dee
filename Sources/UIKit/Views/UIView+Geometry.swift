extension UIView {
  /// Makes a change of the layer's geometry and has its consequences follow: autoresizing,
  /// redrawing, safe areas.
  func changeGeometry(_ change: () -> Void) {
    let oldSize = layer.bounds.size
    let (position, anchor) = (layer.position, layer.anchorPoint)
    change()
    let newSize = layer.bounds.size
    if newSize != oldSize { sizeDidChange(from: oldSize, to: newSize) }
    if layoutStateIfAny != nil,
      newSize != oldSize || layer.position != position || layer.anchorPoint != anchor
    {
      geometryDidChangeForConstraints()
    }
    guard parentWindow != nil else { return }
    updateSafeArea()
    // A new size moves the edges that subviews measure their distance from.
    if newSize != oldSize, reportedSafeArea != .zero {
      for view in children { view.updateSafeArea() }
    }
  }

  private func sizeDidChange(from oldSize: CGSize, to newSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in children { view.autoresize(superviewFrom: oldSize, to: newSize) }
  }

  func fitSize() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// Converts a point of this view's space to that of `view`; nil stands for the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: targetLayer(view))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: targetLayer(view))
  }

  /// The smallest rectangle around the converted corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: targetLayer(view))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: targetLayer(view))
  }

  /// Outside of a window, nil stands for the space of the topmost view.
  private func targetLayer(_ view: UIView?) -> CALayer {
    view?.layer ?? window?.layer ?? rootView.layer
  }

  /// The topmost view above this one, or itself.
  package var rootView: UIView {
    var view = self
    while let above = view.parent { view = above }
    return view
  }
}
