/// The ends of open subpaths.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the ends.
  public let rawValue: String

  /// Creates the kind of ends of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Lines end at their last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Lines end in half a circle around their last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Lines end in half a square around their last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the corners.
  public let rawValue: String

  /// Creates the kind of corners of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Corners are extended to a point, up to the mitre limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Corners are parts of circles.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners are cut off straight.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Which points lie inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the rule.
  public let rawValue: String

  /// Creates the rule of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside where the path winds around it.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside where a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that fills and strokes a path in its own coordinate space.
///
/// The path is drawn between the contents and the sublayers, and is not clipped to the bounds
/// unless `masksToBounds` says so. Its hit area is the bounds', as of any layer.
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    fillRule = layer.fillRule
    strokeColor = layer.strokeColor
    strokeStart = layer.strokeStart
    strokeEnd = layer.strokeEnd
    lineWidth = layer.lineWidth
    miterLimit = layer.miterLimit
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPhase = layer.lineDashPhase
    lineDashPattern = layer.lineDashPattern
  }

  /// Makes a new layer. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The path to draw, in the layer's space. A mutable path is copied when it is set.
  open var path: CGPath? {
    get { pathCopy }
    set { pathCopy = newValue?.copy() }
  }
  private var pathCopy: CGPath?

  /// The colour of the fill; nil for no fill.
  open var fillColor: CGColor? = .black {
    willSet { willChange("fillColor", to: LayerValue(newValue)) }
  }
  /// Which points the fill covers where the path crosses itself.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The colour of the stroke; nil for no stroke.
  open var strokeColor: CGColor? {
    willSet { willChange("strokeColor", to: LayerValue(newValue)) }
  }
  /// The start and the end of the stroke, as fractions of the total length of all subpaths, clamped
  /// to 0…1. The part that is left is then dashed from its start.
  open var strokeStart: CGFloat = 0 {
    willSet { willChange("strokeStart", to: .number(newValue)) }
  }
  /// The end of the stroke, as a fraction of the total length of all subpaths.
  open var strokeEnd: CGFloat = 1 {
    willSet { willChange("strokeEnd", to: .number(newValue)) }
  }
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1 {
    willSet { willChange("lineWidth", to: .number(newValue)) }
  }
  /// The ratio of a mitre's length to the line width above which it becomes a bevel.
  open var miterLimit: CGFloat = 10 {
    willSet { willChange("miterLimit", to: .number(newValue)) }
  }
  /// The ends of open subpaths and of dashes.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The corners of the stroke.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// How far into the dash pattern the stroke begins, in points.
  open var lineDashPhase: CGFloat = 0 {
    willSet { willChange("lineDashPhase", to: .number(newValue)) }
  }
  /// Lengths painted and left out by turns, points.
  open var lineDashPattern: [NSNumber]?

  package override class var layerProperties: [String: LayerProperty] {
    LayerProperty.ofShapeLayers
  }

  package override class var drawlessClass: CALayer.Type { CAShapeLayer.self }

  override func drawOwnShape(in context: CGContext) { drawPath(in: context) }

  override var ownShapeExtent: CGRect? { pathExtent }

  override var ownShapeCount: Int {
    path == nil ? 0 : (fillColor == nil ? 0 : 1) + (strokeColor == nil ? 0 : 1)
  }
}
