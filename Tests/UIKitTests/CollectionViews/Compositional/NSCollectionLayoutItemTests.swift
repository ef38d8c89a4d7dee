import Testing
import UIKit

@MainActor
@Suite struct NSCollectionLayoutItemTests: CompositionalHost {
  @Test func `insets are inside of an item, edge spacing and distances outside`() {
    let cell = item(.absolute(40), .absolute(30))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(6), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [cell])
    group.interItemSpacing = .fixed(10)
    // 45 + 10 + 45 + 10 + 45 = 155; a fourth would make 210.
    let view = host(NSCollectionLayoutSection(group: group), 4)
    #expect(view.lefts(4) == [7, 62, 117, 7])
    #expect(view.frame(0) == CGRect(x: 7, y: 7, width: 34, height: 26))
  }
}
