extension CGContext {
  /// Draws what this context holds over what another one does: its bitmap, and over it the groups
  /// that are open.
  ///
  /// - Parameters:
  ///   - x: The device pixel of the other context that this one's first is.
  ///   - y: Likewise.
  package func copyPixels(to other: CGContext, x: Int, y: Int) {
    for canvas in groups.map(\.outerCanvas) + [canvas] {
      guard let bitmap = canvas.bitmap else { continue }
      other.draw(
        RasterGroup(bitmap: bitmap, x: canvas.bounds.minX + x, y: canvas.bounds.minY + y),
        alpha: 1)
    }
  }
}
