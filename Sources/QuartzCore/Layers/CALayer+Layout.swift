extension CALayer {
  func setBounds(_ new: CGRect) {
    let old = standardBounds
    guard new != old else { return }
    willChange("bounds", to: .rect(new))
    standardBounds = new
    markNeedsLayout()
    guard new.size != old.size else { return }
    // Who sizes its sublayers in its own layout has laid them out.
    if let parent, !parent.isLayingOut { parent.markNeedsLayout() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Runs `body` as if the layer had another size. Nobody is told, and nothing needs layout.
  package func withBoundsSize<Result>(_ size: CGSize, _ body: () -> Result) -> Result {
    let kept = standardBounds
    standardBounds = CGRect(origin: kept.origin, size: size)
    defer { standardBounds = kept }
    return body()
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
        // A pass inside of the layout may lay it out again.
        let wasLayingOut = layer.isLayingOut
        layer.isLayingOut = true
        layer.layoutSublayers()
        layer.isLayingOut = wasLayingOut
      }
      if let mask = layer.maskLayer { pending.append(mask) }
      pending.append(contentsOf: layer.children.reversed())
    }
  }
}
