/// The parts of a layout that are no longer valid.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid: the data, and what the layout computed from it.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The paths of the invalid items; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The paths of the invalid supplementary views, by kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The paths of the invalid decoration views, by kind; nil for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// An offset in points that is added to the content's offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The difference in points that Apple's adds to the content's size. Differs: not added, as the
  /// size is the one that the layout returns.
  open var contentSizeAdjustment = CGSize.zero

  public override init() {
    super.init()
  }

  /// Adds items to those that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views of a kind to those that are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    var known = invalidatedSupplementaryIndexPaths ?? [:]
    known[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = known
  }

  /// Adds decoration views of a kind to those that are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var known = invalidatedDecorationIndexPaths ?? [:]
    known[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = known
  }
}
