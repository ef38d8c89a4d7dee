/// A tiled layer's tiles.
extension CATiledLayer {
  /// Tiles that are drawn at most, so that tiny ones come to an end.
  private static let maximumTileCount = 65_536

  func drawTiles(in context: CGContext) {
    let tile = LayerTile(of: self, under: context.userSpaceToDeviceSpaceTransform)
    let shown = context.boundingBoxOfClipPath.overlap(bounds)
    guard let tile, !shown.isEmpty, let columns = tile.columns(of: shown),
      let rows = tile.rows(of: shown), columns.count * rows.count <= Self.maximumTileCount
    else { return }
    tiles.keep(scale: tile.scale, bounds: bounds)
    context.saveGState()
    context.clip(to: bounds)
    // Each pixel belongs to one tile, so that no seam shows; the clip has smooth edges.
    context.setShouldAntialias(false)
    for row in rows {
      for column in columns {
        let place = TilePlace(column: column, row: row)
        guard let image = tiles[place] ?? tile.draw(self, at: place) else { continue }
        tiles[place] = image
        context.drawUpright(image, in: tile.rect(at: place))
      }
    }
    context.restoreGState()
  }
}

/// Which tile of a level it is, from the bounds' origin.
struct TilePlace: Hashable {
  let column: Int
  let row: Int
}

/// The size of a tile at one level of detail.
private struct LayerTile {
  /// The width in pixels.
  let width: Int
  let height: Int
  /// Pixels per point.
  let scale: CGFloat
  private let origin: CGPoint

  init?(of layer: CATiledLayer, under device: CGAffineTransform) {
    let size = layer.tileSize
    guard size.width >= 1, size.height >= 1, size.width <= CGFloat(Bitmap.maximumSide),
      size.height <= CGFloat(Bitmap.maximumSide), layer.contentsScale > 0
    else { return nil }
    width = Int(size.width)
    height = Int(size.height)
    origin = layer.bounds.origin
    let wanted = device.meanScale
    let bias = max(0, min(layer.levelsOfDetailBias, 30))
    let coarsest = bias - (max(1, min(layer.levelsOfDetail, 60)) - 1)
    // The coarsest level that is fine enough, or else the finest.
    var scale = layer.contentsScale
    for _ in 0..<abs(coarsest) { scale = coarsest > 0 ? scale * 2 : scale / 2 }
    var level = coarsest
    while level < bias, scale < wanted * 0.999 {
      scale *= 2
      level += 1
    }
    guard scale.isFinite else { return nil }
    self.scale = scale
  }

  func rect(at place: TilePlace) -> CGRect {
    CGRect(
      x: origin.x + CGFloat(place.column) * CGFloat(width) / scale,
      y: origin.y + CGFloat(place.row) * CGFloat(height) / scale,
      width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }

  func columns(of rect: CGRect) -> Range<Int>? {
    Self.range((rect.minX - origin.x) * scale, (rect.maxX - origin.x) * scale, width)
  }

  func rows(of rect: CGRect) -> Range<Int>? {
    Self.range((rect.minY - origin.y) * scale, (rect.maxY - origin.y) * scale, height)
  }

  private static func range(_ low: CGFloat, _ high: CGFloat, _ length: Int) -> Range<Int>? {
    let first = (low / CGFloat(length)).rounded(.down)
    let end = (high / CGFloat(length)).rounded(.up)
    guard first < end, abs(first) < 1e9, abs(end) < 1e9, end - first <= 65_536 else { return nil }
    return Int(first)..<Int(end)
  }

  func draw(_ layer: CATiledLayer, at place: TilePlace) -> CGImage? {
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    let rect = rect(at: place)
    let context = CGContext(
      bitmap: bitmap,
      baseTransform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -rect.minX * scale, ty: -rect.minY * scale))
    layer.delegate?.layerWillDraw(layer)
    layer.draw(in: context)
    return CGImage(bitmap: bitmap)
  }
}

/// The tiles of one level that were drawn; the oldest are not told from the newest, so all are
/// dropped where there are too many.
final class LayerTiles {
  private static let maximumCount = 256

  private var images: [TilePlace: CGImage] = [:]
  private var scale: CGFloat = 0
  private var origin = CGPoint.zero

  subscript(place: TilePlace) -> CGImage? {
    get { images[place] }
    set {
      if images.count >= Self.maximumCount { images = [:] }
      images[place] = newValue
    }
  }

  /// How often the tiles were dropped because they were out of date.
  private(set) var generation = 0

  func removeAll() {
    images = [:]
    generation += 1
  }

  /// Drops what was drawn at another level or from another origin.
  func keep(scale: CGFloat, bounds: CGRect) {
    if scale == self.scale && bounds.origin == origin { return }
    (self.scale, origin) = (scale, bounds.origin)
    images = [:]
  }
}
