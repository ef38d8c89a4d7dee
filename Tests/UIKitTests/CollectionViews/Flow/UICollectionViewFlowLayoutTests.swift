import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewFlowLayoutTests: FlowHost {
  let layout = UICollectionViewFlowLayout()

  @Test func `the defaults are Apple's`() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical && layout.estimatedItemSize == .zero)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test func `equal sizes from the delegate are laid out as the layout's own`() {
    let sizes = SizingSource()
    sizes.sizes = Array(repeating: CGSize(width: 50, height: 50), count: 7)
    let view = host(width: 330, 7, delegate: sizes)
    #expect(view.lefts(7) == [0, 70, 140, 210, 280, 0, 70])
    #expect(sizes.askedCount == 7)
  }

  @Test func `content that scrolls sideways fills columns from the top`() {
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize.width = 25
    let view = host(width: 200, height: 130, 5)
    // Two to a column with 30 points between them.
    #expect(view.frame(0) == CGRect(x: 25, y: 0, width: 50, height: 50))
    #expect(view.frame(1) == CGRect(x: 25, y: 80, width: 50, height: 50))
    #expect(view.frame(4) == CGRect(x: 145, y: 0, width: 50, height: 50))
    #expect(view.contentSize == CGSize(width: 195, height: 130))
  }

  @Test func `right to left mirrors a layout that says so`() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let source = CollectionSource(count: 7)
    let view = UICollectionView.hosted(
      CGSize(width: 330, height: 200), Flipping(), source)
    view.semanticContentAttribute = .forceRightToLeft
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.lefts(7) == [280, 210, 140, 70, 0, 280, 210])
    #expect(view.visibleCells[0].frame.minX == 280)
    let row = Flipping()
    row.scrollDirection = .horizontal
    row.itemSize.height = 200
    view.collectionViewLayout = row
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 410)
    #expect(view.frame(0)?.minX == 360)
    #expect(view.contentOffset.x == 80)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4, 5])
  }

  @Test func `cells that size themselves flow by their own widths`() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let texts = ["12345678", "1234", "123456", "12345678901234", "12"]
    let source = CollectionSource([texts])
    let view = UICollectionView.hosted(
      CGSize(width: 220, height: 200), layout, source, cell: LetterCell.self)
    // 80 + 40 + 60 | 140 + 20, the last line
    #expect(view.lefts(5) == [0, 100, 160, 0, 150])
    #expect(view.frame(2) == CGRect(x: 160, y: 0, width: 60, height: 20))
    #expect(view.contentSize.height == 50)
    #expect(source.calls.filter { $0.hasPrefix("cell") }.count == 5)
  }
}
