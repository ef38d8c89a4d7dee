import Testing
import UIKit

@MainActor
private final class SizingSource: NSObject, UICollectionViewDelegateFlowLayout {
  var sizes: [CGSize] = []
  var askedCount = 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askedCount += 1
    return sizes[indexPath.item]
  }
}

@MainActor
private final class SectionSource: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: CGFloat(section) * 10, bottom: 7, right: 0) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 1 : 2 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 1, height: section == 0 ? 0 : 30) }
}

@MainActor
@Suite struct FlowLayoutTests {
  private let layout = UICollectionViewFlowLayout()

  private func host(
    width: CGFloat, height: CGFloat = 400, _ counts: Int...,
    delegate: (any UICollectionViewDelegate)? = nil
  ) -> UICollectionView {
    let source = CollectionSource(counts.map { (0..<$0).map(String.init) })
    let view = UICollectionView.hosted(CGSize(width: width, height: height), layout, source)
    if let delegate {
      view.delegate = delegate
      layout.invalidateLayout()
      view.layoutIfNeeded()
    }
    return view
  }

  @Test func `the defaults are Apple's`() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical && layout.estimatedItemSize == .zero)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test func `what is left of a line goes between its items, and columns go on to the last`() {
    let view = host(width: 330, 7)
    #expect(view.lefts(7) == [0, 70, 140, 210, 280, 0, 70])
    #expect(view.frame(5) == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(view.contentSize == CGSize(width: 330, height: 110))
  }

  @Test func `a line that is exactly full has the least distances`() {
    #expect(host(width: 290, 6).lefts(6) == [0, 60, 120, 180, 240, 0])
  }

  @Test func `thirds of a width that is no multiple of three fit three in a line`() {
    layout.itemSize.width = 320.0 / 3
    layout.minimumInteritemSpacing = 0
    let view = host(width: 320, 4)
    #expect(view.frame(2)?.minY == 0)
    #expect(view.frame(3)?.minY == 60)
  }

  @Test func `places are whole pixels`() {
    layout.itemSize.width = 100
    let view = host(width: 375, 3)
    // 37.5 points between the items, at 3 pixels a point.
    #expect(view.traitCollection.displayScale == 3)
    #expect(view.lefts(3) == [0, 413.0 / 3, 275])
  }

  @Test func `one item to a line is centered, in the last line too`() {
    layout.itemSize.width = 200
    #expect(host(width: 300, 2).lefts(2) == [50, 50])
  }

  @Test func `an item wider than the lines starts at the near edge`() {
    layout.itemSize.width = 400
    layout.sectionInset.left = 10
    #expect(host(width: 300, 2).lefts(2) == [10, 10])
  }

  @Test func `lines of different sizes are justified but for the last`() {
    let sizes = SizingSource()
    sizes.sizes = [100, 100, 150, 200, 80, 80].map { CGSize(width: $0, height: 20) }
    let view = host(width: 330, 6, delegate: sizes)
    // 100 + 100 | 150 alone, centered | 200 + 80 | 80
    #expect(view.lefts(6) == [0, 230, 90, 0, 250, 0])
    #expect((0..<6).map { view.frame($0)?.minY } == [0, 0, 30, 60, 60, 90])
  }

  @Test func `the last line of different sizes keeps the least distances`() {
    let sizes = SizingSource()
    sizes.sizes = [100, 100, 150, 100].map { CGSize(width: $0, height: 20) }
    #expect(host(width: 330, 4, delegate: sizes).lefts(4) == [0, 230, 0, 160])
  }

  @Test func `equal sizes from the delegate are laid out as the layout's own`() {
    let sizes = SizingSource()
    sizes.sizes = Array(repeating: CGSize(width: 50, height: 50), count: 7)
    let view = host(width: 330, 7, delegate: sizes)
    #expect(view.lefts(7) == [0, 70, 140, 210, 280, 0, 70])
    #expect(sizes.askedCount == 7)
  }

  @Test func `items are centered within their line's length`() {
    let sizes = SizingSource()
    sizes.sizes = [20, 60, 40].map { CGSize(width: 50, height: $0) }
    let view = host(width: 200, 3, delegate: sizes)
    #expect((0..<3).map { view.frame($0)?.minY } == [20, 0, 10])
    #expect(view.contentSize.height == 60)
  }

  @Test func `headers and footers span the content, insets surround the items`() {
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 15)
    layout.sectionInset = UIEdgeInsets(top: 4, left: 20, bottom: 6, right: 10)
    let view = host(width: 200, 2, 0, 1)
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(frame(header, 0) == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(view.frame(0) == CGRect(x: 20, y: 34, width: 50, height: 50))
    #expect(frame(footer, 0) == CGRect(x: 0, y: 90, width: 200, height: 15))
    // A section without items has its insets all the same.
    #expect(frame(header, 1)?.minY == 105)
    #expect(frame(footer, 1)?.minY == 145)
    #expect(view.frame(0, 2)?.minY == 194)
    #expect(view.contentSize.height == 265)
    #expect(view.visibleSupplementaryViews(ofKind: header).count == 3)
    #expect(
      view.indexPathsForVisibleSupplementaryElements(ofKind: footer).map(\.section) == [0, 1, 2])
  }

  @Test func `the delegate says distances section by section`() {
    let sections = SectionSource()
    let view = host(width: 100, 3, 3, delegate: sections)
    #expect(view.frame(2) == CGRect(x: 0, y: 56, width: 50, height: 50))
    // 113 points of the first section, a header of 30, 5 points of inset.
    #expect(view.frame(0, 1) == CGRect(x: 30, y: 148, width: 50, height: 50))
    #expect(view.frame(1, 1)?.minY == 200)
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

  @Test func `pinned headers stay at the top until their section goes`() {
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize.height = 20
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let view = host(width: 100, height: 150, 2, 2)
    func header(_ section: Int) -> CGFloat? {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))?.frame.minY
    }
    for (offset, first, second) in [
      (0.0, 0.0 as CGFloat?, nil as CGFloat?), (90, 90, 220), (210, 200, 220), (250, nil, 250),
    ] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      #expect(header(0) == first)
      #expect(header(1) == second)
    }
    #expect(view.subviews.last is UICollectionViewCell == false)
  }

  @Test func `the content's insets narrow the lines, and new bounds fill them anew`() {
    let view = host(width: 330, 7)
    view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    view.layoutIfNeeded()
    #expect(view.lefts(5) == [0, 60, 120, 180, 240])
    #expect(view.contentSize.width == 290)
    view.frame.size.width = 160
    view.layoutIfNeeded()
    #expect(view.lefts(3) == [0, 70, 0])
    #expect(view.contentSize == CGSize(width: 120, height: 230))
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
