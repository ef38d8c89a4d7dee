import Testing
import UIKit

/// What a screen of items costs must not depend on how many items there are.
@MainActor
@Suite struct CollectionCostTests {
  private func counts(_ layout: UICollectionViewLayout, _ count: Int) -> [String: Int] {
    let source = CollectionSource(count: count)
    TitleCell.madeCount = 0
    let view = UICollectionView.hosted(CGSize(width: 300, height: 400), layout, source)
    for offset in stride(from: CGFloat(0), to: 1200, by: 40) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    return [
      "made": TitleCell.madeCount, "visible": view.visibleCells.count,
      "asked": source.calls.filter { $0.hasPrefix("cell") }.count,
      "counted": source.calls.filter { $0.hasPrefix("items") }.count,
    ]
  }

  @Test func `a flow makes as many cells of 1,000 items as of 100`() {
    func flow() -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 140, height: 90)
      return layout
    }
    let (few, many) = (counts(flow(), 100), counts(flow(), 1000))
    #expect(few == many)
    // Two columns, rows of 100: five rows are visible at once, twelve pass by.
    #expect(few["made"] == 10)
    #expect(few["asked"] == 32)
    #expect(few["counted"] == 1)
  }

  @Test func `a compositional layout solves one group for all that are alike`() {
    func grid() -> UICollectionViewCompositionalLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [item])))
    }
    #expect(counts(grid(), 100) == counts(grid(), 1000))
    var solvedCount = 0
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    ) { _ in
      solvedCount += 1
      return (0..<3).map {
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: $0 * 100, y: 0, width: 90, height: 90))
      }
    }
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let source = CollectionSource(count: 1000)
    _ = UICollectionView.hosted(CGSize(width: 300, height: 400), layout, source)
    // One for the full groups, one for the last.
    #expect(solvedCount == 2)
  }
}
