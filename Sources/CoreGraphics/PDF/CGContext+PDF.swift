extension CGContext {
  /// A context that writes a PDF file, its origin at the bottom left corner of the page.
  ///
  /// Paths, lines, clips, axial and radial gradients and images are what PDF has for them; text is
  /// the outlines of its letters. Blurred shadows, patterns, conic gradients, gradients with
  /// transparent colours, clips that are images, and layers are pictures of three pixels per point.
  /// The same drawing gives the same bytes: no date is written.
  ///
  /// - Parameters:
  ///   - mediaBox: The pages' box where they name none; US Letter where there is none.
  ///   - auxiliaryInfo: `Title`, `Author`, `Subject`, `Keywords` and `Creator` count.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: CFDictionary?
  ) {
    // SAFETY: The pointer is nil or to a rectangle of the caller's, which is copied during the
    // call.
    let box = unsafe mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    self.init(recorder: PDFRecorder(consumer, box: box, info: auxiliaryInfo))
  }

  /// A context that writes a PDF file; see `init(consumer:mediaBox:_:)`.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    // SAFETY: The pointer is nil or the caller's, and is handed on for the time of this call.
    unsafe self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  // MARK: Pages

  /// Begins a page; an open one ends.
  ///
  /// - Parameter pageInfo: Under `MediaBox` the page's box, as a rectangle or as its bytes.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let value = pageInfo?["kCGPDFContextMediaBox"] ?? pageInfo?["MediaBox"]
    switch value {
    case let box as CGRect: beginPage(box: box)
    case let data as Data where data.count == MemoryLayout<CGRect>.size:
      // SAFETY: There are as many bytes as a rectangle has, as the case has asked, and any four
      // numbers are a rectangle.
      let box = unsafe data.withUnsafeBytes { unsafe $0.loadUnaligned(as: CGRect.self) }
      beginPage(box: box)
    default: beginPage(box: nil)
    }
  }

  /// Ends the open page; does nothing without one.
  public func endPDFPage() { pdf?.endPage() }

  /// - Parameter mediaBox: The page's box; nil for the context's.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    // SAFETY: The pointer is nil or to a rectangle of the caller's, which is copied during the
    // call.
    unsafe beginPage(box: mediaBox?.pointee)
  }

  /// Ends the open page; does nothing without one.
  public func endPage() { pdf?.endPage() }

  /// Writes the file. A context that goes away does it as well.
  public func closePDF() { pdf?.close() }

  package func beginPage(box: CGRect?) {
    guard let pdf, !pdf.isClosed else { return }
    pdf.beginPage(box)
    savedStates = []
    state = GraphicsState(ctm: Self.toDevice(pdf.box), clip: ClipState(bounds: pdf.pixels))
  }

  /// The map from the page's points, y up, to device pixels, y down.
  static func toDevice(_ box: CGRect) -> CGAffineTransform {
    let scale = PDFRecorder.scale
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -box.minX * scale, ty: box.maxY * scale)
  }

  // MARK: Places

  /// Makes a part of the page a link.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    guard let pdf else { return }
    pdf.addLink(to: url, in: rect.applying(toPage))
  }

  /// Gives a point of the page a name that links can lead to.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    guard let pdf else { return }
    pdf.addDestination(name, at: point.applying(toPage))
  }

  /// Makes a part of the page a link to a named point, also of a page that follows.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    guard let pdf else { return }
    pdf.addLink(toDestination: name, in: rect.applying(toPage))
  }

  // MARK: Drawing

  /// The recorder, where drawing goes to the page and not into a group's pixels.
  var page: PDFRecorder? { canvas === root ? pdf : nil }

  /// The map from user space to the page.
  private var toPage: CGAffineTransform {
    state.ctm.concatenating(pdf?.toPage ?? .identity)
  }

  /// Draws the current path as it is.
  ///
  /// - Returns: Whether it did: not with patterns and clips that are pictures.
  func fillOnPage(_ rule: CGPathFillRule) -> Bool {
    guard let page, state.fillColor.pattern == nil, !state.isClippedByPixels else { return false }
    if state.clip.isEmpty { return true }
    if state.shadow != nil {
      drawShadow(
        of: flatFill(rule), with: .solid(state.fillColor.premultiplied(alpha: state.alpha.native)))
    }
    page.fill(
      PDFRecorder.operators(currentPath, pathTransform.concatenating(page.toPage)), rule,
      state.fillColor, alpha: state.alpha.native, mode: state.blendMode, clips: state.clips)
    return true
  }

  func strokeOnPage() -> Bool {
    guard let page, state.strokeColor.pattern == nil, !state.isClippedByPixels else {
      return false
    }
    if state.clip.isEmpty { return true }
    if state.shadow != nil {
      drawShadow(
        of: .path(flatStroke(of: userPath), .winding),
        with: .solid(state.strokeColor.premultiplied(alpha: state.alpha.native)))
    }
    page.stroke(userPath, toPage, state, clips: state.clips)
    return true
  }

  func drawOnPage(_ image: CGImage, _ rect: CGRect) -> Bool {
    guard let page, state.shadow == nil, !state.isClippedByPixels else { return false }
    if state.clip.isEmpty { return true }
    let rect = rect.standardized
    let unit = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    page.draw(
      image.bitmap, unit.concatenating(toPage),
      isInterpolated: state.interpolationQuality != .none && image.shouldInterpolate,
      alpha: state.alpha.native, mode: state.blendMode, clips: state.clips)
    return true
  }

  /// - Parameters:
  ///   - type: 2 for along a line, 3 for from circle to circle.
  ///   - places: The places in user space, as PDF has them for the type.
  func shadeOnPage(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions, type: Int, _ places: [CGFloat]
  ) -> Bool {
    guard let page, state.shadow == nil, !state.isClippedByPixels,
      gradient.stops.allSatisfy({ $0.color.rgba.alpha == 1 })
    else { return false }
    if state.clip.isEmpty { return true }
    let coords = places.map { PDFNumber.factor($0) }.joined(separator: " ")
    page.shade(
      gradient, "/ShadingType \(type) /Coords [\(coords)]", options, toPage,
      alpha: state.alpha.native, mode: state.blendMode,
      clips: state.clips)
    return true
  }

  /// Any command: shapes of one colour as they are, all else as a picture of its pixels.
  func drawOnPage(_ geometry: Geometry, _ paint: Paint, _ mode: CGBlendMode, _ page: PDFRecorder) {
    if mode == .clear || state.clip.isEmpty { return }
    if case .solid(let pixel) = paint, !state.isClippedByPixels,
      let (shape, rule) = Self.shape(geometry)
    {
      let alpha = Double(pixel >> 24) / 255
      func channel(_ shift: UInt32) -> CGFloat {
        alpha > 0 ? min(CGFloat(pixel >> shift & 0xFF) / 255 / CGFloat(alpha), 1) : 0
      }
      page.fill(
        PDFRecorder.operators(shape, page.toPage), rule,
        CGColor(red: channel(0), green: channel(8), blue: channel(16), alpha: 1), alpha: alpha,
        mode: mode, clips: state.clips)
      return
    }
    let area = geometry.pixelBounds.intersection(state.clip.bounds)
    guard !area.isEmpty else { return }
    let picture = Canvas(bounds: area, scratch: canvas.scratch, isDeferred: false)
    picture.execute(
      DrawCommand(
        geometry: geometry, paint: paint, blendMode: .normal, clip: state.clip,
        isAntialiased: isAntialiased))
    guard let bitmap = picture.bitmap else { return }
    let place = CGAffineTransform(
      a: CGFloat(area.width), b: 0, c: 0, d: -CGFloat(area.height), tx: CGFloat(area.minX),
      ty: CGFloat(area.maxY))
    page.draw(
      bitmap, place.concatenating(page.toPage), isInterpolated: true, alpha: 1, mode: mode,
      clips: [])
  }

  private static func shape(_ geometry: Geometry) -> (CGPath, CGPathFillRule)? {
    switch geometry {
    case .rectangle(let rect):
      let path = CGMutablePath()
      path.addRect(rect)
      return (path, .winding)
    case .path(let flat, let rule): return (CGPath(flat: flat), rule)
    case .everything, .mask, .stretchedMask: return nil
    }
  }

  // MARK: Clips

  /// Cuts what is drawn on the page from now on, beside the clip of the pixels.
  ///
  /// - Parameters:
  ///   - path: The path, in the space that `transform` maps to device space.
  func clipPage(_ path: CGPath, _ transform: CGAffineTransform, _ rule: CGPathFillRule) {
    guard let page else { return }
    let operators = PDFRecorder.operators(path, transform.concatenating(page.toPage))
    if operators.isEmpty { return }
    state.clips.append(
      PDFRecorder.Clip(operators: operators + (rule == .winding ? "\nW n" : "\nW* n")))
  }

  func clipPage(_ geometry: Geometry) {
    if let (path, rule) = Self.shape(geometry) { clipPage(path, .identity, rule) }
  }
}

extension PDFRecorder {
  /// The pixels of the page.
  var pixels: PixelRect {
    PixelRect(
      containing: CGRect(
        x: 0, y: 0, width: box.width * Self.scale, height: box.height * Self.scale))
  }
}
