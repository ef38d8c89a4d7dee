import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewOrthogonalScrollerEmbeddedScrollViewTests {
  /// Rows of 100 points width and 60 points height; the second section scrolls sideways.
  private func host(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 80,
    _ source: CollectionSource = CollectionSource([["a"], (0..<20).map(String.init), ["z"]])
  ) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: index == 1 ? .absolute(width) : .fractionalWidth(1),
        heightDimension: .absolute(60))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item]))
      if index == 1 {
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 5, leading: 15, bottom: 5, trailing: 25)
      }
      return section
    }
    return UICollectionView.hosted(CGSize(width: 200, height: 300), layout, source)
  }

  private func scroller(_ view: UICollectionView) -> UIScrollView? {
    view.subviews.compactMap { $0 as? UIScrollView }.first
  }

  @Test func `groups lie beside each other in a scroll view of their own`() throws {
    let view = host(.continuous)
    let scroller = try #require(self.scroller(view))
    #expect(scroller.frame == CGRect(x: 0, y: 65, width: 200, height: 60))
    #expect(scroller.contentSize == CGSize(width: 15 + 20 * 90 - 10 + 25, height: 60))
    #expect(view.contentSize == CGSize(width: 200, height: 190))
    #expect(scroller.subviews.map(\.frame.minX) == [15, 105, 195])
    #expect(scroller.subviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 60 })
    #expect(view.frame(1, 1) == CGRect(x: 105, y: 65, width: 80, height: 60))
    #expect(view.frame(0, 2)?.minY == 130)
  }

  @Test func `scrolling it makes cells for what comes into sight, from the same ones`() throws {
    let view = host(.continuous)
    let scroller = try #require(self.scroller(view))
    TitleCell.madeCount = 0
    scroller.contentOffset.x = 270
    view.layoutIfNeeded()
    #expect(view.titles == ["a", "2", "3", "4", "5", "z"])
    // Four are visible where three were: one is new.
    #expect(TitleCell.madeCount == 1)
    #expect(
      view.indexPathForItem(at: CGPoint(x: 20, y: 80)) == IndexPath(item: 3, section: 1))
    view.scrollToItem(
      at: IndexPath(item: 10, section: 1), at: .centeredHorizontally, animated: false)
    view.layoutIfNeeded()
    // The middle of the item is at 15 + 10 · 90 + 40.
    #expect(scroller.contentOffset.x == 855)
    #expect(view.cellForItem(at: IndexPath(item: 10, section: 1)) != nil)
  }

  @Test func `a drag along it scrolls it, to the start of a group`() throws {
    let view = host(.groupPaging)
    let scroller = try #require(self.scroller(view))
    let touch = TouchSimulator(window: try #require(view.window))
    touch.drag(from: CGPoint(x: 150, y: 90), to: CGPoint(x: 90, y: 92), seconds: 20)
    #expect(scroller.contentOffset.x == 90)
    #expect(view.contentOffset == .zero)
  }

  @Test func `centered paging begins with the first group in the middle`() throws {
    let view = host(.groupPagingCentered, width: 120)
    let scroller = try #require(self.scroller(view))
    #expect(scroller.contentOffset.x == -25)
    #expect(scroller.subviews.first?.convert(CGPoint.zero, to: view).x == 40)
  }

  @Test func `right to left begins at the right`() throws {
    let view = host(.continuous)
    view.semanticContentAttribute = .forceRightToLeft
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    let scroller = try #require(self.scroller(view))
    #expect(scroller.contentOffset.x == 1630)
    let first = view.cellForItem(at: IndexPath(item: 0, section: 1))
    #expect(first?.convert(CGPoint.zero, to: view).x == 105)
  }

  @Test func `another layout takes the scroll view away`() {
    let view = host(.continuous)
    view.collectionViewLayout = UICollectionViewFlowLayout()
    view.layoutIfNeeded()
    #expect(scroller(view) == nil)
    #expect(view.visibleCells.allSatisfy { $0.superview === view })
  }
}
