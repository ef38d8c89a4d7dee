// The functions of UIKit that draw into the calling thread's current context. Coordinates are
// points with y pointing down.

/// The context that drawing goes to on this thread; nil outside of `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ThreadState.current.contexts.last?.context
}

/// Makes `context` the current one of this thread until the matching `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
  ThreadState.current.contexts.append(.init(context: context, imageScale: nil))
}

/// Takes the current context off the stack. Does nothing if the stack is empty.
public func UIGraphicsPopContext() {
  _ = ThreadState.current.contexts.popLast()
}

/// Starts an image of `size` points at one pixel per point that keeps its transparency.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts an image that is drawn until `UIGraphicsEndImageContext`.
///
/// As on iOS, a size without area does not start an image. Neither does one beyond the limits of a
/// bitmap (32,767 pixels a side).
///
/// - Parameters:
///   - size: The size in points; pixels are rounded up.
///   - opaque: Whether the image starts black instead of transparent.
///   - scale: Pixels per point; 0 stands for the main screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : DisplayDefaults.scale
  guard
    let context = CGContext.forImage(
      bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  else { return }
  ThreadState.current.contexts.append(.init(context: context, imageScale: scale))
}

/// The current image context's drawing so far; nil if the current context is not an image's.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ThreadState.current.contexts.last, let scale = entry.imageScale,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current image context. Does nothing if the current context is not an image's.
public func UIGraphicsEndImageContext() {
  if ThreadState.current.contexts.last?.imageScale != nil {
    ThreadState.current.contexts.removeLast()
  }
}

/// Fills a rectangle with the current fill colour, replacing what is there.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame one point wide just inside a rectangle in the current fill colour, replacing
/// what is there.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame one point wide just inside a rectangle in the current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let width = min(1, rect.width / 2, rect.height / 2)
  guard width > 0, let context = UIGraphicsGetCurrentContext() else { return }
  let (x, y) = (rect.minX, rect.minY)
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill([
    CGRect(x: x, y: y, width: rect.width, height: width),
    CGRect(x: x, y: rect.maxY - width, width: rect.width, height: width),
    CGRect(x: x, y: y + width, width: width, height: rect.height - 2 * width),
    CGRect(x: rect.maxX - width, y: y + width, width: width, height: rect.height - 2 * width),
  ])
  context.restoreGState()
}

/// Narrows the current context's clip to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension Bitmap {
  /// An image of transparent pixels that covers `bounds`, in points.
  ///
  /// Pixels are rounded up; a hair above a whole number, which sizes such as 100/3 points have at
  /// 3x, is not worth another column.
  ///
  /// Nil if `bounds` has no area, is not finite, or is beyond the limits of a bitmap.
  ///
  /// - Parameter isDeferred: Whether drawing waits until the pixels are asked for.
  package convenience init?(covering bounds: CGRect, scale: CGFloat, isDeferred: Bool = false) {
    // `bounds.width` would be positive for a negative size.
    guard let width = PixelRounding.count(covering: bounds.size.width * scale),
      let height = PixelRounding.count(covering: bounds.size.height * scale),
      bounds.minX.isFinite, bounds.minY.isFinite
    else { return nil }
    self.init(width: width, height: height, isDeferred: isDeferred)
  }
}

extension CGContext {
  /// A transparent (or black) bitmap context whose user space is `bounds` in points, y down.
  ///
  /// Nil if no bitmap covers `bounds`.
  ///
  /// - Parameter isDeferred: Whether drawing waits until the pixels are asked for.
  package static func forImage(
    bounds: CGRect, scale: CGFloat, isOpaque: Bool, isDeferred: Bool = false
  ) -> CGContext? {
    guard let bitmap = Bitmap(covering: bounds, scale: scale, isDeferred: isDeferred) else {
      return nil
    }
    let context = CGContext(
      bitmap: bitmap, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
    if isOpaque {
      context.saveGState()
      context.setFillColor(.black)
      context.fill(
        CGRect(
          x: 0, y: 0, width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale))
      context.restoreGState()
    }
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    return context
  }
}
