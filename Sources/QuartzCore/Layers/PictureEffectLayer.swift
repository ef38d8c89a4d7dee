/// A layer that is drawn as one picture, which an effect changes before it is put over what lies
/// below in a way of its own.
///
/// Sublayers blend within the picture. Unlike `filters`, it is drawn by `render(in:)` too.
package final class PictureEffectLayer: CALayer {
  package enum Effect: Hashable, Sendable {
    case none
    /// A Gaussian of so many points. An opaque one keeps to the bounds, whose edges stay hard.
    case blur(radius: CGFloat, isOpaque: Bool)
    case colors(ColorMatrix)
  }

  package override init() {
    super.init()
  }

  package override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? PictureEffectLayer else { return }
    effect = layer.effect
    blendMode = layer.blendMode
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package var effect = Effect.none
  package var blendMode = CGBlendMode.normal

  package override class var layerProperties: [String: LayerProperty] {
    LayerProperty.ofPictureEffectLayers
  }

  package override class var drawlessClass: CALayer.Type { PictureEffectLayer.self }

  /// How far the effect goes beyond what is drawn, points.
  var reach: CGFloat {
    guard case .blur(let radius, false) = effect, radius.isFinite else { return 0 }
    return max(radius, 0) * 3
  }

  func filter(under device: CGAffineTransform) -> BackdropFilter? {
    guard case .blur(let radius, _) = effect, radius.isFinite, radius > 0 else { return nil }
    return BackdropFilter(
      sigmaPixels: radius * device.meanScale, saturation: 1, gain: 1, red: 0, green: 0, blue: 0,
      tintAlpha: 0)
  }

  /// What becomes of the picture of all that the layer draws.
  func changed(_ picture: RasterGroup, under device: CGAffineTransform) -> RasterGroup {
    switch effect {
    case .none: return picture
    case .colors(let matrix):
      picture.recolor(by: matrix)
      return picture
    case .blur:
      guard let blurred = filter(under: device)?.applied(to: picture.bitmap) else {
        return picture
      }
      return RasterGroup(bitmap: blurred, x: picture.x, y: picture.y)
    }
  }
}
