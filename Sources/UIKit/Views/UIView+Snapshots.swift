extension UIView {
  /// Draws the view and its descendants into the current context as a screen shows them, with
  /// animations at their present point.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the context that the view's bounds are stretched to.
  ///   - afterScreenUpdates: Whether the view is laid out before.
  /// - Returns: Whether it was drawn: false without a context or for an area of zero, in the view
  ///   or in `rect`.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
      rect.width > 0, rect.height > 0
    else { return false }
    if afterScreenUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.renderPresentation(in: context)
    context.restoreGState()
    return true
  }

  /// A view that shows the present look of this one.
  ///
  /// - Returns: The new view; nil for a view without area.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterScreenUpdates, withCapInsets: .zero)
  }

  /// A view that shows the present look of a part of this one.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates.
  ///   - capInsets: The edges that keep their size when the new view is resized.
  /// - Returns: The new view; nil for a part without area.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = pixelScale
    let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      drawHierarchy(
        in: CGRect(
          x: bounds.minX - rect.minX, y: bounds.minY - rect.minY, width: bounds.width,
          height: bounds.height),
        afterScreenUpdates: afterScreenUpdates)
    }
    let view = UIView(frame: CGRect(origin: frame.origin, size: rect.size))
    view.isUserInteractionEnabled = false
    view.layer.contents = image.cgImage
    view.layer.contentsScale = format.scale
    view.layer.contentsCenter = CGRect(
      x: capInsets.left / rect.width, y: capInsets.top / rect.height,
      width: max(1 - (capInsets.left + capInsets.right) / rect.width, 0),
      height: max(1 - (capInsets.top + capInsets.bottom) / rect.height, 0))
    return view
  }
}
