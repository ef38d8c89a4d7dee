import CRaster

/// Pixels that a path is drawn into in one colour.
@safe struct SolidTarget {
  /// The pixel of device column 0 and row 0, whether there is one or not.
  let base: UnsafeMutablePointer<UInt32>
  /// Pixels from a row to the next.
  let width: Int
  /// Premultiplied.
  let color: UInt32
}

extension PathRasterizer {
  /// Draws the path over pixels without making spans of it: cells become coverage and coverage
  /// becomes colour in the same registers.
  ///
  /// The bytes are those that `SourceOver` makes of the path's spans. The path is antialiased
  /// and the clip has no mask.
  func draw(into target: SolidTarget) {
    while let rows = accumulate() {
      // SAFETY: The rows and columns of the bounds lie in the target, and the memory was prepared
      // for as many; C reads and writes no others. The band lives for the call.
      var band = unsafe CRasterBand(
        cells: memory.cells, stride: memory.stride, touched: memory.touched,
        pixels: target.base + (rows.lowerBound &* target.width &+ bounds.minX),
        pixelStride: target.width, rowCount: rows.count, columnCount: bounds.width,
        color: target.color, isEvenOdd: rule == .evenOdd)
      unsafe CRasterDraw(&band, SourceOver.width)
    }
  }
}
