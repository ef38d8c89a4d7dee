/// A layer that draws copies of its sublayers, each moved and coloured on from the one before.
///
/// Instance 0 is the sublayers as they are; instance k is drawn over instance k − 1. Colours are
/// multiplied for each sublayer as a whole picture.
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    instanceCount = layer.instanceCount
    preservesDepth = layer.preservesDepth
    instanceDelay = layer.instanceDelay
    instanceTransform = layer.instanceTransform
    instanceColor = layer.instanceColor
    instanceRedOffset = layer.instanceRedOffset
    instanceGreenOffset = layer.instanceGreenOffset
    instanceBlueOffset = layer.instanceBlueOffset
    instanceAlphaOffset = layer.instanceAlphaOffset
  }

  /// Makes a new layer. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How often the sublayers are drawn, the original included. Below 1: not at all.
  ///
  /// Not drawn: more than 65,536 layers, which is that many copies of one
  /// (`FidelityFeature.copyLimit`).
  open var instanceCount: Int = 1
  /// Whether the copies keep their depth, as the sublayers of a `CATransformLayer` do; the layer
  /// itself then draws nothing either.
  open var preservesDepth = false
  /// The seconds by which each copy's time runs behind the copy before it.
  ///
  /// Not drawn: every copy shows its sublayers at the same time (`FidelityFeature.instanceDelay`).
  open var instanceDelay: CFTimeInterval = 0 {
    didSet {
      setLack(.instanceDelay, "CAReplicatorLayer.instanceDelay", if: instanceDelay != 0)
    }
  }
  /// What each copy is moved by against the one before, about the centre of the bounds.
  open var instanceTransform = CATransform3DIdentity
  /// What the colours of the first copy are multiplied by, alpha included; nil counts as white.
  open var instanceColor: CGColor? = .white
  /// What is added to the red of the colour from copy to copy. Sums are clamped to 0…1.
  open var instanceRedOffset: Float = 0
  /// What is added to the green of the colour from copy to copy.
  open var instanceGreenOffset: Float = 0
  /// What is added to the blue of the colour from copy to copy.
  open var instanceBlueOffset: Float = 0
  /// What is added to the alpha of the colour from copy to copy.
  open var instanceAlphaOffset: Float = 0

  package override class var layerProperties: [String: LayerProperty] {
    LayerProperty.ofReplicatorLayers
  }

  package override class var drawlessClass: CALayer.Type { CAReplicatorLayer.self }

  override var isVolume: Bool { preservesDepth }

  override func sublayerInstances(limit: Int) -> [SublayerInstance]? {
    let centre = CGPoint(x: bounds.midX, y: bounds.midY)
    let (toCentre, back) = (
      CATransform3DMakeTranslation(-centre.x, -centre.y, 0),
      CATransform3DMakeTranslation(centre.x, centre.y, 0)
    )
    let (red, green, blue, alpha) = instanceColor?.rgba ?? (1, 1, 1, 1)
    let first = SIMD4(red, green, blue, alpha)
    let offset = SIMD4(
      Double(instanceRedOffset), Double(instanceGreenOffset), Double(instanceBlueOffset),
      Double(instanceAlphaOffset))
    let isTinted = first != .one || offset != .zero
    var power = CATransform3DIdentity
    return (0..<max(0, min(instanceCount, limit))).map { index in
      let matrix = CATransform3DConcat(toCentre, CATransform3DConcat(power, back))
      power = CATransform3DConcat(power, instanceTransform)
      let tint = first + offset * Double(index)
      return SublayerInstance(
        matrix: index == 0 ? CATransform3DIdentity : matrix,
        tint: isTinted ? tint.clamped(lowerBound: .zero, upperBound: .one) : nil)
    }
  }
}
