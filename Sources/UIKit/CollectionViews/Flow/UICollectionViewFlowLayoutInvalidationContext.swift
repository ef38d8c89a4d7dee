/// The parts of a flow layout that are no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and distances are computed again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are made again.
  open var invalidateFlowLayoutAttributes = true
}
