extension CGContext {
  // MARK: The current path

  /// Fills the current path and empties it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillCurrentPath(rule)
    beginPath()
  }

  /// Strokes the current path and empties it.
  public func strokePath() {
    strokeCurrentPath()
    beginPath()
  }

  /// Draws the current path and empties it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let fills = mode != .stroke
    let strokes = mode != .fill && mode != .eoFill
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    if fills, strokes, state.shadow != nil {
      // One shadow falls from both.
      beginTransparencyLayer(auxiliaryInfo: nil)
      fillCurrentPath(rule)
      strokeCurrentPath()
      endTransparencyLayer()
    } else {
      if fills { fillCurrentPath(rule) }
      if strokes { strokeCurrentPath() }
    }
    beginPath()
  }

  private func fillCurrentPath(_ rule: CGPathFillRule) {
    if currentPath.isEmpty || fillOnPage(rule) { return }
    draw(flatFill(rule), in: state.fillColor)
  }

  /// The area of the current path in device space.
  func flatFill(_ rule: CGPathFillRule) -> Geometry {
    Geometry(
      currentPath.flattened(pathTransform, tolerancePixels: tolerancePixels), rule)
  }

  private func strokeCurrentPath() {
    if currentPath.isEmpty || strokeOnPage() { return }
    draw(.path(flatStroke(of: userPath), .winding), in: state.strokeColor)
  }

  // MARK: Shapes

  /// Fills a rectangle. The current path is emptied, as Apple's call does.
  public func fill(_ rect: CGRect) {
    beginPath()
    draw(geometry(of: rect), in: state.fillColor)
  }

  /// Fills the union of rectangles by the winding rule.
  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    draw(.path(path.flattened(state.ctm), .winding), in: state.fillColor)
  }

  /// Fills the ellipse that touches the rectangle's sides. The current path is emptied.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes a rectangle with the state's line width. The current path is emptied.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with lines of a width that is not the state's.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = old
  }

  /// Strokes the ellipse that touches the rectangle's sides. The current path is emptied.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line from each point of even index to the next; the last one of an odd number
  /// is left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, inside the clip.
  public func clear(_ rect: CGRect) {
    execute(geometry(of: rect), with: .solid(0), blendMode: .clear)
  }

  // MARK: Commands

  /// A rectangle in device space, where it may not be one any more.
  func geometry(of rect: CGRect) -> Geometry {
    let ctm = state.ctm
    if (ctm.b == 0 && ctm.c == 0) || (ctm.a == 0 && ctm.d == 0) {
      return .rectangle(rect.applying(ctm))
    }
    let path = CGMutablePath()
    path.addRect(rect)
    return .path(path.flattened(ctm), .winding)
  }

  /// Draws with the state's blend mode, and its shadow beneath.
  func draw(_ geometry: Geometry, with paint: Paint) {
    if state.shadow != nil { drawShadow(of: geometry, with: paint) }
    execute(geometry, with: paint, blendMode: state.blendMode)
  }

  func execute(_ geometry: Geometry, with paint: Paint, blendMode: CGBlendMode) {
    if state.clip.isEmpty { return }
    if let page { return drawOnPage(geometry, paint, blendMode, page) }
    let command = DrawCommand(
      geometry: geometry, paint: paint, blendMode: blendMode, clip: state.clip,
      isAntialiased: isAntialiased)
    guard canvas === root, format.isOpaque || storedPixels != nil else {
      return canvas.execute(command)
    }
    let area = geometry.pixelBounds.intersection(state.clip.bounds)
    loadPixels(area)
    canvas.execute(command)
    keepPixels(area, lowersAlpha: blendMode.rawValue >= CGBlendMode.clear.rawValue)
  }
}
