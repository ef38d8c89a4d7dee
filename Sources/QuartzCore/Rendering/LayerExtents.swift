/// How far the layers of a tree draw, each in its own coordinate space, and where its sublayers
/// lie. Found once for each layer, those below others first.
final class LayerExtents {
  private struct Extent {
    /// The rectangle around what the layer draws, without its own shadow and mask.
    var body: CGRect
    /// The rectangle around everything that the layer draws, with its shadow and mask.
    var everything: CGRect
    var sublayers: [PlacedLayer]
  }

  private var known: [ObjectIdentifier: Extent] = [:]
  private let maximumSublayerCount: Int

  /// - Parameter maximumSublayerCount: How many layers are drawn into one at most.
  init(of root: CALayer, maximumSublayerCount: Int) {
    self.maximumSublayerCount = maximumSublayerCount
    var layers: [CALayer] = []
    var pending = [root]
    while let layer = pending.popLast() {
      guard layer.isDrawn else { continue }
      // What has no plane is not drawn into, unless it is asked for or masks.
      if !layer.isVolume || layer === root || layer.maskedLayer != nil { layers.append(layer) }
      if let mask = layer.drawnMask { pending.append(mask) }
      pending.append(contentsOf: layer.children)
    }
    known.reserveCapacity(layers.count)
    for layer in layers.reversed() { known[ObjectIdentifier(layer)] = measure(layer) }
  }

  /// A rectangle around everything that `layer` draws, shadow and mask considered.
  func everything(drawnBy layer: CALayer) -> CGRect {
    known[ObjectIdentifier(layer)]?.everything ?? .null
  }

  /// A rectangle around what `layer` draws, without its own shadow and mask.
  func body(of layer: CALayer) -> CGRect { known[ObjectIdentifier(layer)]?.body ?? .null }

  /// What is drawn into the plane of `layer`, back to front.
  func sublayers(of layer: CALayer) -> [PlacedLayer] {
    known[ObjectIdentifier(layer)]?.sublayers ?? []
  }

  /// Rectangles around what `layer` draws beside its background and border.
  func parts(of layer: CALayer) -> [CGRect] { parts(of: layer, sublayers(of: layer)) }

  private func measure(_ layer: CALayer) -> Extent {
    let sublayers = layer.placedSublayers(limit: maximumSublayerCount)
    if sublayers.count >= maximumSublayerCount {
      layer.noteLimit(.copyLimit, "\(type(of: layer))")
    }
    var body = layer.drawsBackgroundOrBorder ? layer.bounds : .null
    for part in parts(of: layer, sublayers) { body = body.union(part) }
    body = body.withinReach
    var everything = body
    if let reach = (layer as? PictureEffectLayer)?.reach, reach > 0, !body.isNull {
      everything = everything.insetBy(dx: -reach, dy: -reach)
    }
    if layer.castsShadow {
      let source = layer.shadowPath.map(\.controlPointBox) ?? body
      let reach = max(2 * layer.shadowRadius, 0)
      everything = everything.union(
        source.insetBy(dx: -reach, dy: -reach)
          .offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height))
    }
    if let mask = layer.drawnMask {
      let area = PlacedLayer(mask)?.map.boundingBox(of: self.everything(drawnBy: mask)) ?? .null
      everything = everything.overlap(area)
    }
    return Extent(body: body, everything: everything.withinReach, sublayers: sublayers)
  }

  private func parts(of layer: CALayer, _ sublayers: [PlacedLayer]) -> [CGRect] {
    var parts: [CGRect] = []
    if !layer.isVolume {
      if let rect = layer.contentsExtent { parts.append(rect.withinReach) }
      if let rect = layer.ownShapeExtent { parts.append(rect.withinReach) }
    }
    for placed in sublayers {
      let rect = placed.map.boundingBox(of: everything(drawnBy: placed.layer)).withinReach
      if !rect.isEmpty { parts.append(rect) }
    }
    let isClipped = layer.masksToBounds && !layer.isVolume
    return isClipped ? parts.map { $0.overlap(layer.bounds) } : parts
  }
}

extension CALayer {
  fileprivate var drawsBackgroundOrBorder: Bool {
    !isVolume
      && ((backgroundColor?.alpha ?? 0) > 0 || (borderWidth > 0 && (borderColor?.alpha ?? 0) > 0))
  }

  /// The mask, where it counts.
  var drawnMask: CALayer? { isVolume ? nil : mask }
}

extension CGRect {
  /// The rectangle with its sides moved to where numbers can still be drawn; null for NaN.
  fileprivate var withinReach: CGRect {
    if isNull { return self }
    func clamped(_ value: CGFloat) -> CGFloat { max(-1e12, min(1e12, value)) }
    let (left, right) = (clamped(minX), clamped(maxX))
    let (top, bottom) = (clamped(minY), clamped(maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGPath {
  /// The smallest rectangle around all points, control points included.
  var controlPointBox: CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
