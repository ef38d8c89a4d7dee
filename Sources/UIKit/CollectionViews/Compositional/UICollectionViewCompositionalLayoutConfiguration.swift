/// What holds for all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout; their index paths have one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the sides of sections are measured from that name no reference of their own.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {
    super.init()
  }

  func hasValues(of other: UICollectionViewCompositionalLayoutConfiguration) -> Bool {
    scrollDirection == other.scrollDirection && interSectionSpacing == other.interSectionSpacing
      && contentInsetsReference == other.contentInsetsReference
      && boundarySupplementaryItems.elementsEqual(other.boundarySupplementaryItems, by: ===)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
