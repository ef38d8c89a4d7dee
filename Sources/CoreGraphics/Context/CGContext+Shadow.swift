extension CGContext {
  /// Draws the blurred shape of a path, all of it, also where the path itself would cover it.
  ///
  /// - Parameters:
  ///   - path: The path that casts the shadow, in user space.
  ///   - offset: The shadow's offset in device pixels, y down; fractions are kept.
  ///   - sigmaPixels: The standard deviation of the Gaussian, in device pixels; 0 draws the hard
  ///     shape.
  ///   - hidden: A rectangle of user space that opaque pixels will cover afterwards, so the shadow
  ///     may be left out there.
  package func drawShadow(
    of path: CGPath, using rule: CGPathFillRule, offset: CGSize, sigmaPixels: Double,
    color: CGColor, hiddenBelow hidden: CGRect = .null
  ) {
    if state.clip.isEmpty { return }
    let moved = state.ctm.concatenating(
      CGAffineTransform(translationX: offset.width, y: offset.height))
    drawBlurred(
      Geometry(path.flattened(moved), rule), sigmaPixels: sigmaPixels,
      with: .solid(color.premultiplied(alpha: state.alpha.native)),
      without: hiddenPixels(hidden))
  }

  /// The whole pixels inside a rectangle that will be covered. There are none where the clip lets
  /// only a part of what covers them through.
  private func hiddenPixels(_ rect: CGRect) -> PixelRect {
    let ctm = state.ctm
    guard !rect.isNull, state.clip.mask == nil, state.blendMode == .normal,
      (ctm.b == 0 && ctm.c == 0) || (ctm.a == 0 && ctm.d == 0)
    else { return .empty }
    return PixelRect(containing: rect.applying(ctm)).insetBy(1)
  }

  private func drawBlurred(
    _ shape: Geometry, sigmaPixels: Double, with paint: Paint, without hidden: PixelRect = .empty
  ) {
    let reach = GaussianBlur.reach(sigmaPixels: sigmaPixels)
    guard reach > 0 else {
      execute(shape, with: paint, blendMode: state.blendMode)
      return
    }
    let visible = state.clip.bounds
    let area = shape.pixelBounds.insetBy(-reach).intersection(visible)
    if area.isEmpty { return }
    if let shape = StretchedShape(
      shape, sigmaPixels: sigmaPixels, isAntialiased: isAntialiased)
    {
      let mask = StretchedMask(BlurredShapes.shared.mask(of: shape.key, canvas), shape)
      draw(.stretchedMask(mask), with: paint, in: area.subtracting(hidden))
    } else {
      let coverage = canvas.clipCoverage(
        DrawCommand(
          geometry: shape, paint: .solid(0xff00_0000), blendMode: .normal,
          clip: ClipState(bounds: area.insetBy(-reach)), isAntialiased: isAntialiased))
      let mask = coverage.blurred(sigmaPixels: sigmaPixels, within: visible)
      draw(.mask(mask), with: paint, in: area.subtracting(hidden))
    }
  }

  /// - Parameter areas: Within the clip.
  private func draw(_ geometry: Geometry, with paint: Paint, in areas: [PixelRect]) {
    let bounds = state.clip.bounds
    defer { state.clip.bounds = bounds }
    for area in areas {
      state.clip.bounds = area
      execute(geometry, with: paint, blendMode: state.blendMode)
    }
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

  func drawShadow(
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

  /// The offset of the shadow in whole pixels: a shadow moves as the pixels of what casts it.
  private var shadowOffsetPixels: (x: Int, y: Int) {
    guard let offset = state.shadow?.offset.applying(baseTransform) else { return (0, 0) }
    func whole(_ value: CGFloat) -> Int {
      guard value.isFinite else { return 0 }
      let limit = CGFloat(PixelRect.limit)
      return Int(value.rounded().clamped(to: -limit...limit))
    }
    return (whole(offset.width), whole(offset.height))
  }

  private var shadowSigmaPixels: Double {
    guard let blur = state.shadow?.blur, blur > 0 else { return 0 }
    let sigma = (blur * baseTransform.meanScale / 2).native
    return sigma >= GaussianBlur.minimumSigma ? min(sigma, GaussianBlur.maximumSigma) : 0
  }

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
      source.width <= Bitmap.maximumSide && source.height <= Bitmap.maximumSide
      && source.width * source.height <= Bitmap.maximumPixelCount / 4
    return fits ? source : visible
  }
}

extension PixelRect {
  /// What is left without another rectangle, in up to four.
  fileprivate func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    if hole.isEmpty { return isEmpty ? [] : [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
      PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}
