import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewLayoutAttributesTests: ShowsDiagonal {
  let layout = DiagonalLayout()
  let source = CollectionSource(count: 20)

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
}
