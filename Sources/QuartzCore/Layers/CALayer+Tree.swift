/// The tree: every layer hangs below at most one other, as a sublayer or as its mask, and never
/// below itself.
extension CALayer {
  /// The layer whose space this one lies in.
  package var host: CALayer? { parent ?? maskedLayer }

  /// Whether this layer is `layer`, or lies below it as a sublayer or mask at any depth.
  package func isSelfOrDescendant(of layer: CALayer) -> Bool {
    var node: CALayer? = self
    while let current = node {
      if current === layer { return true }
      node = current.host
    }
    return false
  }

  /// Whether `layer` can go below this one. A layer without anything below it always can.
  private func canHold(_ layer: CALayer) -> Bool {
    if layer === self { return false }
    return (layer.children.isEmpty && layer.maskLayer == nil) || !isSelfOrDescendant(of: layer)
  }

  func insert(_ layer: CALayer, at index: Int) {
    guard canHold(layer) else { return }
    if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
      if old == min(index, children.count - 1) { return }
      children.remove(at: old)
    } else {
      layer.detach()
      layer.parent = self
    }
    children.insert(layer, at: min(index, children.count))
    sublayersDidChange()
  }

  /// Inserts at `sibling`'s index plus `offset`, both taken after `layer` left its old place; at
  /// the back or, with an offset, at the front where `sibling` is not a sublayer.
  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard sibling !== layer else { return }
    guard let sibling, sibling.parent === self else {
      return insert(layer, at: offset == 0 ? 0 : children.count)
    }
    guard canHold(layer) else { return }
    if layer.parent === self {
      guard !isNext(layer, to: sibling, offset: offset) else { return }
      children.removeAll { $0 === layer }
    } else {
      layer.detach()
    }
    guard let index = children.firstIndex(where: { $0 === sibling }) else { return }
    layer.parent = self
    children.insert(layer, at: index + offset)
    sublayersDidChange()
  }

  /// Whether a sublayer is just below another one, or with an offset of 1 just above it.
  private func isNext(_ layer: CALayer, to sibling: CALayer, offset: Int) -> Bool {
    guard let index = children.firstIndex(where: { $0 === sibling }) else { return false }
    let place = offset == 0 ? index - 1 : index + 1
    return children.indices.contains(place) && children[place] === layer
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.parent === self, canHold(new) else { return }
    insert(new, beside: old, offset: 0)
    old.detach()
  }

  /// Keeps the first of equal layers, and leaves out this layer and those above it.
  func replaceSublayers(with layers: [CALayer]) {
    guard !children.elementsEqual(layers, by: ===) else { return }
    for child in children { child.parent = nil }
    children = []
    for layer in layers where layer.parent !== self { insert(layer, at: children.count) }
    sublayersDidChange()
  }

  func detach() {
    if let parent {
      self.parent = nil
      parent.children.removeAll { $0 === self }
      parent.sublayersDidChange()
    }
    if let maskedLayer {
      self.maskedLayer = nil
      maskedLayer.maskLayer = nil
    }
  }

  func setMaskLayer(_ layer: CALayer?) {
    guard layer !== maskLayer else { return }
    if let layer, !canHold(layer) { return }
    maskLayer?.maskedLayer = nil
    layer?.detach()
    layer?.maskedLayer = self
    maskLayer = layer
  }

  /// Sublayers in drawing order: by `zPosition`, then by index. NaN counts as 0.
  package var sublayersInDrawingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    func height(_ layer: CALayer) -> CGFloat { layer.zPosition.isNaN ? 0 : layer.zPosition }
    return children.enumerated().sorted { left, right in
      let (a, b) = (height(left.element), height(right.element))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  /// Releases the layers below one after the other: released one inside the other, a tree of
  /// 100,000 levels would need more stack than a thread has.
  func releaseSublayers() {
    var doomed: [CALayer] = []
    func take(from layer: CALayer) {
      doomed.append(contentsOf: layer.children)
      layer.children = []
      if let mask = layer.maskLayer { doomed.append(mask) }
      layer.maskLayer = nil
    }
    take(from: self)
    while var layer = doomed.popLast() {
      // A layer that somebody else holds keeps what is below it.
      if isKnownUniquelyReferenced(&layer) { take(from: layer) }
    }
  }
}
