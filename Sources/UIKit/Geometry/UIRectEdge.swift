/// The edges of a rectangle, in the fixed directions of the screen.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the edges that the set holds, which are Apple's.
  public let rawValue: UInt

  /// Makes a set of the edges whose bits are set in `rawValue`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge, where y is the minimum.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge, where x is the minimum, in every layout direction.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge, where y is the maximum.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge, where x is the maximum, in every layout direction.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// The four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the corners that the set holds, which are Apple's.
  public let rawValue: UInt

  /// Makes a set of the corners whose bits are set in `rawValue`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner of the minimum x and the minimum y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner of the maximum x and the minimum y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner of the minimum x and the maximum y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner of the maximum x and the maximum y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// The four corners; all bits are set, as in Apple's.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
