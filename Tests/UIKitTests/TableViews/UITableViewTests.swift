import Testing
import UIKit

@MainActor
@Suite struct UITableViewTests {
  // MARK: Rows

  @Test func `only rows in sight have cells`() {
    let fixture = TableFixture.rows(1000)
    let stage = TableStage(fixture)
    stage.table.rowHeight = 44
    stage.settle()
    #expect(stage.table.contentSize == CGSize(width: 320, height: 44_000))
    #expect(fixture.cellsAsked == (0..<11).map { .at($0) })
    #expect(fixture.countsAsked == 1)
    #expect(stage.table.visibleCells.count == 11)
    let third = stage.table.cellForRow(at: .at(2))
    #expect(third?.frame == CGRect(x: 0, y: 88, width: 320, height: 44))
    #expect(stage.table.cellForRow(at: .at(11)) == nil)
    #expect(fixture.calls == (0..<11).map { "willDisplay \($0)" })
  }

  @Test func `heights are asked for as rows come into sight`() {
    let fixture = TableFixture.rows(1000)
    fixture.height = { $0.row % 2 == 0 ? 40 : 60 }
    let stage = TableStage(fixture)
    stage.settle()
    #expect(fixture.heightsAsked == (0..<10).map { .at($0) })
    #expect(stage.table.contentSize.height == 44_060)
    #expect(stage.table.rectForRow(at: .at(3)) == CGRect(x: 0, y: 140, width: 320, height: 60))
    fixture.heightsAsked = []
    stage.table.estimatedRowHeight = 0
    stage.settle()
    #expect(fixture.heightsAsked.count == 1000)
    #expect(stage.table.contentSize.height == 50_000)
  }

  @Test func `cards are inset and round where their sections begin and end`() {
    let fixture = TableFixture([["a", "b", "c"], ["d"]])
    let stage = TableStage(fixture, style: .insetGrouped)
    stage.settle()
    let cells = stage.table.visibleCells
    #expect(cells.map(\.frame.minX) == [16, 16, 16, 16])
    #expect(cells.map(\.frame.width) == [288, 288, 288, 288])
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(stage.table.backgroundColor == .systemGroupedBackground)
    #expect(cells[0].backgroundColor == .secondarySystemGroupedBackground)
  }
}
