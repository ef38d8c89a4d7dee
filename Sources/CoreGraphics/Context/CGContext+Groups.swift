/// A group that drawing goes into at the moment, and what to go back to.
struct OpenGroup {
  let outerCanvas: Canvas
  let outerState: GraphicsState
  /// States that were saved before the group began.
  let savedStateCount: Int
}

extension CGContext {
  // MARK: Groups

  /// Sends drawing into a separate bitmap, transparent at first, until `endGroup`.
  ///
  /// Inside, the clip is the group's bounds, alpha is 1, the blend mode normal, and there is no
  /// shadow; the rest of the state is that of the outside.
  ///
  /// - Parameter deviceBounds: What the group can hold, in device space, cut to the clip's bounds;
  ///   nil for all of those.
  package func beginGroup(deviceBounds: CGRect? = nil) {
    let wanted = deviceBounds.map { PixelRect(containing: $0) } ?? state.clip.bounds
    openGroup(wanted.intersection(state.clip.bounds))
  }

  /// - Parameter bounds: The group's bounds in device pixels; they may lie outside the clip.
  func openGroup(_ bounds: PixelRect) {
    groups.append(
      OpenGroup(outerCanvas: canvas, outerState: state, savedStateCount: savedStates.count))
    canvas = Canvas(bounds: bounds, scratch: canvas.scratch, isDeferred: isDeferred)
    state.clip = ClipState(bounds: canvas.bounds)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Ends the group, and goes on drawing where and with the state that was current before it.
  ///
  /// - Returns: What was drawn; nil where the group had no pixels or no group is open.
  package func endGroup() -> RasterGroup? {
    guard let group = groups.popLast() else { return nil }
    let inner = canvas
    canvas = group.outerCanvas
    state = group.outerState
    savedStates.removeLast(savedStates.count - group.savedStateCount)
    guard let bitmap = inner.bitmap else { return nil }
    return RasterGroup(bitmap: bitmap, x: inner.bounds.minX, y: inner.bounds.minY)
  }

  /// How drawing is blended with the pixels that are already there.
  package var blendMode: CGBlendMode { state.blendMode }

  /// Draws a group where it was made, through the clip.
  ///
  /// - Parameter alpha: 0 … 1, beside that of the state.
  package func draw(
    _ group: RasterGroup, alpha: CGFloat, blendMode: CGBlendMode = .normal
  ) {
    draw(group, x: group.x, y: group.y, alpha: alpha * state.alpha, blendMode: blendMode)
  }

  private func draw(
    _ group: RasterGroup, x: Int, y: Int, alpha: CGFloat, blendMode: CGBlendMode
  ) {
    let opacity = UInt32((alpha.native.clamped(to: 0...1) * 255).rounded())
    let bounds = PixelRect(
      minX: x, minY: y, maxX: x + group.bitmap.width, maxY: y + group.bitmap.height)
    execute(
      .rectangle(bounds.cgRect),
      with: .pixels(PixelPaint(bitmap: group.bitmap, x: x, y: y, alpha: opacity)),
      blendMode: blendMode)
  }

  // MARK: Transparency layers

  /// Sends drawing into a layer that `endTransparencyLayer` draws as a whole, with the alpha,
  /// blend mode and shadow of now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layerStates.append(state)
    openGroup(layerBounds(state.clip.bounds))
  }

  /// - Parameter rect: What the layer can hold, in user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    layerStates.append(state)
    let area = PixelRect(containing: rect.applying(state.ctm))
    openGroup(layerBounds(state.clip.bounds).intersection(area))
  }

  /// Draws the layer that `beginTransparencyLayer` began. Does nothing if no layer is open.
  public func endTransparencyLayer() {
    guard layerStates.popLast() != nil, let group = endGroup() else { return }
    if let shadow = state.shadow {
      drawShadow(of: group, shadow, alpha: state.alpha)
    }
    draw(group, alpha: 1, blendMode: state.blendMode)
  }

  /// The area that a layer keeps: with a shadow, what lies outside the clip may cast one into it.
  private func layerBounds(_ clip: PixelRect) -> PixelRect {
    guard state.shadow != nil, !clip.isEmpty else { return clip }
    return shadowSource(for: clip)
  }
}
