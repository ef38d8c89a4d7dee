/// The properties of a compositional layout that hold for all its sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction in which the layout scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout; their index paths have one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The default reference of the sections' side insets.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {
    super.init()
  }

  func hasValues(of other: UICollectionViewCompositionalLayoutConfiguration) -> Bool {
    scrollDirection == other.scrollDirection && interSectionSpacing == other.interSectionSpacing
      && contentInsetsReference == other.contentInsetsReference
      && boundarySupplementaryItems.elementsEqual(other.boundarySupplementaryItems, by: ===)
  }

  /// A copy with the same values; its supplementary items are the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
