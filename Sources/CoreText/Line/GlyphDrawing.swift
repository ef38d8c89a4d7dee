import CoreGraphics

/// Draws glyphs at the places where they show best.
///
/// Where text stands upright on the pixels, a glyph's origin is moved to a quarter of a pixel
/// across and to a whole pixel down, as Apple does: the same glyph has the same few shapes.
package enum GlyphDrawing {
  /// - Parameters:
  ///   - positions: Origins in text space.
  ///   - textTransform: The map from text space, y upwards, to user space.
  ///   - mode: What is done with the glyphs; nil for what the context says.
  package static func draw(
    _ glyphs: [CGGlyph], at positions: [CGPoint], font: CTFont,
    textTransform: CGAffineTransform, mode: CGTextDrawingMode? = nil, in context: CGContext
  ) {
    let mode = mode ?? context.textDrawingMode
    FontUse.note(font.instance.face)
    for note in font.appearance.lacks { FidelityLedger.note(note) }
    if mode == .invisible { return }
    // What has colours of its own has no outline to stroke, and is drawn as it is.
    var places: Places = (glyphs, positions)
    if mode != .clip {
      places = drawPictures(
        glyphs, at: positions, font: font, textTransform: textTransform, in: context)
    }
    if places.glyphs.isEmpty { return }
    let isFilled =
      mode.fills && fillMasks(places.glyphs, places.positions, font, textTransform, context)
    if isFilled, mode == .fill { return }
    let path = path(
      places.glyphs, at: places.positions, font: font, textTransform: textTransform,
      deviceTransform: context.userSpaceToDeviceSpaceTransform)
    if path.isEmpty { return }
    if mode.fills, !isFilled {
      context.beginPath()
      context.addPath(path)
      context.fillPath()
    }
    if mode.strokes {
      context.beginPath()
      context.addPath(path)
      context.strokePath()
    }
    if mode.clips { context.addToTextClip(path) }
  }

  /// Letters above this many pixels an em are drawn as shapes.
  private static let maximumMask = 256.0

  /// Draws upright text of ordinary size with coverage that is kept.
  ///
  /// - Returns: Whether it did.
  private static func fillMasks(
    _ glyphs: [CGGlyph], _ positions: [CGPoint], _ font: CTFont,
    _ textTransform: CGAffineTransform, _ context: CGContext
  ) -> Bool {
    let device = context.userSpaceToDeviceSpaceTransform
    let shape = font.matrix.concatenating(textTransform).concatenating(device)
    let em = Double(font.size) * font.appearance.scale
    guard context.usesGlyphMasks, shape.b == 0, shape.c == 0, device.b == 0, device.c == 0,
      Double(abs(shape.a)) * em <= maximumMask, Double(abs(shape.d)) * em <= maximumMask
    else { return false }
    let units = font.unitScale / Double(GlyphOutline.unitsPerFontUnit)
    let scale = GlyphMaskCache.Scale(
      x: Double(shape.a) * units, y: Double(shape.d) * units)
    let place = textTransform.concatenating(device)
    var wanted: [(glyph: CGGlyph, quarters: Int)] = []
    var origins: [(x: Int, y: Int)] = []
    for (glyph, position) in zip(glyphs, positions) {
      let origin = position.applying(place)
      guard origin.x.magnitude < 1e6, origin.y.magnitude < 1e6 else { continue }
      // In range: both are below 10⁶, just compared.
      let quarters = Int((Double(origin.x) * 4).rounded())
      wanted.append((glyph, quarters & 3))
      origins.append((quarters >> 2, Int(Double(origin.y).rounded())))
    }
    let masks = font.instance.maskCache.masks(wanted, scale, font.instance)
    var placed: [PlacedGlyph] = []
    for (mask, origin) in zip(masks, origins) {
      if let mask { placed.append(PlacedGlyph(mask, x: origin.x, y: origin.y)) }
    }
    context.fill(placed)
    return true
  }

  /// The outlines of glyphs in user space.
  package static func path(
    _ glyphs: [CGGlyph], at positions: [CGPoint], font: CTFont,
    textTransform: CGAffineTransform, deviceTransform: CGAffineTransform
  ) -> CGPath {
    var verbs: [PathVerb] = []
    var points: [CGPoint] = []
    let shape = font.matrix.concatenating(textTransform)
    let scale = font.unitScale / Double(GlyphOutline.unitsPerFontUnit)
    let (a, b) = (Double(shape.a) * scale, Double(shape.b) * scale)
    let (c, d) = (Double(shape.c) * scale, Double(shape.d) * scale)
    let grid = PixelGrid(deviceTransform)
    for (glyph, position) in zip(glyphs, positions) {
      guard let outline = try? font.instance.outline(glyph), !outline.isEmpty else { continue }
      let origin = grid.snapped(position.applying(textTransform))
      let (tx, ty) = (Double(origin.x), Double(origin.y))
      guard tx.isFinite, ty.isFinite else { continue }
      verbs.append(contentsOf: outline.verbs)
      for point in outline.points {
        let (x, y) = (Double(point.x), Double(point.y))
        points.append(CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty))
      }
    }
    return CGPath(verbs: verbs, points: points)
  }
}

/// Moves places in user space to where glyphs stand well on the pixels.
private struct PixelGrid {
  private let transform: CGAffineTransform
  private let inverse: CGAffineTransform?

  init(_ transform: CGAffineTransform) {
    self.transform = transform
    // Turned or skewed text has no rows of pixels to stand on.
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a != 0 && transform.d != 0
    inverse = isUpright ? transform.inverted() : nil
  }

  func snapped(_ point: CGPoint) -> CGPoint {
    guard let inverse else { return point }
    let device = point.applying(transform)
    guard device.x.magnitude < 1e9, device.y.magnitude < 1e9 else { return point }
    let x = (device.x * 4).rounded() / 4
    return CGPoint(x: x, y: device.y.rounded()).applying(inverse)
  }
}
