/// A layer's shadow: a blurred, shifted, coloured copy of an outline or of a picture's alpha.
///
/// The blur is a Gaussian of standard deviation `shadowRadius`, cut at twice that and
/// renormalised, as measured on pictures that iOS 15 to 17 drew. It lies beneath the layer and is
/// never knocked out under translucent parts.
///
/// Differs: on macOS `render(in:)` ignores `shadowPath`; here the path counts, as on iOS screens.
struct LayerShadow {
  private let color: CGColor
  private let offsetPixels: CGSize
  private let sigmaPixels: Double

  /// The shadow of a layer; nil where it casts none.
  ///
  /// - Parameter device: Maps the layer's space to device pixels. Offset and radius follow it, as
  ///   they are the layer's own; where it scales unevenly, the radius takes the mean.
  init?(of layer: CALayer, under device: CGAffineTransform) {
    guard layer.castsShadow, let color = layer.shadowColor else { return nil }
    let opacity = CGFloat(min(layer.shadowOpacity, 1))
    self.color = opacity == 1 ? color : (color.copy(alpha: color.alpha * opacity) ?? color)
    offsetPixels = layer.shadowOffset.applying(device)
    sigmaPixels = max(layer.shadowRadius, 0) * device.meanScale
  }

  /// What casts a shadow without being drawn first.
  enum Outline {
    case path(CGPath)
    /// - Parameter isHidingBelow: Whether the shape itself will cover all that lies beneath it.
    case corners(CornerShape, isHidingBelow: Bool)
  }

  func draw(from outline: Outline, in context: CGContext, fade: CGFloat) {
    let path: CGPath
    var hidden = CGRect.null
    switch outline {
    case .path(let given): path = given
    case .corners(let corners, let isHidingBelow):
      path = corners.path
      if isHidingBelow { hidden = corners.innerRect }
    }
    context.drawShadow(
      of: path, using: .winding, offset: offsetPixels, sigmaPixels: sigmaPixels,
      color: faded(fade), hiddenBelow: hidden)
  }

  func draw(from picture: RasterGroup, in context: CGContext, fade: CGFloat) {
    let blurred = picture.shadow(sigmaPixels: sigmaPixels, color: color)
    // A picture moves by whole pixels, as Core Graphics moves shadows.
    let moved = RasterGroup(
      bitmap: blurred.bitmap, x: blurred.x + Self.wholePixels(offsetPixels.width),
      y: blurred.y + Self.wholePixels(offsetPixels.height))
    context.draw(moved, alpha: fade, blendMode: context.blendMode)
  }

  /// The device pixels that can cast a shadow into `target`.
  func source(of target: PixelRect) -> PixelRect {
    if target.isEmpty { return target }
    let reach = Self.wholePixels((2 * sigmaPixels).rounded(.up)) + 1
    let shifted = target.insetBy(-reach).offsetBy(
      x: -Self.wholePixels(offsetPixels.width), y: -Self.wholePixels(offsetPixels.height))
    return PixelRect(
      minX: min(target.minX, shifted.minX), minY: min(target.minY, shifted.minY),
      maxX: max(target.maxX, shifted.maxX), maxY: max(target.maxY, shifted.maxY))
  }

  private static func wholePixels(_ length: CGFloat) -> Int {
    length.isFinite ? Int(length.rounded().clamped(to: -1e6...1e6)) : 0
  }

  private func faded(_ fade: CGFloat) -> CGColor {
    fade == 1 ? color : (color.copy(alpha: color.alpha * fade) ?? color)
  }
}

extension CALayer {
  /// Whether there is a shadow to draw: `masksToBounds` hides it.
  var castsShadow: Bool {
    guard shadowOpacity > 0, !masksToBounds, !isVolume, shadowRadius.isFinite,
      shadowOffset.width.isFinite, shadowOffset.height.isFinite
    else { return false }
    return (shadowColor?.alpha ?? 0) > 0
  }
}
