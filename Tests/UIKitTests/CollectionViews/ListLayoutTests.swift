import Testing
import UIKit

@MainActor
@Suite struct ListLayoutTests {
  private func stage(
    _ configuration: UICollectionLayoutListConfiguration,
    _ sections: [[String]] = [["a", "b", "c"], ["x"]],
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> ListStage {
    ListStage(ListFixture(sections, configuration), direction: direction)
  }

  @Test func `plain rows are 44 points high and reach the edges`() {
    let stage = stage(.init(.plain))
    #expect(stage.list.cell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(stage.list.cell(2)?.frame.minY == 88)
    #expect(stage.list.cell(0, 1)?.frame.minY == 132)
    #expect(stage.list.cell(0)?.layer.cornerRadius == 0)
  }

  @Test func `cards lie 16 points from the edges, with corners of 10`() {
    let stage = stage(.init(.insetGrouped))
    #expect(stage.list.cell(0)?.frame == CGRect(x: 16, y: 35, width: 288, height: 44))
    #expect(stage.list.cell(0, 1)?.frame.minY == 202)
    let corners = [stage.list.cell(0), stage.list.cell(1), stage.list.cell(2)].map {
      $0?.layer.cornerRadius
    }
    #expect(corners == [10, 0, 10])
    #expect(
      stage.list.cell(0)?.layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner,
      ])
    #expect(stage.list.cell(0, 1)?.layer.maskedCorners.rawValue == 15)
  }

  @Test func `a wide list has margins of 20`() {
    let list = ListFixture(
      [["a"]], .init(.insetGrouped), size: CGSize(width: 430, height: 480))
    let stage = ListStage(list)
    #expect(stage.list.cell(0)?.frame.minX == 20)
    let content = stage.list.cell(0)?.contentView as? UIListContentView
    let guide = content?.textLayoutGuide
    stage.window.layoutIfNeeded()
    #expect(guide?.layoutFrame.minX == 20)
  }

  @Test func `separators begin where the text does, and the last row of a card has none`() {
    let stage = stage(.init(.insetGrouped))
    #expect(stage.lines(0) == [CGRect(x: 16, y: 43.5, width: 272, height: 0.5)])
    #expect(stage.lines(2) == [])
    #expect(self.stage(.init(.plain)).lines(2).count == 1)
  }

  @Test func `groups have lines from edge to edge around them`() {
    let stage = stage(.init(.grouped))
    #expect(
      stage.lines(0) == [
        CGRect(x: 0, y: 0, width: 320, height: 0.5),
        CGRect(x: 16, y: 43.5, width: 304, height: 0.5),
      ])
    #expect(stage.lines(2) == [CGRect(x: 0, y: 43.5, width: 320, height: 0.5)])
  }

  @Test func `a handler says of single rows which separators they have`() {
    var configuration = UICollectionLayoutListConfiguration(.plain)
    configuration.itemSeparatorHandler = { path, section in
      var own = section
      if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
      if path.item == 1 { own.topSeparatorVisibility = .visible }
      own.bottomSeparatorInsets.leading = 50
      own.bottomSeparatorInsets.trailing = 20
      return own
    }
    let stage = stage(configuration)
    #expect(stage.lines(0) == [])
    #expect(
      stage.lines(1) == [
        CGRect(x: 16, y: 0, width: 304, height: 0.5),
        CGRect(x: 50, y: 43.5, width: 250, height: 0.5),
      ])
    configuration.showsSeparators = false
    #expect(self.stage(configuration).lines(1) == [])
  }

  @Test func `rows are mirrored from right to left`() {
    let stage = stage(.init(.plain), direction: .rightToLeft)
    #expect(stage.lines(0) == [CGRect(x: 0, y: 43.5, width: 304, height: 0.5)])
  }

  @Test func `headers of the plain appearance stay in sight, below 22 points`() {
    let rows = (0..<30).map(String.init)
    let stage = stage(.init(.plain, header: .supplementary), [rows, rows])
    let header = stage.list.header()
    #expect(header?.frame.minY == 22)
    #expect(stage.list.cell(0)?.frame.minY == header?.frame.maxY)
    stage.list.view.contentOffset.y = 300
    stage.settle()
    #expect(stage.list.header()?.frame.minY == 300)
    var configuration = UICollectionLayoutListConfiguration(.plain, header: .supplementary)
    configuration.headerTopPadding = 0
    #expect(self.stage(configuration).list.header()?.frame.minY == 0)
  }

  @Test func `the first item of a section may be its header`() {
    let stage = stage(.init(.insetGrouped, header: .firstItemInSection))
    let (header, first) = (stage.list.cell(0), stage.list.cell(1))
    #expect(header?.layer.cornerRadius == 0)
    #expect(stage.lines(0) == [])
    #expect(first?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(header?.defaultContentConfiguration() == .groupedHeader())
    #expect(first?.defaultContentConfiguration() == .cell())
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

  @Test func `sidebars have no separators and round rows`() {
    let stage = stage(.init(.sidebar))
    #expect(stage.lines(0) == [])
    #expect(stage.list.cell(0)?.frame.minX == 8)
    let background = stage.list.cell(0)?.defaultBackgroundConfiguration()
    #expect(background?.cornerRadius == 10)
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
