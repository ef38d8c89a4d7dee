/// An image whose corners keep their size, whose edges grow along themselves and whose middle grows
/// in both directions.
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

  /// A run of source pixels and its place, in points.
  private struct Span {
    let source: ClosedRange<CGFloat>
    let target: ClosedRange<CGFloat>
    let isStretchable: Bool

    var sourceLength: CGFloat { source.upperBound - source.lowerBound }
    var targetLength: CGFloat { target.upperBound - target.lowerBound }
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
    let whole = CGFloat(pixelCount)
    let nearPixels = min(max((near * scale).rounded(), 0), whole)
    let farPixels = min(max((far * scale).rounded(), 0), whole - nearPixels)
    let caps = (nearPixels + farPixels) / scale
    let squeeze = caps > length && caps > 0 ? length / caps : 1
    let nearEnd = start + nearPixels / scale * squeeze
    let farStart = start + length - farPixels / scale * squeeze
    let candidates = [
      (0, nearPixels, start, nearEnd, false),
      (nearPixels, whole - farPixels, nearEnd, farStart, true),
      (whole - farPixels, whole, farStart, start + length, false),
    ]
    return candidates.compactMap { sourceStart, sourceEnd, targetStart, targetEnd, stretches in
      guard sourceEnd > sourceStart, targetEnd > targetStart else { return nil }
      return Span(
        source: sourceStart...sourceEnd, target: targetStart...targetEnd,
        isStretchable: stretches)
    }
  }

  private func draw(row: Span, column: Span, of context: CGContext) {
    let source = CGRect(
      x: column.source.lowerBound, y: row.source.lowerBound,
      width: column.sourceLength, height: row.sourceLength)
    guard let part = image.cropping(to: source) else { return }
    let target = CGRect(
      x: column.target.lowerBound, y: row.target.lowerBound,
      width: column.targetLength, height: row.targetLength)
    let tile = CGSize(
      width: tileLength(column), height: tileLength(row))
    let columnCount = (target.width / tile.width).rounded(.up)
    let count = columnCount * (target.height / tile.height).rounded(.up)
    guard count > 1, count <= CGFloat(Self.maximumTileCount) else {
      context.drawUpright(part, in: target)
      return
    }
    context.saveGState()
    context.clip(to: target)
    for y in stride(from: target.minY, to: target.maxY, by: tile.height) {
      for x in stride(from: target.minX, to: target.maxX, by: tile.width) {
        context.drawUpright(part, in: CGRect(origin: CGPoint(x: x, y: y), size: tile))
      }
    }
    context.restoreGState()
  }

  /// The length of a tile in points; a single pixel looks the same stretched and tiled.
  private func tileLength(_ span: Span) -> CGFloat {
    guard isTiled, span.isStretchable, span.sourceLength > 1 else { return span.targetLength }
    return span.sourceLength / scale
  }
}
