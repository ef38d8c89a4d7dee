/// A group that drawing goes into at the moment, and what to go back to.
struct OpenGroup {
  let outerCanvas: Canvas
  let outerState: GraphicsState
  /// States that were saved before the group began.
  let savedStateCount: Int
}

extension CGContext {
  // MARK: Groups

  /// Sends drawing into pixels of its own, transparent at first, until `endGroup`.
  ///
  /// Inside, the clip is the group's bounds, alpha is 1, the blend mode normal, and there is no
  /// shadow; all else is as outside.
  ///
  /// - Parameter deviceBounds: What the group can hold, in device space; the clip's bounds
  ///   where there is nothing. It is cut to the latter.
  package func beginGroup(deviceBounds: CGRect? = nil) {
    let wanted = deviceBounds.map { PixelRect(containing: $0) } ?? state.clip.bounds
    openGroup(wanted.intersection(state.clip.bounds))
  }

  /// - Parameter bounds: Device pixels; may lie outside the clip.
  func openGroup(_ bounds: PixelRect) {
    groups.append(
      OpenGroup(outerCanvas: canvas, outerState: state, savedStateCount: savedStates.count))
    canvas = Canvas(bounds: bounds, scratch: canvas.scratch)
    state.clip = ClipState(bounds: canvas.bounds)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Goes back to where drawing went before, with the state that was there.
  ///
  /// - Returns: What was drawn; nothing where the group had no pixels or none is open.
  package func endGroup() -> RasterGroup? {
    guard let group = groups.popLast() else { return nil }
    let inner = canvas
    canvas = group.outerCanvas
    state = group.outerState
    savedStates.removeLast(savedStates.count - group.savedStateCount)
    guard let bitmap = inner.bitmap else { return nil }
    return RasterGroup(bitmap: bitmap, x: inner.bounds.minX, y: inner.bounds.minY)
  }

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
    let opacity = alpha > 0 ? UInt32((min(alpha, 1).native * 255).rounded()) : 0
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

  /// - Parameter rect: In user space: what the layer can hold.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    layerStates.append(state)
    let area = PixelRect(containing: rect.applying(state.ctm))
    openGroup(layerBounds(state.clip.bounds).intersection(area))
  }

  /// Draws the layer. Without one nothing happens.
  public func endTransparencyLayer() {
    guard layerStates.popLast() != nil, let group = endGroup() else { return }
    if let shadow = state.shadow {
      drawShadow(of: group, shadow, alpha: state.alpha)
    }
    draw(group, alpha: 1, blendMode: state.blendMode)
  }

  /// With a shadow, what lies outside the clip may cast one into it.
  private func layerBounds(_ clip: PixelRect) -> PixelRect {
    guard state.shadow != nil, !clip.isEmpty else { return clip }
    return shadowSource(for: clip)
  }

  // MARK: Shadows

  /// Draws the blurred shape of a path, all of it, also where the path itself would cover it.
  ///
  /// - Parameters:
  ///   - path: In user space.
  ///   - offset: Device pixels, y down; fractions are kept.
  ///   - sigmaPixels: σ of the Gaussian; 0 draws the hard shape.
  package func drawShadow(
    of path: CGPath, using rule: CGPathFillRule, offset: CGSize, sigmaPixels: Double,
    color: CGColor
  ) {
    if state.clip.isEmpty { return }
    let moved = state.ctm.concatenating(
      CGAffineTransform(translationX: offset.width, y: offset.height))
    drawBlurred(
      Geometry(path.flattened(moved), rule), sigmaPixels: sigmaPixels,
      with: .solid(color.premultiplied(alpha: state.alpha.native)))
  }

  private func drawBlurred(_ shape: Geometry, sigmaPixels: Double, with paint: Paint) {
    guard sigmaPixels >= Self.leastSigmaPixels else {
      execute(shape, with: paint, blendMode: state.blendMode)
      return
    }
    let reach = GaussianBlur.reach(sigmaPixels: sigmaPixels)
    let visible = state.clip.bounds
    if let stretched = StretchedShape(shape, reach: reach) {
      drawBlurred(stretched, sigmaPixels: sigmaPixels, reach, with: paint)
      return
    }
    let area = shape.pixelBounds.intersection(visible.insetBy(-reach))
    if area.isEmpty { return }
    let coverage = canvas.clipCoverage(
      DrawCommand(
        geometry: shape, paint: .solid(0xff00_0000), blendMode: .normal,
        clip: ClipState(bounds: area), isAntialiased: isAntialiased))
    let blurred = coverage.blurred(sigmaPixels: sigmaPixels, within: visible)
    execute(.mask(blurred), with: paint, blendMode: state.blendMode)
  }

  /// The same for a shape without the rows and columns that repeat.
  private func drawBlurred(
    _ shape: StretchedShape, sigmaPixels: Double, _ reach: Int, with paint: Paint
  ) {
    let geometry = Geometry.path(shape.path, shape.rule)
    guard !shape.bounds(of: geometry, reach).intersection(state.clip.bounds).isEmpty else {
      return
    }
    let coverage = canvas.clipCoverage(
      DrawCommand(
        geometry: geometry, paint: .solid(0xff00_0000), blendMode: .normal,
        clip: ClipState(bounds: geometry.pixelBounds), isAntialiased: isAntialiased))
    let blurred = coverage.blurred(sigmaPixels: sigmaPixels, within: nil)
    execute(
      .stretchedMask(
        StretchedMask(mask: blurred, columns: shape.columns, rows: shape.rows)),
      with: paint, blendMode: state.blendMode)
  }

  /// The state's shadow of one thing that is about to be drawn.
  func drawShadow(of geometry: Geometry, with paint: Paint) {
    guard let shadow = state.shadow, !state.clip.isEmpty else { return }
    if case .solid(let pixel) = paint {
      drawShadow(of: geometry, shadow, alpha: Double(pixel >> 24) / 255)
      return
    }
    let area = geometry.pixelBounds.intersection(shadowSource(for: state.clip.bounds))
    if area.isEmpty { return }
    openGroup(area)
    execute(geometry, with: paint, blendMode: .normal)
    guard let group = endGroup() else { return }
    // The paint has the state's alpha already.
    drawShadow(of: group, shadow, alpha: 1)
  }

  /// The shadow of a shape in one colour follows from its coverage alone.
  private func drawShadow(
    of geometry: Geometry, _ shadow: GraphicsState.Shadow, alpha: Double
  ) {
    let offset = shadow.offset.applying(baseTransform)
    guard offset.width.isFinite, offset.height.isFinite else { return }
    let moved = geometry.offsetBy(x: offset.width, y: offset.height)
    drawBlurred(
      moved, sigmaPixels: shadowSigmaPixels,
      with: .solid(shadow.color.premultiplied(alpha: alpha)))
  }

  private func drawShadow(
    of group: RasterGroup, _ shadow: GraphicsState.Shadow, alpha: CGFloat
  ) {
    let (x, y) = shadowOffsetPixels
    let visible = state.clip.bounds.offsetBy(x: -x, y: -y)
    let blurred = group.alphaMask.blurred(sigmaPixels: shadowSigmaPixels, within: visible)
    execute(
      .mask(blurred.offsetBy(x: x, y: y)),
      with: .solid(shadow.color.premultiplied(alpha: alpha.native)),
      blendMode: state.blendMode)
  }

  /// Whole pixels: a shadow moves as the pixels of what casts it.
  private var shadowOffsetPixels: (x: Int, y: Int) {
    guard let offset = state.shadow?.offset.applying(baseTransform) else { return (0, 0) }
    func whole(_ value: CGFloat) -> Int {
      guard value.isFinite else { return 0 }
      let limit = CGFloat(PixelRect.limit)
      return Int(max(-limit, min(limit, value.rounded())))
    }
    return (whole(offset.width), whole(offset.height))
  }

  private var shadowSigmaPixels: Double {
    guard let blur = state.shadow?.blur, blur > 0 else { return 0 }
    let sigma = (blur * baseTransform.meanScale / 2).native
    return sigma >= Self.leastSigmaPixels ? min(sigma, GaussianBlur.greatestSigma) : 0
  }

  /// A blur below this changes no pixel.
  private static let leastSigmaPixels = 0.01

  /// The pixels whose shadow can reach into `visible`, and those of it. A shadow that falls from
  /// farther than a bitmap reaches is left out.
  func shadowSource(for visible: PixelRect) -> PixelRect {
    let (x, y) = shadowOffsetPixels
    let reach = GaussianBlur.reach(sigmaPixels: shadowSigmaPixels)
    let area = visible.insetBy(-reach).offsetBy(x: -x, y: -y)
    let source = PixelRect(
      minX: min(area.minX, visible.minX), minY: min(area.minY, visible.minY),
      maxX: max(area.maxX, visible.maxX), maxY: max(area.maxY, visible.maxY))
    let fits =
      source.width <= Bitmap.greatestSide && source.height <= Bitmap.greatestSide
      && source.width * source.height <= Bitmap.greatestPixelCount / 4
    return fits ? source : visible
  }
}
