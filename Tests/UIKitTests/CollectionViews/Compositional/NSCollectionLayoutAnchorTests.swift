import Testing
import UIKit

@MainActor
@Suite struct NSCollectionLayoutAnchorTests: CompositionalHost {
  @Test func `badges are anchored to their item`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let below = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.absolute(60), .absolute(40)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: cell, count: 2)
    let view = host(NSCollectionLayoutSection(group: group), 2)
    let frame = view.layoutAttributesForSupplementaryElement(
      ofKind: "badge", at: IndexPath(item: 1, section: 0))?.frame
    #expect(frame == CGRect(x: 110, y: -5, width: 20, height: 10))
    #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 2)
    #expect(
      below.frame(
        of: CGSize(width: 20, height: 10), in: CGRect(x: 0, y: 0, width: 60, height: 40))
        == CGRect(x: 20, y: 40, width: 20, height: 10))
  }
}
