/// Attributes of a class that is known only at run time: a layout's `layoutAttributesClass`.
///
/// `CALayer+Instantiation.swift` says how this works; the other half is in
/// `CollectionViewClasses+Dispatch.swift`.
extension UICollectionViewLayoutAttributes {
  static func makeAttributes(
    of type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    type.snapshotNew()
  }

  /// Attributes of the class that a layout names; plain ones if that is not a class of attributes.
  static func make(
    of type: AnyClass, for key: ElementKey
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      of: type as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self)
    attributes.represent(key)
    return attributes
  }

  @_silgen_name("snapshot_UICollectionViewLayoutAttributes_new")
  private static func snapshotNew() -> UICollectionViewLayoutAttributes
}

/// Contexts of a layout's `invalidationContextClass`.
extension UICollectionViewLayoutInvalidationContext {
  static func make(of type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
      return UICollectionViewLayoutInvalidationContext()
    }
    return type.snapshotNew()
  }

  @_silgen_name("snapshot_UICollectionViewLayoutInvalidationContext_new")
  private static func snapshotNew() -> UICollectionViewLayoutInvalidationContext
}

/// Views of the classes that were registered.
extension UICollectionReusableView {
  static func make(
    of type: UICollectionReusableView.Type, frame: CGRect
  ) -> UICollectionReusableView {
    type.snapshotNew(frame: frame)
  }

  @_silgen_name("snapshot_UICollectionReusableView_new")
  private static func snapshotNew(frame: CGRect) -> UICollectionReusableView
}
