extension CGContext {
  // MARK: Colours

  /// Sets the colour of fills, and the fill colour space to the colour's.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    if let space = color.colorSpace { state.fillColorSpace = space }
  }

  /// Sets the colour of strokes, and the stroke colour space to the colour's.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    if let space = color.colorSpace { state.strokeColorSpace = space }
  }

  /// Sets the fill colour in device RGB; each component is in 0 … 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour in device RGB; each component is in 0 … 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour in device gray, 0 … 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke colour in device gray, 0 … 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the fill colour in device CMYK; each ink is in 0 … 1.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
  }

  /// Sets the stroke colour in device CMYK; each ink is in 0 … 1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
  }

  /// Sets the space of `setFillColor(_ components:)`; the colour becomes opaque black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillColorSpace = space
    state.fillColor = Self.opaqueBlack(space)
  }

  /// Sets the space of `setStrokeColor(_ components:)`; the colour becomes opaque black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeColorSpace = space
    state.strokeColor = Self.opaqueBlack(space)
  }

  /// - Parameter components: The components of the fill colour space, then alpha. Ignored where
  ///   that is a pattern space.
  // SAFETY: The caller has a component more than the fill colour space has, for alpha, as Apple's
  // documentation asks; they are copied during the call.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    guard state.fillColorSpace.model != .pattern else { return }
    if let color = unsafe CGColor(colorSpace: state.fillColorSpace, components: components) {
      state.fillColor = color
    }
  }

  /// - Parameter components: The components of the stroke colour space, then alpha. Ignored where
  ///   that is a pattern space.
  // SAFETY: The caller has a component more than the stroke colour space has, for alpha, as Apple's
  // documentation asks; they are copied during the call.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    guard state.strokeColorSpace.model != .pattern else { return }
    if let color = unsafe CGColor(colorSpace: state.strokeColorSpace, components: components) {
      state.strokeColor = color
    }
  }

  private static func opaqueBlack(_ space: CGColorSpace) -> CGColor {
    if space.model == .pattern { return .black }
    var values = [CGFloat](repeating: 0, count: space.numberOfComponents + 1)
    values[values.count - 1] = 1
    if space.model == .cmyk { values[3] = 1 }
    return CGColor(space: space, values: values)
  }

  // MARK: Compositing

  /// Scales the alpha of everything drawn from now on; clamped to 0 … 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha > 0 ? min(alpha, 1) : 0
  }

  /// Sets how everything drawn from now on is combined with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Gives everything drawn from now on a shadow, until `color` is nil.
  ///
  /// - Parameters:
  ///   - offset: The shadow's offset in base space, which the current transform does not change.
  ///   - blur: Twice the standard deviation of a Gaussian, in base space; the shadow ends there.
  ///   - color: The shadow's colour; nil, or a transparent one, ends the shadows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.rgba.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = GraphicsState.Shadow(offset: offset, blur: blur, color: color)
  }

  /// Gives everything drawn from now on a shadow in black with an alpha of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Lines and edges

  /// Sets the width of strokes, in user space.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  /// Sets the ends of open subpaths and of dashes.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  /// Sets the corners of strokes.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  /// Sets the ratio of a mitre's length to the line width above which it becomes a bevel.
  public func setMiterLimit(_ limit: CGFloat) {
    state.miterLimit = limit
  }

  /// Sets the dashes of strokes.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern lines begin, in user space.
  ///   - lengths: The lengths that are painted and left out in turn, in user space; empty for whole
  ///     lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashLengths = lengths
  }

  /// How roughly curves are drawn: they may stray from their shape by a fifth of this many
  /// pixels.
  ///
  /// Apple's "maximum permissible distance" turned out five times as fine, as measured on an
  /// image that iOS drew with `UIBezierPath`'s flatness of 0.6.
  ///
  /// - Parameter flatness: At most 100. With 0 or less, and at first, curves stray by 0.052
  ///   pixels at most, which is how a context draws by itself.
  public func setFlatness(_ flatness: CGFloat) {
    state.flatness = flatness > 0 ? min(flatness, 100) : 0
  }

  /// How far curves may stray from their lines in device space.
  var tolerancePixels: Double { CGPath.tolerancePixels(flatness: state.flatness.native) }

  /// Sets whether edges are antialiased, if `setAllowsAntialiasing(_:)` permits it.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Whether anything may be antialiased: with `false` nothing is, whatever the state says. This is
  /// not part of the saved state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// How colours outside the context's space are brought into it; all intents clamp.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {
    state.renderingIntent = intent
  }

  /// How images are resampled when they are drawn scaled or turned.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  var isAntialiased: Bool { state.shouldAntialias && allowsAntialiasing }
}
