/// A layer that draws particles, over its background and beneath its sublayers.
///
/// Everything about a particle follows from `seed`, its cell's place in `emitterCells` and its
/// number, so that one moment always has one picture. Differs: Apple's random numbers are not
/// published, so particles lie elsewhere than on iOS.
open class CAEmitterLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAEmitterLayer else { return }
    emitterCells = layer.emitterCells
    birthRate = layer.birthRate
    lifetime = layer.lifetime
    emitterPosition = layer.emitterPosition
    emitterZPosition = layer.emitterZPosition
    emitterSize = layer.emitterSize
    emitterDepth = layer.emitterDepth
    emitterShape = layer.emitterShape
    emitterMode = layer.emitterMode
    renderMode = layer.renderMode
    preservesDepth = layer.preservesDepth
    velocity = layer.velocity
    scale = layer.scale
    spin = layer.spin
    seed = layer.seed
    emitterTime = layer.emitterTime
  }

  /// Makes a new layer. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Not drawn: particles of a layer that runs on the clock; there are those of `emitterTime`
  /// alone (`FidelityFeature.property`).
  open var emitterCells: [CAEmitterCell]?
  // What the cells' own values are multiplied by.
  /// The factor of the cells' `birthRate`.
  open var birthRate: Float = 1
  /// The factor of the cells' `lifetime`.
  open var lifetime: Float = 1
  /// The factor of the cells' `velocity`.
  open var velocity: Float = 1
  /// The factor of the cells' `scale`.
  open var scale: Float = 1
  /// The factor of the cells' `spin`.
  open var spin: Float = 1

  /// The middle of the emitter's shape, in the layer's space.
  open var emitterPosition: CGPoint = .zero
  /// Not drawn: depth, here and in the next (`FidelityFeature.layerDepth`).
  open var emitterZPosition: CGFloat = 0
  /// Not drawn: the depth of the emitter's shape (`FidelityFeature.layerDepth`).
  open var emitterDepth: CGFloat = 0
  /// The size of the emitter's shape, in points.
  open var emitterSize: CGSize = .zero
  /// The shape that particles start from.
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  /// The part of the shape that particles start from.
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  /// The order in which particles are drawn, and how their colours combine.
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  /// Not drawn: particles lie in the layer's plane (`FidelityFeature.layerDepth`).
  open var preservesDepth = false
  /// The seed of the random numbers.
  open var seed: UInt32 = 0

  /// The moment that is drawn, in seconds since the emitter began; at 0 there are no particles.
  package var emitterTime: CFTimeInterval = 0

  package override class var layerProperties: [String: LayerProperty] {
    LayerProperty.ofEmitterLayers
  }

  package override class var drawlessClass: CALayer.Type { CAEmitterLayer.self }

  override func drawOwnShape(in context: CGContext) { drawParticles(in: context) }

  /// Without `preservesDepth` only the extent of a solid shape shows that there is depth.
  override func noteOwnLacks() {
    guard FidelityLedger.current != nil, let cells = emitterCells, !cells.isEmpty else { return }
    if emitterTime == 0 { noteLimit(.property, "CAEmitterLayer.emitterCells") }
    if emitterDepth != 0, emitterShape == .cuboid || emitterShape == .sphere {
      noteLimit(.layerDepth, "CAEmitterLayer.emitterDepth")
    }
    guard preservesDepth else { return }
    noteLimit(.layerDepth, "CAEmitterLayer.preservesDepth")
    if emitterZPosition != 0 { noteLimit(.layerDepth, "CAEmitterLayer.emitterZPosition") }
    if cells.contains(where: { $0.zAcceleration != 0 }) {
      noteLimit(.layerDepth, "CAEmitterCell.zAcceleration")
    }
  }

  override var ownShapeExtent: CGRect? { particleExtent }

  override var ownShapeCount: Int { emitterCells == nil ? 0 : 2 }
}
