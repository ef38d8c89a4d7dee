import CoreGraphics

/// How a glyph has colours of its own.
enum GlyphColoring: Sendable {
  case commands(ColorGlyph)
  case bitmap(GlyphBitmap)
}

extension FontInstance {
  /// Whether any glyph has colours of its own.
  package var hasColor: Bool { !face.color.isEmpty }

  /// A glyph's colours; nil for one that is drawn in the text's colour.
  ///
  /// - Parameter pixelsPerEm: The pixels per em of the size that is drawn.
  /// - Throws: `FontError` where they are broken or of a format that is not drawn.
  func coloring(
    _ glyph: UInt16, pixelsPerEm: Double
  ) throws(FontError) -> GlyphColoring? {
    if let commands = try colorGlyph(glyph) { return .commands(commands) }
    if let bitmap = try face.color.bitmaps?.bitmap(glyph, pixelsPerEm: pixelsPerEm) {
      return .bitmap(bitmap)
    }
    guard face.color.hasDrawing(glyph) else { return nil }
    throw .malformed(table: "SVG ", offset: 0, reason: Self.drawing)
  }

  /// What is lacking of a glyph that has this.
  private static let drawing = "a drawing of the format SVG"

  /// What to draw for a glyph that has layers or a paint graph.
  package func colorGlyph(_ glyph: UInt16) throws(FontError) -> ColorGlyph? {
    guard let table = face.color.layers else { return nil }
    return try colorGlyphs.withLock { (known) throws(FontError) in
      if let glyph = known[glyph] { return glyph }
      let scalars = coordinates.isEmpty ? [] : table.variations?.scalars(at: coordinates) ?? []
      let commands = try PaintReader.commands(
        of: glyph, in: table, palettes: face.color.palettes, scalars: scalars)
      let result = commands.map { commands in
        ColorGlyph(
          commands, bounds: ColorBounds.bounds(of: commands, in: self, whole: wholeBox(glyph)))
      }
      known[glyph] = .some(result)
      return result
    }
  }

  /// The rectangle of a glyph that fills all that there is.
  private func wholeBox(_ glyph: UInt16) -> CGRect {
    CGRect(
      x: 0, y: CGFloat(metrics.descender), width: CGFloat(advance(glyph)),
      height: CGFloat(max(metrics.ascender - metrics.descender, 0)))
  }

  /// The rectangle in which a glyph in colour puts pixels, in font units, y upwards; nil for other
  /// glyphs.
  func colorBox(_ glyph: UInt16) -> CGRect? {
    // The largest picture is the one whose size is most exact.
    switch try? coloring(glyph, pixelsPerEm: .infinity) {
    case .commands(let commands): return commands.bounds
    case .bitmap(let bitmap):
      guard let image = try? pictureCache.image(glyph, bitmap) else { return nil }
      return place(of: image, bitmap)
    case nil: return nil
    }
  }

  /// The rectangle of a picture of the font's file, in font units, y upwards.
  func place(of image: CGImage, _ bitmap: GlyphBitmap) -> CGRect {
    let unit = CGFloat(metrics.unitsPerEm) / CGFloat(bitmap.pixelsPerEm)
    let (width, height) = (CGFloat(image.width) * unit, CGFloat(image.height) * unit)
    let edge = CGFloat(bitmap.edge) * unit
    return CGRect(
      x: CGFloat(bitmap.left) * unit, y: bitmap.isTop ? edge - height : edge, width: width,
      height: height)
  }

  // MARK: Pictures

  /// A glyph's picture for upright text; nil for a glyph without colours.
  func picture(
    _ glyph: UInt16, _ scale: GlyphPictureCache.Scale, textColor: CGColor
  ) -> GlyphPictureCache.Entry? {
    do throws(FontError) {
      let size = scale.y * Double(metrics.unitsPerEm)
      if let glyphs = try colorGlyph(glyph) {
        let opaque = textColor.copy(alpha: 1) ?? textColor
        let key = glyphs.usesTextColor ? opaque.premultiplied : 0
        return pictureCache.entry(glyph, scale, textColor: key) {
          entry(glyph) { () throws(FontError) in try drawn(glyphs, scale, textColor) }
        }
      }
      guard let bitmaps = face.color.bitmaps else {
        guard face.color.hasDrawing(glyph) else { return nil }
        return .lack(lack(glyph, Self.drawing))
      }
      return pictureCache.entry(glyph, scale, textColor: 0) {
        entry(glyph) { () throws(FontError) in
          guard let bitmap = try bitmaps.bitmap(glyph, pixelsPerEm: size) else { return nil }
          return try scaled(bitmap, scale)
        }
      }
    } catch {
      return .lack(lack(glyph, Self.reason(error)))
    }
  }

  private func entry(
    _ glyph: UInt16, _ make: () throws(FontError) -> GlyphPicture?
  ) -> GlyphPictureCache.Entry {
    do throws(FontError) {
      return try make().map { .picture($0) } ?? .empty
    } catch {
      return .lack(lack(glyph, Self.reason(error)))
    }
  }

  /// What a picture lacks where a glyph's colours cannot be drawn.
  func lack(_ glyph: UInt16, _ reason: String) -> FidelityNote {
    FidelityNote(.colorGlyph, "\(face.names.family), glyph \(glyph): \(reason)")
  }

  static func reason(_ error: FontError) -> String {
    if case .malformed(_, _, let reason) = error { return reason }
    return error.description
  }

  /// Maximum side of a picture that is kept, pixels.
  private static let maximumSide = 1024.0

  private func scaled(
    _ bitmap: GlyphBitmap, _ scale: GlyphPictureCache.Scale
  ) throws(FontError) -> GlyphPicture? {
    let image = try bitmap.image()
    let place = place(of: image, bitmap)
    let width = (Double(place.width) * scale.x).rounded()
    let height = (Double(place.height) * scale.y).rounded()
    let (x, y) = (Double(place.minX) * scale.x, -Double(place.maxY) * scale.y)
    guard width <= Self.maximumSide, height <= Self.maximumSide, x.magnitude < 1e6,
      y.magnitude < 1e6
    else { throw bitmap.data.malformed(0, "a picture that is too large") }
    // In range: just compared.
    guard let pixels = image.resampled(width: max(Int(width), 1), height: max(Int(height), 1))
    else { throw bitmap.data.malformed(0, "a picture that is too large") }
    return GlyphPicture(bitmap: pixels, x: Int(x.rounded()), y: Int(y.rounded()))
  }

  private func drawn(
    _ glyph: ColorGlyph, _ scale: GlyphPictureCache.Scale, _ textColor: CGColor
  ) throws(FontError) -> GlyphPicture? {
    let box = glyph.bounds
    let left = (Double(box.minX) * scale.x).rounded(.down)
    let right = (Double(box.maxX) * scale.x).rounded(.up)
    let top = (-Double(box.maxY) * scale.y).rounded(.down)
    let bottom = (-Double(box.minY) * scale.y).rounded(.up)
    guard left.magnitude < 1e6, top.magnitude < 1e6, right - left <= Self.maximumSide,
      bottom - top <= Self.maximumSide
    else { throw .malformed(table: "COLR", offset: 0, reason: "a glyph that is too large") }
    // In range: just compared.
    let (width, height) = (Int(right - left), Int(bottom - top))
    guard width > 0, height > 0 else { return nil }
    guard glyph.isAffordable(pixelCount: width * height) else {
      throw .malformed(table: "COLR", offset: 0, reason: "a glyph of too many parts")
    }
    guard let pixels = Bitmap(width: width, height: height) else { return nil }
    let context = CGContext(
      bitmap: pixels,
      baseTransform: CGAffineTransform(
        a: CGFloat(scale.x), b: 0, c: 0, d: -CGFloat(scale.y), tx: -CGFloat(left),
        ty: -CGFloat(top)))
    ColorPainter(context: context, font: self, textColor: textColor).draw(glyph)
    return GlyphPicture(bitmap: pixels, x: Int(left), y: Int(top))
  }
}
