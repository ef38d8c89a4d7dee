import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewListCellTests: ListCellHost {
  @Test func `headers and footers are made in the appearance's style`() {
    let list = ListFixture(
      [["a"]], .init(.insetGrouped, header: .supplementary, footer: .supplementary))
    let stage = ListStage(list)
    let header = stage.list.header() as? UICollectionViewListCell
    #expect(header?.defaultContentConfiguration() == .groupedHeader())
    #expect(header?.frame.minX == 16)
    let plain = ListStage(ListFixture([["a"]], .init(.plain, header: .supplementary)))
    let other = plain.list.header() as? UICollectionViewListCell
    #expect(other?.defaultContentConfiguration() == .plainHeader())
  }

  @Test func `a general header follows the list`() {
    let list = ListFixture([["a"]], .init(.insetGrouped, header: .supplementary))
    let stage = ListStage(list)
    let header = stage.list.header() as? UICollectionViewListCell
    header?.contentConfiguration = UIListContentConfiguration.header()
    stage.settle()
    let content = header?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.textProperties == UIListContentConfiguration.groupedHeader().textProperties)
  }
}
