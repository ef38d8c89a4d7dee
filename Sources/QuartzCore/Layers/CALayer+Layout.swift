extension CALayer {
  func setBounds(_ new: CGRect) {
    let old = standardBounds
    guard new != old else { return }
    willChange("bounds", to: .rect(new))
    standardBounds = new
    defer { tellObservers("bounds", from: old) }
    markNeedsLayout()
    guard new.size != old.size else { return }
    // Who sizes its sublayers in its own layout has laid them out.
    if let parent, !parent.isLayingOut { parent.markNeedsLayout() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Runs `body` as if the layer had another size. No observer is told of it, and no layer is
  /// marked as needing layout.
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
      if node == nil, layer.tellsOfLayout {
        (layer.delegate as? any LayerTreeOwner)?.layerTreeNeedsLayout()
      }
    }
  }

  /// Marks the layer because its sublayers are others, or in another order.
  ///
  /// Who changes them in its own layout places them there, too: otherwise a layout that makes its
  /// subviews anew, or brings two of them to the front, would ask for itself without end. Such
  /// layouts end on iOS; how it does that is not published.
  package func sublayersDidChange() {
    if !isLayingOut { markNeedsLayout() }
  }

  /// The number of passes after which a layout counts as one that never settles.
  ///
  /// A device does not end such a layout: it goes on until the app is stopped
  /// (nicklockwood/layout's issue 184 on iOS 13), and `UIViewLayoutFeedbackLoopDebuggingThreshold`
  /// finds it by a count from 50 up.
  package static let maximumPassCount = 32

  /// How often a layer that is laid out may be laid out again inside of that, by code in its
  /// layout that asks for it.
  private static let maximumLayoutDepth: UInt8 = 2

  /// Lays out everything below until no layer needs layout. Inside another layout it makes one
  /// pass, and leaves the rest to the outer one.
  func layoutTreeIfNeeded() {
    let top = topmostNeedingLayout
    guard top.isSubtreeLayoutNeeded else { return }
    let passCount = top.isInsideLayout ? 1 : Self.maximumPassCount
    for _ in 0..<passCount {
      guard top.layoutOnce(), top.isSubtreeLayoutNeeded else { return }
    }
  }

  /// The outermost of the unbroken chain of layers from this one up that need layout and are not
  /// being laid out.
  package var topmostNeedingLayout: CALayer {
    var top = self
    while let above = top.host, above.isLayoutNeeded, !above.isLayingOut { top = above }
    return top
  }

  /// Whether this layer or one above it is being laid out.
  private var isInsideLayout: Bool {
    var node: CALayer? = self
    while let layer = node {
      if layer.isLayingOut { return true }
      node = layer.host
    }
    return false
  }

  /// One pass over this layer and those below, parents first. The list grows from the end, so it
  /// is kept back to front.
  ///
  /// - Returns: Whether any layer was laid out.
  @discardableResult
  package func layoutOnce() -> Bool {
    var pending = [self]
    var postponed: [CALayer] = []
    var didLayOut = false
    while let layer = pending.popLast() {
      guard layer.isSubtreeLayoutNeeded else { continue }
      layer.isSubtreeLayoutNeeded = false
      if layer.isLayoutNeeded {
        if layer.layoutDepth < Self.maximumLayoutDepth {
          layer.isLayoutNeeded = false
          layer.layoutDepth += 1
          layer.layoutSublayers()
          layer.layoutDepth -= 1
          didLayOut = true
        } else {
          postponed.append(layer)
        }
      }
      if let mask = layer.maskLayer { pending.append(mask) }
      pending.append(contentsOf: layer.children.reversed())
    }
    for layer in postponed { layer.markNeedsLayout() }
    return didLayOut
  }
}

/// The delegate of a root layer, if it lays out what is below it by itself.
package protocol LayerTreeOwner: AnyObject {
  /// The layer, or one below it, needs layout, and none did before.
  func layerTreeNeedsLayout()
}
