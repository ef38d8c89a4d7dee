/// A distance from a place in points; right and down are positive.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance down, in points.
  public var vertical: CGFloat

  /// No distance: 0 points in both directions.
  public static let zero = UIOffset()

  /// An offset of 0 points in both directions.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// An offset of two distances in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
