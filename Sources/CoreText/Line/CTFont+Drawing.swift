import CoreGraphics

/// Draws glyphs at places in text space, as the context's text drawing mode says.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  // SAFETY: The caller has `count` elements at both pointers, as Apple's documentation asks; they
  // are copied here.
  let count = max(count, 0)
  let places = unsafe (
    Array(UnsafeBufferPointer(start: glyphs, count: count)),
    Array(UnsafeBufferPointer(start: positions, count: count))
  )
  context.withTextClip {
    GlyphDrawing.draw(
      places.0, at: places.1, font: font, textTransform: context.textMatrix, in: context)
  }
}
