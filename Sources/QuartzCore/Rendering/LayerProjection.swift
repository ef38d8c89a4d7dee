/// A layer that is seen in perspective: the picture that it is drawn into first, and how that is
/// then seen.
///
/// The picture has twice as many pixels along each axis as the layer has where it is nearest, and
/// each device pixel is the mean of those it covers. A picture inside of such a one is not made
/// finer again.
struct LayerProjection {
  static let oversampling = 2.0
  /// The maximum number of pixels of a picture. A larger picture gets fewer pixels along both axes.
  private static let maximumPixelCount = 1 << 24

  /// The picture's pixels, from (0, 0) on.
  let size: PixelRect
  /// The map from the layer's space to the picture's pixels.
  let toPixels: CGAffineTransform
  /// The map from the picture's pixels to device pixels.
  private let map: ProjectiveTransform

  /// Nil where no part of the layer is seen.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around all that the layer draws, in its space.
  ///   - device: The map from the layer's space to device pixels.
  ///   - canvas: The device pixels that anything can be seen on. The picture depends on them,
  ///     not on the clip, so that a part of a canvas is drawn as the whole is.
  ///   - finer: How many of the picture's pixels lie along one device pixel.
  init?(
    of rect: CGRect, under device: ProjectiveTransform, canvas: PixelRect, finer: Double
  ) {
    guard let back = device.inverted() else { return nil }
    let screen = CGRect(
      x: canvas.minX - 1, y: canvas.minY - 1, width: canvas.width + 2, height: canvas.height + 2)
    let visible = back.boundingBox(of: screen).overlap(rect)
    guard !visible.isEmpty, visible.isFinite else { return nil }
    var (scaleX, scaleY) = (0.0, 0.0)
    for corner in device.visibleCorners(of: visible) {
      let stretch = device.stretch(at: corner)
      (scaleX, scaleY) = (max(scaleX, stretch.u), max(scaleY, stretch.v))
    }
    (scaleX, scaleY) = (scaleX * finer, scaleY * finer)
    func fitted(_ scale: Double, _ length: CGFloat) -> Double {
      min(scale, Double(Bitmap.maximumSide / 2) / length)
    }
    (scaleX, scaleY) = (fitted(scaleX, visible.width), fitted(scaleY, visible.height))
    let count = visible.width * scaleX * visible.height * scaleY
    if count > Double(Self.maximumPixelCount) {
      let shrink = (Double(Self.maximumPixelCount) / count).squareRoot()
      (scaleX, scaleY) = (scaleX * shrink, scaleY * shrink)
    }
    guard scaleX > 0, scaleY > 0, scaleX.isFinite, scaleY.isFinite else { return nil }
    let toPixels = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: -visible.minX * scaleX, ty: -visible.minY * scaleY)
    guard toPixels.isInvertible else { return nil }
    self.toPixels = toPixels
    size = PixelRect(
      containing: CGRect(
        x: 0, y: 0, width: visible.width * scaleX, height: visible.height * scaleY))
    map = ProjectiveTransform(toPixels.inverted()).concatenating(device)
  }

  func draw(_ picture: RasterGroup, in context: CGContext) {
    context.draw(picture, projectedBy: map)
  }
}
