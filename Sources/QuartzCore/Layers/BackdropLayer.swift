/// How a material looks: what becomes of what lies below it.
package struct BackdropEffect: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var radius: Double
  package var saturation: Double
  /// Levels are multiplied by this, and the colour is added.
  package var gain: Double
  package var red: Double
  package var green: Double
  package var blue: Double
  /// How opaque the material itself is.
  package var tintAlpha: Double

  package init(
    radius: Double, saturation: Double, gain: Double, red: Double, green: Double, blue: Double,
    tintAlpha: Double
  ) {
    self.radius = radius
    self.saturation = saturation
    self.gain = gain
    self.red = red
    self.green = green
    self.blue = blue
    self.tintAlpha = tintAlpha
  }

  /// The filter where a point has so many pixels.
  ///
  /// - Parameter amount: 0 leaves what lies below as it is, 1 is the whole effect.
  func filter(scale: Double, amount: Double) -> BackdropFilter {
    let amount = amount.clamped(to: 0...1)
    return BackdropFilter(
      sigmaPixels: radius * scale * amount, saturation: 1 + (saturation - 1) * amount,
      gain: 1 + (gain - 1) * amount, red: red * amount, green: green * amount,
      blue: blue * amount, tintAlpha: tintAlpha * amount)
  }
}

/// A layer that draws what lies below it once more, changed by an effect: all of it in its bounds,
/// or, for vibrant content, as much as its sublayers cover.
///
/// What lies below is what was drawn before it in the same picture, also for an effect inside a
/// faded or masked group, where iOS finds no backdrop; in a layer that is seen in perspective, that
/// layer's own. Only screens have it: `render(in:)` leaves the effect out, as Apple's does.
package final class BackdropLayer: CALayer {
  /// The part of the layer that shows the effect.
  package enum Extent: Sendable {
    case bounds
    /// The effect shows where sublayers are opaque, in place of their own colours.
    case content
  }

  package override init() {
    super.init()
  }

  package override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? BackdropLayer else { return }
    effect = layer.effect
    extent = layer.extent
    amount = layer.amount
    screenLack = layer.screenLack
    standIn = layer.standIn
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package var effect: BackdropEffect?
  package var extent = Extent.bounds
  /// How much of the effect is seen, 0 … 1.
  package var amount: CGFloat = 1 {
    willSet { willChange("backdropAmount", to: .number(newValue)) }
  }
  /// What a picture lacks in which the effect is not drawn.
  package var screenLack: FidelityNote?
  /// What fills the bounds in a picture in which the effect is not drawn.
  package var standIn: CGColor?

  package override class var layerProperties: [String: LayerProperty] {
    LayerProperty.ofBackdropLayers
  }

  package override class var drawlessClass: CALayer.Type { BackdropLayer.self }

  override var ownShapeExtent: CGRect? { fillsBounds ? bounds : nil }

  var fillsBounds: Bool { isEffective && extent == .bounds }

  var recolorsContent: Bool { isEffective && extent == .content }

  private var isEffective: Bool { effect != nil && amount > 0 }

  /// Tells of the effect that a picture lacks, at the place of the view that has it.
  func noteScreenLack() {
    if isEffective, let screenLack { (host ?? self).note([screenLack]) }
  }

  func drawStandIn(in context: CGContext) {
    guard let standIn, fillsBounds else { return }
    context.saveGState()
    CornerShape(of: self).clip(context)
    context.setFillColor(standIn)
    context.fill(bounds)
    context.restoreGState()
  }

  func filter(under device: CGAffineTransform) -> BackdropFilter? {
    effect?.filter(scale: device.meanScale, amount: Double(amount))
  }
}
