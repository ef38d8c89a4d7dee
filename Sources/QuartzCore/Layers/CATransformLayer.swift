/// A layer whose sublayers keep their depth instead of being flattened into its plane.
///
/// It has no plane of its own: background, contents, border, shadow, mask and `masksToBounds` do
/// not count, and its opacity fades each sublayer alone. Sublayers are drawn in order of the depth
/// of their centres, the farthest first.
///
/// Not drawn: layers cut where they run through each other (`FidelityFeature.layerIntersection`).
///
/// Differs: `hitTest(_:)` finds sublayers, where Apple's logs an error.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Makes a new layer. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override class var drawlessClass: CALayer.Type { CATransformLayer.self }

  override var isVolume: Bool { true }
}
