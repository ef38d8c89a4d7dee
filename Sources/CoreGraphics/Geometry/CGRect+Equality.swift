extension CGRect {
  /// Whether both cover the same points, whatever the signs of their sizes.
  public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
}

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}
