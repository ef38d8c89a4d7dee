/// An image whose corners keep their size, whose edges grow along themselves and whose middle grows
/// in both directions.
///
/// Caps that leave no middle are those of `CapDivision`.
struct NinePartImage {
  let image: CGImage
  /// Pixels per point.
  let scale: CGFloat
  /// The caps in points.
  let capInsets: UIEdgeInsets
  /// Whether edges and middle are repeated instead of stretched.
  let isTiled: Bool

  /// The maximum number of tiles; more are stretched, as they can no longer be told apart.
  private static let maximumTileCount = 10_000

  /// A run of the image's pixels and its place, in points.
  private struct Span {
    let source: Range<Int>
    /// The interval in which the pixels are shown.
    let shown: ClosedRange<CGFloat>
    /// The interval that they fill where they are stretched.
    let extent: ClosedRange<CGFloat>
    let isStretchable: Bool

    var length: CGFloat { shown.upperBound - shown.lowerBound }
  }

  func draw(in rect: CGRect, of context: CGContext) {
    let rect = rect.standardized
    let columns = spans(
      pixelCount: image.width, near: capInsets.left, far: capInsets.right,
      from: rect.minX, length: rect.width)
    let rows = spans(
      pixelCount: image.height, near: capInsets.top, far: capInsets.bottom,
      from: rect.minY, length: rect.height)
    for row in rows {
      for column in columns { draw(row: row, column: column, of: context) }
    }
  }

  /// The runs along an axis; caps that do not fit are squeezed in proportion.
  private func spans(
    pixelCount: Int, near: CGFloat, far: CGFloat, from start: CGFloat, length: CGFloat
  ) -> [Span] {
    let division = CapDivision(pixelCount: pixelCount, near: near * scale, far: far * scale)
    let caps = CGFloat(division.near.count + division.far.count) / scale
    let squeeze = caps > length && caps > 0 ? length / caps : 1
    let nearEnd = start + CGFloat(division.near.count) / scale * squeeze
    let farStart = start + length - CGFloat(division.far.count) / scale * squeeze
    let candidates = [
      (division.near, start, nearEnd, false),
      (division.middle, nearEnd, farStart, true),
      (division.far, farStart, start + length, false),
    ]
    return candidates.compactMap { source, low, high, isMiddle in
      guard !source.isEmpty, high > low else { return nil }
      return Span(
        source: source, shown: low...high,
        extent: isMiddle ? division.extent(ofMiddleShownIn: low...high) : low...high,
        isStretchable: isMiddle && !division.isBetweenCentres)
    }
  }

  private func draw(row: Span, column: Span, of context: CGContext) {
    let source = CGRect(
      x: column.source.lowerBound, y: row.source.lowerBound,
      width: column.source.count, height: row.source.count)
    guard let part = image.cropping(to: source) else { return }
    let tile = CGSize(width: tileLength(column), height: tileLength(row))
    let columnCount = (column.length / tile.width).rounded(.up)
    let count = columnCount * (row.length / tile.height).rounded(.up)
    guard count > 1, count <= CGFloat(Self.maximumTileCount) else {
      context.drawUpright(
        part, x: column.extent, y: row.extent, shownIn: column.shown, row.shown)
      return
    }
    for y in tiles(of: row, length: tile.height) {
      for x in tiles(of: column, length: tile.width) {
        context.drawUpright(part, x: x, y: y, shownIn: column.shown, row.shown)
      }
    }
  }

  /// The length of a tile in points; a single pixel looks the same stretched and tiled.
  private func tileLength(_ span: Span) -> CGFloat {
    guard isTiled, span.isStretchable, span.source.count > 1 else { return span.length }
    return CGFloat(span.source.count) / scale
  }

  private func tiles(of span: Span, length: CGFloat) -> [ClosedRange<CGFloat>] {
    guard length != span.length else { return [span.extent] }
    return stride(from: span.shown.lowerBound, to: span.shown.upperBound, by: length).map {
      $0...$0 + length
    }
  }
}
