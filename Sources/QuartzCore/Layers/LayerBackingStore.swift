internal import CoreText

/// The pixels that a layer's `draw(in:)` made, and the bounds that they were made for.
package struct LayerBackingStore {
  package let image: CGImage
  package let bounds: CGRect
  package let scale: CGFloat
  /// The fonts that text was drawn with.
  private var fonts: [FontFace] = []
  /// What the pixels lack.
  private var lacks: [FidelityNote] = []

  /// What the image covers in the layer's space: the bounds grown to whole pixels.
  package var coveredRect: CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY,
      width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// Draws `layer` through its `draw(in:)` at its `contentsScale`.
  ///
  /// - Parameter dirtyRect: The area that differs from `old`, in the layer's space. Where `old` has
  ///   the same bounds and scale, only this is drawn anew, with the context clipped to it.
  /// - Returns: Nil where the bounds are empty, not finite, or too large for a bitmap.
  static func draw(
    _ layer: CALayer, replacing old: LayerBackingStore?, dirtyRect: CGRect
  ) -> LayerBackingStore? {
    let bounds = layer.bounds
    let scale = layer.contentsScale
    guard scale > 0, let width = PixelRounding.count(covering: bounds.width * scale),
      let height = PixelRounding.count(covering: bounds.height * scale),
      bounds.minX.isFinite, bounds.minY.isFinite,
      let bitmap = Bitmap(width: width, height: height, isDeferred: true)
    else { return nil }
    let context = CGContext(
      bitmap: bitmap, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.saveGState()
    let kept = old.flatMap {
      $0.bounds == bounds && $0.scale == scale && !dirtyRect.contains(bounds) ? $0 : nil
    }
    if let kept {
      context.drawUpright(kept.image, in: kept.coveredRect)
      context.clip(to: wholePixels(around: dirtyRect, from: bounds.origin, scale: scale))
      context.clear(kept.coveredRect)
    }
    if layer.isOpaque {
      let colour = layer.backgroundColor.flatMap { $0.alpha == 1 ? $0 : nil }
      context.setFillColor(colour ?? .black)
      context.fill(
        CGRect(
          x: bounds.minX, y: bounds.minY,
          width: CGFloat(width) / scale, height: CGFloat(height) / scale))
      context.setFillColor(.black)
    }
    layer.delegate?.layerWillDraw(layer)
    let use = FontUse()
    let ledger = FidelityLedger()
    // Which fonts the part that is kept was drawn with, and what it lacks, is known of the whole.
    for face in kept?.fonts ?? [] { use.add(face) }
    for note in kept?.lacks ?? [] { ledger.add(note) }
    FontUse.$current.withValue(use) {
      FidelityLedger.$current.withValue(ledger) { layer.draw(in: context) }
    }
    context.restoreGState()
    var store = LayerBackingStore(image: CGImage(bitmap: bitmap), bounds: bounds, scale: scale)
    store.fonts = use.faces
    store.lacks = ledger.notes
    return store
  }

  private init(image: CGImage, bounds: CGRect, scale: CGFloat) {
    self.image = image
    self.bounds = bounds
    self.scale = scale
  }

  /// Says that the pixels are shown where somebody watches which fonts are, and what is lacking.
  ///
  /// - Parameter layer: Whose pixels they are.
  func noteUse(by layer: CALayer) {
    if !lacks.isEmpty { layer.note(lacks) }
    guard !fonts.isEmpty, let use = FontUse.current else { return }
    for face in fonts { use.add(face) }
  }

  private static func wholePixels(
    around rect: CGRect, from origin: CGPoint, scale: CGFloat
  ) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let left = ((rect.minX - origin.x) * scale).rounded(.down) / scale + origin.x
    let top = ((rect.minY - origin.y) * scale).rounded(.down) / scale + origin.y
    let right = ((rect.maxX - origin.x) * scale).rounded(.up) / scale + origin.x
    let bottom = ((rect.maxY - origin.y) * scale).rounded(.up) / scale + origin.y
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CALayer {
  /// What `contentsAreFlipped()` says unless it is overridden.
  var drawsDownwards: Bool {
    sequence(first: self) { $0.host }.reduce(true) { $0 != $1.isGeometryFlipped }
  }

  /// Replaces the contents by what `draw(in:)` draws, as `display()` does without a delegate.
  ///
  /// Does nothing, and takes no memory, where neither class nor delegate draws.
  package func drawBackingStore() {
    guard drawsContents else { return }
    let store = LayerBackingStore.draw(
      self, replacing: backingStore, dirtyRect: dirtyRect.isNull ? bounds : dirtyRect)
    contents = store?.image
    backingStore = store
  }

  private var drawsContents: Bool {
    if type(of: self) != type(of: self).drawlessClass { return true }
    guard let delegate else { return false }
    return (delegate as? any LayerContentsProvider)?.drawsLayerContents ?? true
  }
}

extension CGContext {
  /// Draws an image the right way up where y grows downwards.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect)
    restoreGState()
  }
}
