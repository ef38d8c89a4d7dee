import UIKit

final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? TintedAttributes)?.tint == tint
  }
}

final class TintedCell: UICollectionViewCell {
  var tints: [Int] = []
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let tinted = layoutAttributes as? TintedAttributes { tints.append(tinted.tint) }
  }
}

/// Items on a diagonal, with a decoration behind them.
final class DiagonalLayout: UICollectionViewLayout {
  var log: [String] = []
  var tint = 1
  var follows = false

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
  }

  required init?(coder: NSCoder) { nil }

  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }

  override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = TintedAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 40, height: 40)
    attributes.center = CGPoint(x: 20 + 40 * indexPath.item, y: 20 + 40 * indexPath.item)
    if follows { attributes.center.x += collectionView?.contentOffset.y ?? 0 }
    attributes.tint = tint
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let ground = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "ground", with: IndexPath(item: 0, section: 0))
    ground.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    ground.zIndex = -1
    // All of them: what lies outside is the collection view's business.
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return [ground]
      + (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.size != collectionView?.bounds.size { log.append("size") }
    return follows
  }

  override func invalidateLayout() {
    log.append("invalidate")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.append("context \(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
    super.invalidateLayout(with: context)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 40).rounded() * 40) }
}

/// A suite that shows a collection view with a layout of its own.
@MainActor protocol ShowsDiagonal {
  var layout: DiagonalLayout { get }
  var source: CollectionSource { get }
}

extension ShowsDiagonal {
  func host() -> UICollectionView {
    UICollectionView.hosted(
      CGSize(width: 100, height: 100), layout, source, cell: TintedCell.self)
  }
}
