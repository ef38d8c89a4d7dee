import Testing
import UIKit

@MainActor
@Suite struct CompositionalSectionTests: CompositionalHost {
  @Test func `sections have insets, distances, headers and footers`() {
    let section = grid()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 30)
    section.interGroupSpacing = 8
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(50), .absolute(12)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    let view = host(section, 3, 1) { $0.interSectionSpacing = 11 }
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(frame(header.elementKind, 0) == CGRect(x: 20, y: 0, width: 150, height: 30))
    #expect(view.frame(0) == CGRect(x: 20, y: 35, width: 75, height: 50))
    #expect(view.frame(2) == CGRect(x: 20, y: 93, width: 75, height: 50))
    #expect(frame(footer.elementKind, 0) == CGRect(x: 120, y: 150, width: 50, height: 12))
    #expect(frame(header.elementKind, 1)?.minY == 173)
    #expect(view.contentSize == CGSize(width: 200, height: 277))
    #expect(view.visibleSupplementaryViews(ofKind: header.elementKind).count == 2)
  }

  @Test func `a header of an estimated height has the one that it needs`() {
    final class Header: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: topAnchor, constant: 4),
          content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),
          content.heightAnchor.constraint(equalToConstant: 30),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let section = grid()
    let kind = UICollectionView.elementKindSectionHeader
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: kind, alignment: .top)
    ]
    let view = host(section, 2)
    view.register(
      Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    view.reloadData()
    view.layoutIfNeeded()
    let header = view.visibleSupplementaryViews(ofKind: kind).first
    #expect(header is Header)
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 200, height: 37))
    #expect(view.frame(0)?.minY == 37)
  }
}
