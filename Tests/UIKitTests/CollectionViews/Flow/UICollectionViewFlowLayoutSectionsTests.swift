import Testing
import UIKit

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
@Suite struct UICollectionViewFlowLayoutSectionsTests: FlowHost {
  let layout = UICollectionViewFlowLayout()

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
}
