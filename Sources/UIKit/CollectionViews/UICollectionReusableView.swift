/// A reusable view of a collection view: a header, a footer or a decoration. Items have cells.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The pool that the view goes to when it is no longer shown.
  var reuseKey: ReuseKey?
  /// The attributes that the collection view applied last.
  var appliedAttributes: UICollectionViewLayoutAttributes?
  weak var collectionView: UICollectionView?
  /// Kept alive while one of its views is, so that no other registration gets its place in memory.
  var registration: RegistrationIdentity?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view with the properties and views that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readNib(into: self, at: UICollectionReusableView.self)
  }

  /// The identifier the view was registered for; nil without one.
  open var reuseIdentifier: String? { reuseKey?.identifier }

  /// Called before the view is used again.
  open func prepareForReuse() {}

  /// Applies attributes that differ from the last ones, after frame, transform, alpha, visibility
  /// and z-order were taken from them. The default implementation is empty.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the layout changes. The default is empty.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the layout has changed. The default is empty.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes with the size that the content needs: by constraints if the view has any, else
  /// by `sizeThatFits(_:)`. Asked for where the layout estimates sizes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied
    let fixed = layoutAttributes.fixedDimensions
    var size = layoutAttributes.size
    let wanted =
      hasSizingConstraints
      ? systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: fixed.width ? .required : .fittingSizeLevel,
        verticalFittingPriority: fixed.height ? .required : .fittingSizeLevel)
      : sizeThatFits(size)
    if !fixed.width { size.width = wanted.width }
    if !fixed.height { size.height = wanted.height }
    preferred.size = size
    return preferred
  }

  /// Whether constraints tie the view's size to its content.
  var hasSizingConstraints: Bool { !constraints.isEmpty }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collectionView?.contentDidChange(of: self)
  }

  // MARK: Attributes

  /// Places the view by its attributes. `origin` is that of the view that it lies in, in the
  /// content's space.
  package func take(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint) {
    let old = appliedAttributes
    place(attributes, origin: origin)
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    layer.zPosition = CGFloat(attributes.zIndex)
    appliedAttributes = attributes
    takeLook(attributes.listRow)
    if old == nil || !attributes.isEqual(old) { apply(attributes) }
  }

  /// - Parameter look: The row's look; nil outside of list layouts.
  func takeLook(_ look: ListRowLook?) {}

  private func place(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint) {
    let matrix = attributes.transform3D
    if !CATransform3DEqualToTransform(transform3D, matrix) { transform3D = matrix }
    let frame = attributes.frame
    if CATransform3DIsIdentity(matrix), layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) {
      let place = CGRect(
        x: frame.origin.x - origin.x, y: frame.origin.y - origin.y, width: frame.width,
        height: frame.height)
      if self.frame != place { self.frame = place }
      return
    }
    let size = attributes.size
    if bounds.size != size { bounds.size = size }
    let center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    if self.center != center { self.center = center }
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy in the same class.
  var copied: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
