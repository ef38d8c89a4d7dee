/// What Foundation's `contains(_:)` and `intersection(_:)` do, for coordinates that they stop the
/// program at: NaN and infinity.
extension CGRect {
  /// Whether a point lies in the rectangle; the far edges are outside.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The intersection of two rectangles; `CGRect.null` where they share no point or a number is
  /// NaN.
  func overlap(_ other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
