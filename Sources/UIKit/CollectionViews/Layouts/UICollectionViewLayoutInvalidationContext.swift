/// What of a layout is no longer right.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Everything: the data, and what the layout worked out of it.
  open internal(set) var invalidateEverything = false
  /// The numbers of sections and items are to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the content's offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Differs: the content has the size that the layout says; this is not added to it.
  open var contentSizeAdjustment = CGSize.zero

  public override init() {
    super.init()
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    var known = invalidatedSupplementaryIndexPaths ?? [:]
    known[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = known
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var known = invalidatedDecorationIndexPaths ?? [:]
    known[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = known
  }
}
