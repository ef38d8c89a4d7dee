import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewCompositionalLayoutListTests: ListHost {
  @Test func `plain rows are 44 points high and reach the edges`() {
    let stage = stage(.init(.plain))
    #expect(stage.list.cell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(stage.list.cell(2)?.frame.minY == 88)
    #expect(stage.list.cell(0, 1)?.frame.minY == 132)
    #expect(stage.list.cell(0)?.layer.cornerRadius == 0)
  }

  @Test func `rows are mirrored from right to left`() {
    let stage = stage(.init(.plain), direction: .rightToLeft)
    #expect(stage.lines(0) == [CGRect(x: 0, y: 43.5, width: 304, height: 0.5)])
  }

  @Test func `the ground of groups goes on beyond the rows`() {
    let stage = stage(.init(.insetGrouped))
    let grounds = stage.list.view.subviews.filter { $0.backgroundColor == .systemGroupedBackground }
    #expect(grounds.map(\.frame.minY).min() == -480)
    #expect((grounds.map(\.frame.maxY).max() ?? 0) >= 480)
    var clear = UICollectionLayoutListConfiguration(.insetGrouped)
    clear.backgroundColor = .red
    let red = self.stage(clear).list.view.subviews.filter { $0.backgroundColor == .red }
    #expect(red.count == 2)
  }

  @Test func `a list may be one section among others`() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      let list = NSCollectionLayoutSection.list(
        using: .init(appearance: section == 0 ? .plain : .insetGrouped),
        layoutEnvironment: environment)
      list.contentInsets.bottom = 7
      return list
    }
    let list = ListFixture([["a"], ["b"]], .init(.plain))
    list.view.collectionViewLayout = layout
    let stage = ListStage(list)
    #expect(stage.list.cell(0)?.frame.minX == 0)
    #expect(stage.list.cell(0, 1)?.frame == CGRect(x: 16, y: 44 + 7 + 17.5, width: 288, height: 44))
  }

  @Test func `uniform items are as high as the highest of their group`() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .uniformAcrossSiblings(estimate: 30)))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
          subitems: [item, item])))
    let list = ListFixture([["a", "b"]], .init(.plain)) { cell, path in
      var content = UIListContentConfiguration.cell()
      content.text = String(repeating: "word ", count: path.item == 0 ? 1 : 40)
      cell.contentConfiguration = content
    }
    list.view.collectionViewLayout = layout
    let stage = ListStage(list)
    let (one, other) = (stage.list.cell(0)?.frame.height, stage.list.cell(1)?.frame.height)
    #expect(one == other)
    #expect((one ?? 0) > 100)
  }
}
