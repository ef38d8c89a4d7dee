/// Whole device pixels: columns `minX ..< maxX`, rows `minY ..< maxY`.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// Farther than any bitmap reaches.
  static let limit = 1 << 24

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The pixels that a rectangle touches; coordinates beyond `limit` are clamped, and one that
  /// is no number makes it empty.
  package init(containing rect: CGRect) {
    self.init(
      minX: rect.minX.native, minY: rect.minY.native, maxX: rect.maxX.native,
      maxY: rect.maxY.native)
  }

  /// The pixels that an extent touches.
  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    guard minX <= maxX, minY <= maxY else {
      self = .empty
      return
    }
    func clamped(_ value: Double) -> Int {
      Int(value.clamped(to: -Double(Self.limit)...Double(Self.limit)))
    }
    self.init(
      minX: clamped(minX.rounded(.down)), minY: clamped(minY.rounded(.down)),
      maxX: clamped(maxX.rounded(.up)), maxY: clamped(maxY.rounded(.up)))
  }

  /// Nil where an edge lies inside a pixel. What lies beyond `limit` is cut.
  init?(exactly rect: CGRect) {
    let sides = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard sides.allSatisfy({ $0 == $0.rounded() }) else { return nil }
    self.init(containing: rect)
  }

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { minX >= maxX || minY >= maxY }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return result.isEmpty ? .empty : result
  }

  /// The smallest rectangle around both; an empty one does not count.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  package func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  package func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  package func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  var cgRect: CGRect {
    CGRect(x: CGFloat(minX), y: CGFloat(minY), width: CGFloat(width), height: CGFloat(height))
  }
}
