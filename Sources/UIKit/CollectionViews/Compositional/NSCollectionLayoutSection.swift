/// The layout of one section's items: a group that is repeated until the items end.
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The list configuration of a section whose items are the rows of a list.
  var list: UICollectionLayoutListConfiguration?

  /// A section of a group, which is copied and repeated until the items end.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.copy() as? NSCollectionLayoutGroup ?? group
  }

  /// The insets around the groups, inside of headers and footers, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups in points.
  open var interGroupSpacing: CGFloat = 0
  /// What the side insets are measured from, besides the collection view's content insets.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether and how the section scrolls across the layout's direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers, footers and other views at the section's edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether `contentInsets` also apply to headers and footers, at the sides.
  open var supplementariesFollowContentInsets = true
  /// The backgrounds of the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called whenever the layout answers what is visible, with the visible items, the offset of the
  /// content (of the section's own content if it scrolls) and the environment.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  /// A copy with the same group and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}

/// What content insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// A section takes the reference of the layout's configuration; the configuration takes the safe
  /// area.
  case automatic = 0
  /// The insets are measured from the edges.
  case none = 1
  /// The insets are measured from the safe area.
  case safeArea = 2
  /// The insets are measured from the layout margins.
  case layoutMargins = 3
  /// The insets are measured from the width that text reads well in.
  case readableContent = 4
}

/// How a section scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section scrolls with the layout alone.
  case none = 0
  /// The section scrolls to any place.
  case continuous = 1
  /// Scrolling comes to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling comes to rest at multiples of the visible width.
  case paging = 3
  /// Scrolling comes to rest at the next group, however far the finger was moved.
  case groupPaging = 4
  /// Like `groupPaging`, with the group in the middle.
  case groupPagingCentered = 5
}
