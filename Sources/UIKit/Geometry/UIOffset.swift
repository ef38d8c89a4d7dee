/// A distance from a place in points; right and down are positive.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance down, in points.
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
