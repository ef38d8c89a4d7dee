extension CGContext {
  /// Narrows the clip to the current path and empties it.
  public func clip(using rule: CGPathFillRule = .winding) {
    if currentPath.isEmpty {
      state.clip.bounds = .empty
      return
    }
    clipPage(currentPath, pathTransform, rule)
    intersectClip(flatFill(rule))
    beginPath()
  }

  /// Narrows the clip to a rectangle of user space.
  public func clip(to rect: CGRect) {
    clipPage(geometry(of: rect))
    intersectClip(geometry(of: rect))
  }

  /// Narrows the clip to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    clipPage(path, state.ctm, .winding)
    intersectClip(.path(path.flattened(state.ctm), .winding))
  }

  /// Narrows the clip to the opaque parts of an image drawn in `rect`; everything outside of `rect`
  /// is clipped away.
  ///
  /// - Parameter mask: Its alpha counts, or its luminance where it has no alpha. The image's top
  ///   row is at the maximum y of `rect`, as in `draw(_:in:)`.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard !state.clip.isEmpty, let paint = imagePaint(mask, in: rect, alpha: 255) else {
      state.clip.bounds = .empty
      return
    }
    let usesLuminance = Self.hasNoAlpha(mask.alphaInfo)
    let coverage = canvas.maskCoverage(
      DrawCommand(
        geometry: geometry(of: rect), paint: paint, blendMode: .normal, clip: state.clip,
        isAntialiased: isAntialiased), usesLuminance: usesLuminance)
    setClip(coverage)
    (state.clip.rectangle, state.clip.maskOfPaths) = (nil, coverage)
    state.isClippedByPixels = true
  }

  /// Undoes every clip, those of saved states excepted.
  public func resetClip() {
    state.clip = ClipState(bounds: page?.pixels ?? canvas.bounds)
    (state.clips, state.isClippedByPixels) = ([], false)
  }

  /// The rectangle around what the clip lets through, in user space; `CGRect.null` where the clip
  /// is empty.
  public var boundingBoxOfClipPath: CGRect {
    guard !state.clip.isEmpty else { return .null }
    return state.clip.bounds.cgRect.applying(state.ctm.inverted())
  }

  private func intersectClip(_ geometry: Geometry) {
    if state.clip.isEmpty { return }
    if case .rectangle(let rect) = geometry, let whole = PixelRect(exactly: rect) {
      state.clip.bounds = state.clip.bounds.intersection(whole)
      return
    }
    if case .rectangle(let rect) = geometry, isAntialiased {
      return intersectClip(between: state.clip.rectangle.map { $0.shared(with: rect) } ?? rect)
    }
    var paths = state.clip
    paths.mask = paths.maskOfPaths
    let coverage = coverage(of: geometry, within: paths)
    setClip(coverage)
    state.clip.maskOfPaths = coverage
    if let rectangle = state.clip.rectangle { intersectClip(between: rectangle) }
  }

  /// Narrows the clip to a rectangle that takes the place of those before it: a pixel on an edge
  /// that several share is clipped once, as by their intersection.
  private func intersectClip(between rectangle: CGRect) {
    state.clip.rectangle = rectangle
    var paths = state.clip
    paths.mask = paths.maskOfPaths
    if rectangle.isEmpty || paths.isEmpty {
      state.clip.bounds = .empty
    } else {
      setClip(coverage(of: .rectangle(rectangle), within: paths))
    }
  }

  private func coverage(of geometry: Geometry, within clip: ClipState) -> CoverageMask {
    canvas.clipCoverage(
      DrawCommand(
        geometry: geometry, paint: .solid(0xff00_0000), blendMode: .normal, clip: clip,
        isAntialiased: isAntialiased))
  }

  private func setClip(_ coverage: CoverageMask) {
    state.clip.bounds = state.clip.bounds.intersection(coverage.coveredBounds)
    state.clip.mask = coverage
  }

  private static func hasNoAlpha(_ info: CGImageAlphaInfo) -> Bool {
    info == .none || info == .noneSkipLast || info == .noneSkipFirst
  }
}

extension CGRect {
  /// The intersection, empty where the rectangles do not meet. Sides may be infinite.
  fileprivate func shared(with other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, top < bottom else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
