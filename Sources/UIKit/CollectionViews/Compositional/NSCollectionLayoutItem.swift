/// A part of a compositional layout: the place of one item, or a group of items.
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size of the item, which may depend on its container's.
  public let layoutSize: NSCollectionLayoutSize
  /// Views such as badges that are anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchoredItems }
  private let anchoredItems: [NSCollectionLayoutSupplementaryItem]
  /// Insets inside of the size. They have no effect along an estimated dimension, as on iOS.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside of the size; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size, with views that belong to it, such as badges.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    anchoredItems = supplementaryItems
  }

  /// An item of a size, alone.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A copy with the same size, insets, spacing and supplementary items.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(
      layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    copy.takeRoom(of: self)
    return copy
  }

  func takeRoom(of other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }
}

/// A view that belongs to an item or a group.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source is asked for to get the view.
  public let elementKind: String
  /// The point of the item or group that the view is put onto.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is put there; nil for the same point as the container's.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The z-order, by default 1: in front of the items.
  open var zIndex = 1

  /// A view of a kind, whose anchor is put onto an anchor of the item or group that it belongs to.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
    copy.takeRoom(of: self)
    copy.zIndex = zIndex
    return copy
  }

  /// The view's frame, anchored to a rectangle.
  package func frame(of size: CGSize, in container: CGRect) -> CGRect {
    let place = containerAnchor.point(of: container)
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let (shift, ownShift) = (
      containerAnchor.shift(for: size), itemAnchor?.shift(for: size) ?? .zero
    )
    return CGRect(
      x: place.x - own.x + shift.x + ownShift.x, y: place.y - own.y + shift.y + ownShift.y,
      width: size.width, height: size.height)
  }
}

/// A header, footer or other view at the edge of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner that the view lies at.
  public let alignment: NSRectAlignment
  /// The offset in points from the edge or corner.
  public let offset: CGPoint
  /// Whether the section grows by the view, as by default; otherwise it lies over the section.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is; false by default.
  open var pinToVisibleBounds = false

  /// A header or footer of a kind, at an edge or a corner of its section or of the whole layout.
  ///
  /// - Parameter absoluteOffset: The points by which it is moved from there.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges, absoluteOffset: absoluteOffset))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    copy.takeRoom(of: self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

/// The background of a section, of a class that is registered with the layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the view's class is registered for with the layout.
  public let elementKind: String
  /// The z-order, by default -1: behind the items.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A background of the section's size, headers and footers included, less its own
  /// `contentInsets`.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.takeRoom(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
