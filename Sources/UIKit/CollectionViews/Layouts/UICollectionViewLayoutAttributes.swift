/// The place and the look of one element of a collection view.
///
/// Attributes are copied before they are changed: `apply(_:)` is called if `isEqual(_:)` says that
/// a copy differs from the applied attributes.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The element's frame before `transform3D`, in the content's space.
  private var untransformedFrame = CGRect.zero
  /// The dimensions that a self-sizing view keeps.
  package var fixedDimensions = FixedDimensions()
  /// What a row of a list layout knows of its place.
  var listRow: ListRowLook?
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  public override init() {
    super.init()
  }

  /// The attributes of an item's cell, with an empty frame.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// The attributes of a header, a footer or another view that the data source supplies, with an
  /// empty frame.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// The attributes of a view that the layout alone has, with an empty frame.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    category = .decorationView
    kind = decorationViewKind
  }

  /// A copy in the class of this object: subclasses add their own properties to what
  /// `super.copy(with:)` returns.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.makeAttributes(of: type(of: self))
    copy.take(self)
    return copy
  }

  private func take(_ other: UICollectionViewLayoutAttributes) {
    category = other.category
    kind = other.kind
    indexPath = other.indexPath
    untransformedFrame = other.untransformedFrame
    transform3D = other.transform3D
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    fixedDimensions = other.fixedDimensions
    listRow = other.listRow
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return category == other.category && kind == other.kind && indexPath == other.indexPath
      && untransformedFrame == other.untransformedFrame
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && listRow == other.listRow
  }

  open override var hash: Int { indexPath.hashValue }

  /// Makes these the attributes of another element.
  func represent(_ key: ElementKey) {
    category = key.category
    kind = key.category == .cell ? nil : key.kind
    indexPath = key.indexPath
  }

  // MARK: What they are of

  /// The path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Whether the element is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { kind }

  // MARK: Geometry

  /// The smallest rectangle around the transformed element. Setting it sets `center` and `size`.
  open var frame: CGRect {
    get { transformedFrame }
    set { untransformedFrame = newValue }
  }

  /// The middle of the element in the content's space, in points.
  open var center: CGPoint {
    get {
      CGPoint(
        x: untransformedFrame.origin.x + untransformedFrame.size.width / 2,
        y: untransformedFrame.origin.y + untransformedFrame.size.height / 2)
    }
    set {
      untransformedFrame.origin = CGPoint(
        x: newValue.x - untransformedFrame.size.width / 2,
        y: newValue.y - untransformedFrame.size.height / 2)
    }
  }

  /// The element's size in points. Setting it keeps `center`.
  open var size: CGSize {
    get { untransformedFrame.size }
    set {
      let center = center
      untransformedFrame.size = newValue
      self.center = center
    }
  }

  /// A rectangle of the element's size at the origin. Setting another origin has no effect; iOS
  /// raises an exception.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform in three dimensions, applied about the middle; the identity at first.
  open var transform3D = CATransform3DIdentity

  /// The transform in the plane, applied about the middle; the identity at first.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: Look

  /// The opacity from 0 to 1; 1 at first.
  open var alpha: CGFloat = 1
  /// The z-order: elements with larger numbers are in front. It is 0 at first.
  open var zIndex = 0
  /// Whether the element is left out, without a view; false at first.
  open var isHidden = false

  private var transformedFrame: CGRect {
    let matrix = transform3D
    guard !CATransform3DIsIdentity(matrix) else { return untransformedFrame }
    let (center, size) = (center, untransformedFrame.size)
    var (left, top, right, bottom) = (
      CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
    )
    for corner in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
      let (x, y) = (CGFloat(corner.0) * size.width, CGFloat(corner.1) * size.height)
      let depth = x * matrix.m14 + y * matrix.m24 + matrix.m44
      // The point lies behind the eye.
      guard depth > 1e-6 else { return untransformedFrame }
      let across = (x * matrix.m11 + y * matrix.m21 + matrix.m41) / depth
      let down = (x * matrix.m12 + y * matrix.m22 + matrix.m42) / depth
      (left, right) = (min(left, across), max(right, across))
      (top, bottom) = (min(top, down), max(bottom, down))
    }
    return CGRect(
      x: center.x + left, y: center.y + top, width: right - left, height: bottom - top)
  }
}

/// The dimensions of a view that are fixed while it reports its size.
package struct FixedDimensions: Hashable {
  package var width: Bool
  package var height: Bool

  package init(width: Bool = false, height: Bool = false) {
    self.width = width
    self.height = height
  }
}
