extension CGRect {
  /// Whether both cover the same points, whatever the signs of their sizes.
  public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
}

extension CGPoint {
  /// Whether both coordinates are equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both lengths are equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}
