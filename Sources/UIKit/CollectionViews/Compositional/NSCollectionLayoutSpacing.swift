/// A fixed or minimum distance between items.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The distance in points.
  public let spacing: CGFloat
  /// Whether the distance is a minimum that takes a share of the room left over.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
  }

  /// An exact distance in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// A minimum distance in points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Whether the distance is exact.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// Returns this object, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The room around an item, outside of its size.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The room at the leading edge; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The room at the top edge; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The room at the trailing edge; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The room at the bottom edge; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// The room at all four edges; nil for none at an edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns this object, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
