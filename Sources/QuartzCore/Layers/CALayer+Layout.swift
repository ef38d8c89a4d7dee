extension CALayer {
  func setBounds(_ new: CGRect) {
    let old = standardBounds
    guard new != old else { return }
    willChange("bounds", to: .rect(new))
    standardBounds = new
    markNeedsLayout()
    guard new.size != old.size else { return }
    parent?.markNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  func markNeedsLayout() {
    isLayoutNeeded = true
    var node: CALayer? = self
    while let layer = node, !layer.isSubtreeLayoutNeeded {
      layer.isSubtreeLayoutNeeded = true
      node = layer.host
    }
  }

  func layoutTreeIfNeeded() {
    var top = self
    while let above = top.host, above.isLayoutNeeded { top = above }
    top.layoutSubtree()
  }

  /// One pass, parents first. The list grows from the end, so it is kept back to front.
  private func layoutSubtree() {
    var pending = [self]
    while let layer = pending.popLast() {
      guard layer.isSubtreeLayoutNeeded else { continue }
      layer.isSubtreeLayoutNeeded = false
      if layer.isLayoutNeeded {
        layer.isLayoutNeeded = false
        layer.layoutSublayers()
      }
      if let mask = layer.maskLayer { pending.append(mask) }
      pending.append(contentsOf: layer.children.reversed())
    }
  }
}
