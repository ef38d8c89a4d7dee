extension CGContext {
  /// Fills with a pattern from now on.
  ///
  /// - Parameters:
  ///   - colorComponents: The alpha of a coloured pattern; for others the colour that cells are
  ///     drawn in: components of the base of the fill colour space, which must be a pattern
  ///     space, and alpha.
  // SAFETY: The caller has the components that are told above, as Apple's documentation asks; they
  // are copied during the call.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    if let color = unsafe Self.color(state.fillColorSpace, pattern, colorComponents) {
      setFillColor(color)
    }
  }

  /// Strokes with a pattern from now on.
  ///
  /// - Parameters:
  ///   - colorComponents: The components that `setFillPattern` asks for, but of the stroke colour
  ///     space.
  // SAFETY: The caller has as many components as `setFillPattern` asks for, as Apple's
  // documentation says; they are copied during the call.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    if let color = unsafe Self.color(state.strokeColorSpace, pattern, colorComponents) {
      setStrokeColor(color)
    }
  }

  /// Sets where the origin of pattern space lies in base space, before the pattern's matrix.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = phase
  }

  /// Patterns are laid out from the user space of now, in place of the base space. `saveGState`
  /// saves this with the state.
  package func anchorPatterns() {
    state.patternBase = state.ctm
  }

  private static func color(
    _ space: CGColorSpace, _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>
  ) -> CGColor? {
    // SAFETY: Both callers hand on the pointer of theirs, whose components the initialiser copies.
    // In a space of no pattern only a coloured one has a colour, of which one number is read.
    let isPatternSpace = space.model == .pattern
    // A coloured pattern needs no base to be told.
    guard let space = isPatternSpace ? space : CGColorSpace(patternBaseSpace: nil) else {
      return nil
    }
    return unsafe CGColor(patternSpace: space, pattern: pattern, components: components)
  }

  /// Draws in a colour of the state, which may be a pattern.
  func draw(_ geometry: Geometry, in color: CGColor) {
    guard let pattern = color.pattern else {
      return draw(geometry, with: .solid(color.premultiplied(alpha: state.alpha.native)))
    }
    guard patternDepth < Self.maximumPatternDepth else { return }
    let phase = CGAffineTransform(
      translationX: state.patternPhase.width, y: state.patternPhase.height)
    let toDevice = pattern.matrix.concatenating(phase)
      .concatenating(state.patternBase ?? baseTransform)
    draw(
      geometry, with: pattern, toDevice, alpha: color.alpha,
      recolored: pattern.isColored ? nil : color.premultiplied)
  }

  private static let maximumPatternDepth = 8

  /// - Parameters:
  ///   - toDevice: The map from pattern space to device space.
  ///   - recolored: What the cells' colours are replaced by.
  func draw(
    _ geometry: Geometry, with pattern: CGPattern, _ toDevice: CGAffineTransform,
    alpha: CGFloat, recolored: UInt32?
  ) {
    if state.clip.isEmpty { return }
    let visible = state.shadow == nil ? state.clip.bounds : shadowSource(for: state.clip.bounds)
    let area = geometry.pixelBounds.intersection(visible)
    let cells = PatternCells(pattern: pattern, toDevice: toDevice) { bitmap, transform in
      let context = CGContext(bitmap: bitmap, baseTransform: transform)
      context.patternDepth = self.patternDepth + 1
      context.state.interpolationQuality = self.state.interpolationQuality
      context.state.shouldAntialias = self.isAntialiased
      return context
    }
    guard let bitmap = cells.pixels(in: area) else { return }
    if let recolored { bitmap.recolor(recolored) }
    // The colour of an uncoloured pattern has its alpha already.
    let opacity = recolored == nil ? state.alpha * alpha : state.alpha
    let byte = UInt32((opacity.native.clamped(to: 0...1) * 255).rounded())
    draw(
      geometry,
      with: .pixels(PixelPaint(bitmap: bitmap, x: area.minX, y: area.minY, alpha: byte)))
  }
}
