import CoreGraphics

extension GlyphDrawing {
  /// Glyphs and where they stand, in text space.
  typealias Places = (glyphs: [CGGlyph], positions: [CGPoint])

  /// Glyphs above this many pixels an em are not kept as pictures.
  private static let maximumPicture = 256.0

  /// Draws those glyphs that have colours of their own.
  ///
  /// Of the text's colour they have the alpha, as on iOS.
  ///
  /// - Returns: The others, which have the shape of their outlines.
  static func drawPictures(
    _ glyphs: [CGGlyph], at positions: [CGPoint], font: CTFont,
    textTransform: CGAffineTransform, in context: CGContext
  ) -> Places {
    guard font.instance.hasColor else { return (glyphs, positions) }
    let rise = CGFloat(font.appearance.rise)
    let device = context.userSpaceToDeviceSpaceTransform
    let shape = font.matrix.concatenating(textTransform).concatenating(device)
    let em = Double(font.size) * font.appearance.scale
    if context.keepsPixels, shape.b == 0, shape.c == 0, shape.a > 0, shape.d < 0,
      Double(shape.a) * em <= maximumPicture, Double(-shape.d) * em <= maximumPicture
    {
      return drawUpright(
        (glyphs, positions), font, rise, shape, textTransform.concatenating(device), context)
    }
    var rest: Places = ([], [])
    for (index, glyph) in glyphs.enumerated() {
      let place = CGPoint(x: positions[index].x, y: positions[index].y + rise)
      if draw(glyph, at: place, font, textTransform, context) { continue }
      rest.glyphs.append(glyph)
      rest.positions.append(positions[index])
    }
    return rest
  }

  // MARK: Upright text

  /// - Parameters:
  ///   - shape: The map from text space at size 1 to device space, without its place.
  ///   - transform: The map from text space to device space.
  private static func drawUpright(
    _ places: Places, _ font: CTFont, _ rise: CGFloat, _ shape: CGAffineTransform,
    _ transform: CGAffineTransform, _ context: CGContext
  ) -> Places {
    let scale = GlyphPictureCache.Scale(
      x: Double(shape.a) * font.unitScale, y: Double(-shape.d) * font.unitScale)
    let color = context.glyphColor
    var rest: Places = ([], [])
    var placed: [PlacedPicture] = []
    for (glyph, position) in zip(places.glyphs, places.positions) {
      let origin = CGPoint(x: position.x, y: position.y + rise).applying(transform)
      guard origin.x.magnitude < 1e6, origin.y.magnitude < 1e6 else { continue }
      switch font.instance.picture(glyph, scale, textColor: color) {
      case .picture(let picture)?:
        // In range: both are below 10⁶, just compared.
        placed.append(
          PlacedPicture(
            picture.bitmap, x: Int(Double(origin.x).rounded()) + picture.x,
            y: Int(Double(origin.y).rounded()) + picture.y))
        if font.instance.face.color.bitmaps?.drawsOutlines != true { continue }
      case .empty?: break
      case .lack(let note)?: FidelityLedger.note(note)
      case nil: break
      }
      rest.glyphs.append(glyph)
      rest.positions.append(position)
    }
    context.draw(placed)
    return rest
  }

  // MARK: Any text

  /// Draws a glyph that is turned, large or on a page.
  ///
  /// - Returns: Whether the glyph has colours.
  private static func draw(
    _ glyph: CGGlyph, at position: CGPoint, _ font: CTFont,
    _ textTransform: CGAffineTransform, _ context: CGContext
  ) -> Bool {
    let instance = font.instance
    let place = CGAffineTransform(translationX: position.x, y: position.y)
    let unit = CGFloat(font.unitScale)
    let transform = CGAffineTransform(scaleX: unit, y: unit).concatenating(font.matrix)
      .concatenating(place).concatenating(textTransform)
    let device = transform.concatenating(context.userSpaceToDeviceSpaceTransform)
    let size = Double(device.meanScale) * Double(instance.metrics.unitsPerEm)
    // Rectangles can be intersected only where they are somewhere.
    guard size.isFinite, size > 0, device.tx.magnitude < 1e9, device.ty.magnitude < 1e9 else {
      return false
    }
    do throws(FontError) {
      switch try instance.coloring(glyph, pixelsPerEm: size) {
      case .bitmap(let bitmap):
        let image = try instance.pictureCache.image(glyph, bitmap)
        context.drawPicture { context in
          context.concatenate(transform)
          context.draw(image, in: instance.place(of: image, bitmap))
        }
        return instance.face.color.bitmaps?.drawsOutlines != true
      case .commands(let commands):
        try draw(commands, instance, transform, context)
        return true
      case nil: return false
      }
    } catch {
      FidelityLedger.note(instance.lack(glyph, FontInstance.reason(error)))
      return false
    }
  }

  private static func draw(
    _ glyph: ColorGlyph, _ instance: FontInstance, _ transform: CGAffineTransform,
    _ context: CGContext
  ) throws(FontError) {
    let color = context.glyphColor
    let device = transform.concatenating(context.userSpaceToDeviceSpaceTransform)
    let visible = glyph.bounds.applying(device).intersection(context.deviceClipBounds)
    guard !visible.isNull else { return }
    let pixelCount = Int(clamping: Double((visible.width * visible.height).rounded(.up)))
    guard glyph.isAffordable(pixelCount: pixelCount) else {
      throw .malformed(table: "COLR", offset: 0, reason: "a glyph of too many parts")
    }
    context.drawPicture { context in
      context.beginTransparencyLayer(
        in: glyph.bounds.applying(transform), auxiliaryInfo: nil)
      context.concatenate(transform)
      ColorPainter(context: context, font: instance, textColor: color).draw(glyph)
      context.endTransparencyLayer()
    }
  }
}
