/// What of a flow layout is no longer right.
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and distances are to be worked out again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are to be made again.
  open var invalidateFlowLayoutAttributes = true
}
