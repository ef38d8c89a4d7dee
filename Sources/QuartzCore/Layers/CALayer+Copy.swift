extension CALayer {
  /// Takes over every property of `other` that describes the layer alone.
  func copyProperties(from other: CALayer) {
    standardBounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    anchorPointZ = other.anchorPointZ
    zPosition = other.zPosition
    transform = other.transform
    sublayerTransform = other.sublayerTransform
    isGeometryFlipped = other.isGeometryFlipped
    isDoubleSided = other.isDoubleSided
    isHidden = other.isHidden
    opacity = other.opacity
    allowsGroupOpacity = other.allowsGroupOpacity
    backgroundColor = other.backgroundColor
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    masksToBounds = other.masksToBounds
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    shouldRasterize = other.shouldRasterize
    rasterizationScale = other.rasterizationScale
    drawsAsynchronously = other.drawsAsynchronously
    contents = other.contents
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    contentsRect = other.contentsRect
    contentsCenter = other.contentsCenter
    magnificationFilter = other.magnificationFilter
    minificationFilter = other.minificationFilter
    isOpaque = other.isOpaque
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    compositingFilter = other.compositingFilter
    filters = other.filters
    backgroundFilters = other.backgroundFilters
    name = other.name
    lacks = other.lacks
    copyState(from: other)
  }

  /// What is stored by name, hints and the layer's own time, but not its animations.
  private func copyState(from other: CALayer) {
    guard let state = other.animationState else { return }
    let own = needState
    own.values = state.values
    own.timing = state.timing
    own.actions = state.actions
    own.style = state.style
    own.hints = state.hints
  }
}
