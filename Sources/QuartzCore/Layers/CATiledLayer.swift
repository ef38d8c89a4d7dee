/// A layer that is drawn tile by tile, at the level of detail that its size on the canvas asks
/// for.
///
/// `draw(in:)` is called once for each tile that the clip shows, with the clip's bounding box on
/// the tile. Differs: tiles are drawn when the layer is, on the caller's thread, and none fades
/// in.
open class CATiledLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    levelsOfDetail = layer.levelsOfDetail
    levelsOfDetailBias = layer.levelsOfDetailBias
    tileSize = layer.tileSize
  }

  /// Makes a new layer. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The seconds that a new tile takes to fade in. It does not show here, where tiles are drawn at
  /// once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// How many levels there are, each half as fine as the one before.
  open var levelsOfDetail: Int = 1
  /// How many of the levels are finer than `contentsScale`, each twice as fine as the next.
  open var levelsOfDetailBias: Int = 0
  /// The size of a tile in pixels, whatever the level. A change drops the tiles.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { if tileSize != oldValue { tiles.removeAll() } }
  }

  /// Drops the tiles.
  open override func display() {
    tiles.removeAll()
  }

  /// The tiles that were drawn before.
  let tiles = LayerTiles()

  package override class var layerProperties: [String: LayerProperty] {
    LayerProperty.ofTiledLayers
  }

  package override class var drawlessClass: CALayer.Type { CATiledLayer.self }

  override func drawOwnShape(in context: CGContext) { drawTiles(in: context) }

  override var ownShapeExtent: CGRect? { bounds }

  override var ownShapeCount: Int { 2 }
}
