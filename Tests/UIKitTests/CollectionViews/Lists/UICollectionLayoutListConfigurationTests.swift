import Testing
import UIKit

@MainActor
@Suite struct UICollectionLayoutListConfigurationTests: ListHost {
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
}
