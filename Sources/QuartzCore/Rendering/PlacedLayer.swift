/// A layer, and how it lies in the plane of the layer that it is drawn into.
struct PlacedLayer {
  let layer: CALayer
  let map: PlaneMap
  /// What layers without a plane of their own fade it to, 0…1.
  var fade: CGFloat = 1
  /// What its colours are multiplied by: red, green, blue and alpha.
  var tint: SIMD4<Double>?
  /// Whether it is seen from behind, where the layer that it is drawn into is not.
  let isTurned: Bool

  init?(_ layer: CALayer, map: PlaneMap?) {
    guard let map else { return nil }
    self.layer = layer
    self.map = map
    // A flipped space is no layer seen from behind.
    isTurned =
      map.isMirrored(at: CGPoint(x: layer.bounds.midX, y: layer.bounds.midY))
      != layer.isGeometryFlipped
  }

  /// A mask, or a sublayer that is drawn once and flattened.
  init?(_ layer: CALayer) {
    self.init(layer, map: layer.planeMapToSuperlayer)
  }
}

/// One of the copies that a layer draws of its sublayers.
struct SublayerInstance {
  /// Moves the sublayers in the layer's space.
  var matrix: CATransform3D
  var tint: SIMD4<Double>?
}

extension CALayer {
  /// The layers that are drawn into this one's plane, back to front.
  ///
  /// Those are the sublayers by height; in place of one without a plane of its own, such as a
  /// `CATransformLayer`, its sublayers by their depth. What is not visible in any case is left
  /// out.
  ///
  /// - Parameter limit: The maximum number of layers; the rest are left out.
  func placedSublayers(limit: Int) -> [PlacedLayer] {
    if isVolume { return Volume(self, matrix: CATransform3DIdentity).layers(limit: limit) }
    if children.isEmpty { return [] }
    var placed: [PlacedLayer] = []
    let sublayers = sublayersInDrawingOrder.filter(\.isDrawn)
    placed.reserveCapacity(sublayers.count)
    let instances = sublayerInstances(limit: limit / max(sublayers.count, 1) + 1)
    for instance in instances ?? [] {
      for sublayer in sublayers where placed.count < limit {
        let matrix = CATransform3DConcat(sublayer.matrixToSuperlayer, instance.matrix)
        if sublayer.isVolume {
          let volume = Volume(
            sublayer, matrix: matrix, tint: instance.tint, fade: sublayer.drawnOpacity)
          placed += volume.layers(limit: limit - placed.count)
        } else if var layer = PlacedLayer(sublayer, map: PlaneMap(matrix)) {
          layer.tint = instance.tint
          placed.append(layer)
        }
      }
    }
    if instances != nil { return placed }
    for sublayer in sublayers where placed.count < limit {
      if sublayer.isVolume {
        let volume = Volume(
          sublayer, matrix: sublayer.matrixToSuperlayer, fade: sublayer.drawnOpacity)
        placed += volume.layers(limit: limit - placed.count)
      } else if let layer = PlacedLayer(sublayer) {
        placed.append(layer)
      }
    }
    return placed
  }

  /// The layers in the depth of this one, which has no plane, as they are seen in its
  /// superlayer's plane, back to front.
  func layersInDepth(limit: Int) -> [PlacedLayer] {
    Volume(self, matrix: matrixToSuperlayer).layers(limit: limit)
  }

  /// Whether the layer, as far as it alone decides, is drawn at all.
  var isDrawn: Bool { !isHidden && drawnOpacity > 0 && bounds.isFinite }
}

/// A layer whose sublayers keep their depth.
private struct Volume {
  private struct Node {
    let layer: CALayer
    /// The map from the layer's three-dimensional space to that of the plane that is drawn into.
    let matrix: CATransform3D
    let tint: SIMD4<Double>?
    let fade: CGFloat
  }

  private let root: Node

  init(_ layer: CALayer, matrix: CATransform3D, tint: SIMD4<Double>? = nil, fade: CGFloat = 1) {
    root = Node(layer: layer, matrix: matrix, tint: tint, fade: fade)
  }

  /// The layers with a plane in it, those farthest from the viewer first.
  ///
  /// They are sorted by the depth of their centres, and equal ones by index. Not drawn: layers
  /// cut where they run through each other (`FidelityFeature.layerIntersection`).
  func layers(limit: Int) -> [PlacedLayer] {
    var found: [(layer: PlacedLayer, depth: Double)] = []
    var pending = [root]
    var visitCount = 0
    var quads: [SpatialQuad] = []
    while let node = pending.popLast(), found.count < limit, visitCount < limit {
      visitCount += 1
      guard node.layer.isVolume else {
        if var placed = PlacedLayer(node.layer, map: PlaneMap(node.matrix)) {
          placed.tint = node.tint
          placed.fade = node.fade
          noteCrossing(node, &quads)
          found.append((placed, Self.depth(of: node)))
        }
        continue
      }
      // The list grows from its end.
      pending += contents(of: node, limit: limit).reversed()
    }
    return found.enumerated().sorted { left, right in
      let (a, b) = (left.element.depth, right.element.depth)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element.layer)
  }

  /// The maximum number of layers that are searched for intersections: each is compared with all
  /// before.
  private static let maximumQuads = 64

  private func noteCrossing(_ node: Node, _ quads: inout [SpatialQuad]) {
    guard FidelityLedger.current != nil, quads.count < Self.maximumQuads,
      let quad = SpatialQuad(node.layer.bounds, under: node.matrix)
    else { return }
    if quads.contains(where: quad.crosses) {
      node.layer.noteLimit(.layerIntersection, "\(type(of: root.layer))")
    }
    quads.append(quad)
  }

  private func contents(of node: Node, limit: Int) -> [Node] {
    let instances =
      node.layer.sublayerInstances(limit: limit)
      ?? [SublayerInstance(matrix: CATransform3DIdentity)]
    var nodes: [Node] = []
    for instance in instances {
      let matrix = CATransform3DConcat(instance.matrix, node.matrix)
      var tint = node.tint
      if let own = instance.tint { tint = (tint ?? .one) * own }
      for child in node.layer.sublayersInDrawingOrder
      where child.isDrawn && nodes.count < limit {
        nodes.append(
          Node(
            layer: child, matrix: CATransform3DConcat(child.matrixToSuperlayer, matrix),
            tint: tint, fade: child.isVolume ? node.fade * child.drawnOpacity : node.fade))
      }
    }
    return nodes
  }

  /// How near to the viewer the middle of a layer lies; NaN counts as 0.
  private static func depth(of node: Node) -> Double {
    let bounds = node.layer.bounds
    let (x, y) = (bounds.midX, bounds.midY)
    let m = node.matrix
    let depth = (x * m.m13 + y * m.m23 + m.m43) / (x * m.m14 + y * m.m24 + m.m44)
    return depth.isNaN ? 0 : depth
  }
}
