extension CALayer {
  private enum Candidate {
    /// A layer, and the point in its own space.
    case tree(CALayer, CGPoint)
    /// A layer of a class that may have its own way, and the point in its superlayer's space.
    case stranger(CALayer, CGPoint)
    /// A layer that is hit where none of its sublayers is.
    case itself(CALayer)
  }

  /// The frontmost visible layer at a point of the superlayer's space: this or one below it.
  ///
  /// A list of candidates, the frontmost last, in place of calls inside of calls: a tree may be
  /// deeper than the stack. Only overrides of `hitTest(_:)` are called.
  func frontmostLayer(at pointInSuper: CGPoint) -> CALayer? {
    var candidates = Self.candidates(for: self, at: pointInSuper)
    while let candidate = candidates.popLast() {
      switch candidate {
      case .itself(let layer): return layer
      case .stranger(let layer, let point):
        if let hit = layer.hitTest(point) { return hit }
      case .tree(let layer, let point):
        guard !layer.isHidden else { continue }
        let isInside = layer.contains(point)
        if layer.masksToBounds && !isInside { continue }
        if isInside { candidates.append(.itself(layer)) }
        for sublayer in layer.sublayersInDrawingOrder {
          if sublayer.mayOverrideHitTest {
            candidates.append(.stranger(sublayer, point))
          } else {
            candidates += Self.candidates(for: sublayer, at: point)
          }
        }
      }
    }
    return nil
  }

  /// The layer itself, or the layers in its depth where it has no plane.
  private static func candidates(for layer: CALayer, at pointInSuper: CGPoint) -> [Candidate] {
    guard layer.isVolume else { return [.tree(layer, layer.pointFromSuperlayer(pointInSuper))] }
    guard !layer.isHidden else { return [] }
    return layer.layersInDepth(limit: LayerRenderer.maximumSublayerCount).compactMap { placed in
      placed.map.unproject(pointInSuper).map { .tree(placed.layer, $0) }
    }
  }

  /// Whether the class is somebody else's.
  private var mayOverrideHitTest: Bool { type(of: self) != type(of: self).drawlessClass }
}
