/// How far layers draw, each in its own coordinate space; remembered while one tree is drawn.
final class LayerExtents {
  private let greatestDepth: Int
  private var bodies: [ObjectIdentifier: CGRect] = [:]

  init(greatestDepth: Int) {
    self.greatestDepth = greatestDepth
  }

  /// A rectangle around everything that `layer` draws, shadow and mask considered.
  func everything(drawnBy layer: CALayer) -> CGRect {
    everything(drawnBy: layer, depth: 0)
  }

  /// A rectangle around what `layer` draws, without its own shadow and mask.
  func body(of layer: CALayer) -> CGRect { body(of: layer, depth: 0) }

  /// Rectangles around what `layer` draws beside its background and border.
  func parts(of layer: CALayer) -> [CGRect] { parts(of: layer, depth: 0) }

  private func everything(drawnBy layer: CALayer, depth: Int) -> CGRect {
    var rect = body(of: layer, depth: depth)
    if layer.castsShadow {
      let source = layer.shadowPath.map(\.controlPointBox) ?? rect
      let reach = max(2 * layer.shadowRadius, 0)
      rect = rect.union(
        source.insetBy(dx: -reach, dy: -reach)
          .offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height))
    }
    guard let mask = layer.mask else { return rect }
    guard depth < greatestDepth else { return .null }
    return rect.overlap(inSuperlayer(mask, depth: depth + 1))
  }

  private func inSuperlayer(_ layer: CALayer, depth: Int) -> CGRect {
    guard !layer.isHidden, layer.drawnOpacity > 0, layer.bounds.isFinite else { return .null }
    let map = layer.affineTransformToSuperlayer
    guard map.isInvertible else { return .null }
    let rect = everything(drawnBy: layer, depth: depth)
    return rect.isNull ? rect : rect.applying(map)
  }

  private func body(of layer: CALayer, depth: Int) -> CGRect {
    if let known = bodies[ObjectIdentifier(layer)] { return known }
    var rect = CGRect.null
    if layer.drawsBackgroundOrBorder { rect = layer.bounds }
    for part in parts(of: layer, depth: depth) { rect = rect.union(part) }
    bodies[ObjectIdentifier(layer)] = rect
    return rect
  }

  private func parts(of layer: CALayer, depth: Int) -> [CGRect] {
    var parts: [CGRect] = []
    if let rect = layer.contentsExtent { parts.append(rect) }
    if let rect = layer.ownShapeExtent { parts.append(rect) }
    if depth < greatestDepth {
      for sublayer in layer.children {
        let rect = inSuperlayer(sublayer, depth: depth + 1)
        if !rect.isEmpty { parts.append(rect) }
      }
    }
    return layer.masksToBounds ? parts.map { $0.overlap(layer.bounds) } : parts
  }
}

extension CALayer {
  fileprivate var drawsBackgroundOrBorder: Bool {
    (backgroundColor?.alpha ?? 0) > 0 || (borderWidth > 0 && (borderColor?.alpha ?? 0) > 0)
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
