extension UIView {
  /// Changes the layer's geometry and makes its consequences follow: autoresizing, redrawing, safe
  /// areas, observers.
  ///
  /// - Parameter key: The property that is set; observers of dependent ones are told if they
  ///   change.
  func changeGeometry(_ key: String? = nil, _ change: () -> Void) {
    guard KeyValueObservers.isInUse else { return applyGeometry(change) }
    let values = ObservedGeometry(self)
    applyGeometry(change)
    values.tell(self, of: key)
  }

  private func applyGeometry(_ change: () -> Void) {
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

  /// Converts a point of the space of `view` to this view's; nil stands for the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: targetLayer(view))
  }

  /// The smallest rectangle around the corners converted to the space of `view`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: targetLayer(view))
  }

  /// The smallest rectangle around the corners converted from the space of `view`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: targetLayer(view))
  }

  /// The layer to convert to. Outside of a window, nil stands for the space of the topmost view.
  private func targetLayer(_ view: UIView?) -> CALayer {
    view?.layer ?? window?.layer ?? topmostView.layer
  }

  /// The topmost ancestor of this view, or the view itself.
  package var topmostView: UIView {
    var view = self
    while let above = view.parent { view = above }
    return view
  }
}

/// The values of a view's place that observers are told of. UIKit tells of the property that is
/// set; those that depend on it are told of as well, since on iOS that depends on UIKit's own
/// calls.
private struct ObservedGeometry {
  private let frame: CGRect
  private let bounds: CGRect
  private let center: CGPoint
  private let transform: CGAffineTransform

  @MainActor
  init(_ view: UIView) {
    (frame, bounds, center, transform) = (view.frame, view.bounds, view.center, view.transform)
  }

  @MainActor
  func tell(_ view: UIView, of key: String?) {
    if key == "frame" || view.frame != frame { view.tellObservers("frame", from: frame) }
    if key == "bounds" || view.bounds != bounds { view.tellObservers("bounds", from: bounds) }
    if key == "center" || view.center != center { view.tellObservers("center", from: center) }
    if key == "transform" || view.transform != transform {
      view.tellObservers("transform", from: transform)
    }
    if view is UIScrollView, view.bounds.origin != bounds.origin {
      view.tellObservers("contentOffset", from: bounds.origin)
    }
  }
}
