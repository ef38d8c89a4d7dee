/// The other half of `CollectionViewClasses+Instantiation.swift`: the symbols that it calls.
extension UICollectionViewLayoutAttributes {
  @_silgen_name("snapshot_UICollectionViewLayoutAttributes_new")
  convenience init(dispatchingNew: Void) { self.init() }
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("snapshot_UICollectionViewLayoutInvalidationContext_new")
  convenience init(dispatchingNew: Void) { self.init() }
}

extension UICollectionReusableView {
  @_silgen_name("snapshot_UICollectionReusableView_new")
  convenience init(dispatchingFrame frame: CGRect) { self.init(frame: frame) }
}
