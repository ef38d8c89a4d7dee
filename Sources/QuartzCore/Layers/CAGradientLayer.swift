/// How the colours of a gradient layer run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the type.
  public let rawValue: String

  /// Creates the type of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colours change along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from the start point; the end point is a corner of the ellipse's box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The colours change around the start point, clockwise on screen from the ray to the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient over its background, in the shape of its corners.
///
/// The gradient is drawn in the unit square and stretched to the bounds, so that its lines of
/// equal colour run from corner to corner in bounds of any shape.
///
/// - Note: Colours are interpolated in Generic RGB (γ 1.8), as `render(in:)` does on iOS:
///   a red end is drawn as (255, 38, 0), since sRGB's red lies outside that space.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    colors = layer.colors
    locations = layer.locations
    startPoint = layer.startPoint
    endPoint = layer.endPoint
    type = layer.type
  }

  /// Makes a new layer. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// `CGColor`s; anything else among them is left out. One colour alone fills the layer.
  open var colors: [Any]? {
    willSet { willChange("colors", to: LayerValue(newValue)) }
  }
  /// The places of the colours, 0…1 and not decreasing; evenly spaced where it is nil or has
  /// another count than the colours.
  open var locations: [NSNumber]? {
    willSet { willChange("locations", to: LayerValue(newValue)) }
  }
  /// The start of the gradient, as fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    willSet { willChange("startPoint", to: .point(newValue)) }
  }
  /// The end of the gradient, as fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    willSet { willChange("endPoint", to: .point(newValue)) }
  }
  /// How the colours change from the start point to the end point.
  open var type: CAGradientLayerType = .axial

  package override class var layerProperties: [String: LayerProperty] {
    LayerProperty.ofGradientLayers
  }

  package override class var drawlessClass: CALayer.Type { CAGradientLayer.self }

  override func drawOwnShape(in context: CGContext) { drawGradient(in: context) }

  override var ownShapeExtent: CGRect? { drawsGradient ? bounds : nil }

  override var ownShapeCount: Int { drawsGradient ? 1 : 0 }
}
