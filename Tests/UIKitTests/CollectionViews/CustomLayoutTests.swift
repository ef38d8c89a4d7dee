import Testing
import UIKit

private final class TintedAttributes: UICollectionViewLayoutAttributes {
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

private final class TintedCell: UICollectionViewCell {
  var tints: [Int] = []
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let tinted = layoutAttributes as? TintedAttributes { tints.append(tinted.tint) }
  }
}

/// Items on a diagonal, with a decoration behind them.
private final class DiagonalLayout: UICollectionViewLayout {
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

@MainActor
@Suite struct CustomLayoutTests {
  private let layout = DiagonalLayout()
  private let source = CollectionSource(count: 20)

  private func host() -> UICollectionView {
    UICollectionView.hosted(
      CGSize(width: 100, height: 100), layout, source, cell: TintedCell.self)
  }

  @Test func `cells are made for what reaches into the visible part`() {
    let view = host()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(view.contentSize == CGSize(width: 1000, height: 1000))
    #expect(view.subviews.count == 4)
    #expect(view.subviews[0].frame.width == 1000)
    #expect(view.subviews[0].layer.zPosition == -1)
  }

  @Test func `a layout prepares once for each invalidation`() {
    let view = host()
    layout.log = []
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(layout.log == [])
    layout.invalidateLayout()
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(
      layout.log
        == ["invalidate", "context true false", "invalidate", "context true false", "prepare"])
    layout.log = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(layout.log == ["invalidate", "context true true", "prepare"])
  }

  @Test func `a bounds change invalidates where the layout says so`() {
    let view = host()
    layout.follows = true
    layout.log = []
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(layout.log == ["context false false", "prepare"])
    #expect(view.visibleCells[0].frame.minX == 10)
    layout.log = []
    view.frame.size.height = 120
    #expect(layout.log == ["size", "context false false"])
  }

  @Test func `attributes of an own class reach the cell when they differ`() {
    let view = host()
    let cell = view.visibleCells[0] as? TintedCell
    #expect(cell?.tints == [1])
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(cell?.tints == [1])
    layout.tint = 2
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(cell?.tints == [1, 2])
  }

  @Test func `a drag comes to rest where the layout says`() throws {
    let view = host()
    let touch = TouchSimulator(window: try #require(view.window))
    touch.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 35), seconds: 20)
    #expect(view.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test func `another layout moves the same cells`() {
    let view = host()
    let first = view.visibleCells[0]
    let flow = UICollectionViewFlowLayout()
    flow.sectionInset.left = 30
    view.setCollectionViewLayout(flow, animated: true)
    view.layoutIfNeeded()
    #expect(layout.collectionView == nil)
    #expect(first.superview === view)
    #expect(first.frame == CGRect(x: 40, y: 0, width: 50, height: 50))
    #expect(view.subviews.count == 2)
    #expect(source.calls.filter { $0.hasPrefix("cell") }.count == 3)
  }

  @Test func `transform, alpha, z-order and visibility are the view's`() throws {
    let view = UICollectionReusableView(frame: .zero)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    attributes.alpha = 0.5
    attributes.zIndex = 7
    attributes.isHidden = true
    #expect(attributes.frame == CGRect(x: -10, y: 35, width: 80, height: 30))
    #expect(attributes.center == CGPoint(x: 30, y: 50))
    #expect(attributes.size == CGSize(width: 40, height: 60))
    view.take(attributes, origin: .zero)
    #expect(view.bounds.size == attributes.size)
    #expect(view.frame == attributes.frame)
    #expect(view.alpha == 0.5 && view.isHidden && view.layer.zPosition == 7)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy == attributes && copy !== attributes)
    copy.zIndex = 8
    #expect(copy != attributes)
    copy.size = CGSize(width: 10, height: 10)
    #expect(copy.center == CGPoint(x: 30, y: 50))
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
  }

  @Test func `a greater z is in front whatever the order of the data`() {
    final class Fan: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          let copy = $0.copy() as? UICollectionViewLayoutAttributes ?? $0
          copy.zIndex = -copy.indexPath.item
          return copy
        }
      }
    }
    let view = UICollectionView.hosted(
      CGSize(width: 200, height: 50), Fan(), CollectionSource(count: 3))
    #expect(view.subviews.compactMap { ($0 as? TitleCell)?.title } == ["2", "1", "0"])
  }
}
