/// What a layer shows while it is animated.
extension CALayer {
  /// A copy with what the layer shows at the clock's time, and with such copies of all layers
  /// below it.
  func makePresentation() -> CALayer {
    let now = MediaClock.current.time
    let root = presentedCopy(at: now)
    var pending: [(model: CALayer, copy: CALayer)] = [(self, root)]
    // Superlayers before what is below them.
    var changing: [(model: CALayer, copy: CALayer)] = []
    while let (model, copy) = pending.popLast() {
      if model.runningTransition != nil { changing.append((model, copy)) }
      if let mask = model.maskLayer {
        let maskCopy = mask.presentedCopy(at: now)
        maskCopy.maskedLayer = copy
        copy.maskLayer = maskCopy
        pending.append((mask, maskCopy))
      }
      copy.children = model.children.map { child in
        let childCopy = child.presentedCopy(at: now)
        childCopy.parent = copy
        pending.append((child, childCopy))
        return childCopy
      }
    }
    attachAncestors(to: root, at: now)
    for (model, copy) in changing.reversed() {
      let time = model.time(atMediaTime: now)
      copy.showTransition(
        of: model, at: AnimationMoment(time: time, mediaTime: now, model: model))
    }
    return root
  }

  /// Gives the copy copies of the layers above this one, so that points can be converted.
  private func attachAncestors(to copy: CALayer, at now: Double) {
    var ancestors: [CALayer] = []
    var (model, below) = (self, copy)
    while let above = model.host {
      let aboveCopy = above.presentedCopy(at: now)
      if model.parent != nil { below.parent = aboveCopy } else { below.maskedLayer = aboveCopy }
      ancestors.append(aboveCopy)
      (model, below) = (above, aboveCopy)
    }
    copy.needState.ancestors = ancestors
  }

  /// A copy of this layer alone, with what its animations show.
  func presentedCopy(at now: Double) -> CALayer {
    let copy = CALayer.makeCopy(of: self)
    let state = copy.needState
    state.model = self
    state.isPresentation = true
    copy.backingStore = backingStore
    guard let entries = animationState?.entries, !entries.isEmpty else { return copy }
    let moment = AnimationMoment(time: time(atMediaTime: now), mediaTime: now, model: self)
    for entry in entries { entry.animation.apply(to: copy, at: moment) }
    return copy
  }

  /// Brings a picture up to date with what the tree shows at the clock's time: `render(in:)` draws
  /// the layers' own values, as Apple's does. Without animations the two are the same.
  ///
  /// - Returns: The pixels that were drawn again, in rectangles that may overlap.
  @discardableResult
  package func drawPresentation(into frame: LayerFrame) -> [PixelRect] {
    guard MediaClock.current.hasAnimations else { return frame.draw(self) }
    displayTreeIfNeeded()
    displayAnimatedLayers()
    let stage = PresentationStage(self)
    defer { stage.strike() }
    return frame.draw(stage.root)
  }

  /// Draws what the tree shows at the clock's time, as a screen does.
  package func renderPresentation(in context: CGContext) {
    guard MediaClock.current.hasAnimations else {
      return LayerRenderer.render(self, in: context, isOnScreen: true)
    }
    displayTreeIfNeeded()
    displayAnimatedLayers()
    let stage = PresentationStage(self)
    defer { stage.strike() }
    LayerRenderer.render(stage.root, in: context, isOnScreen: true)
  }

  /// Calls `body` with the layer to look at in place of this one while the tree shows what
  /// animations do; `model()` leads from layers there to the tree's own.
  package func withPresentation<Value>(_ body: (CALayer) -> Value) -> Value {
    guard MediaClock.current.hasAnimations else { return body(self) }
    let stage = PresentationStage(self)
    defer { stage.strike() }
    return body(stage.root)
  }

  /// Says that the layers have been seen: from now on they animate changes by themselves, unless
  /// their delegate or actions say otherwise.
  package func markSeen() {
    var pending = [self]
    while let layer = pending.popLast() {
      layer.hasBeenSeen = true
      if let mask = layer.maskLayer { pending.append(mask) }
      pending.append(contentsOf: layer.children)
    }
  }
}
