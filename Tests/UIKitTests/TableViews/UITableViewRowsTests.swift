import Testing
import UIKit

@MainActor
@Suite struct UITableViewRowsTests {
  @Test func `rows above that turn out higher do not move what is in sight`() {
    let fixture = TableFixture.rows(100)
    fixture.height = { _ in 100 }
    let stage = TableStage(fixture)
    stage.settle()
    stage.table.contentOffset.y = 2000
    stage.settle()
    let first = stage.table.indexPathsForVisibleRows![0]
    let before = stage.table.rectForRow(at: .at(first.row + 1)).minY - stage.table.contentOffset.y
    stage.table.contentOffset.y -= 10
    stage.settle()
    let after = stage.table.rectForRow(at: .at(first.row + 1)).minY - stage.table.contentOffset.y
    #expect(after == before + 10)
    stage.table.contentOffset.y -= 150
    stage.settle()
    let last = stage.table.rectForRow(at: .at(first.row + 1)).minY - stage.table.contentOffset.y
    #expect(last == before + 160)
  }

  @Test func `a row in sight that grows pushes down what is below it`() {
    let fixture = TableFixture.rows(100)
    fixture.configure = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
    }
    let stage = TableStage(fixture)
    stage.settle()
    let cell = stage.table.cellForRow(at: .at(0))!
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "many words ", count: 12)
    cell.contentConfiguration = content
    stage.settle()
    #expect(cell.frame.height > 80)
    #expect(stage.table.contentOffset.y == 0)
    #expect(stage.table.rectForRow(at: .at(1)).minY == cell.frame.maxY)
    #expect(stage.table.contentSize.height == stage.table.rectForRow(at: .at(99)).maxY)
    #expect(stage.table.rectForRow(at: .at(1)).height == 44.5)
  }

  @Test func `as many rows are measured of 1000 as of 100, down to the last`() {
    func counts(_ rowCount: Int) -> [Int] {
      let fixture = TableFixture.rows(rowCount)
      let stage = TableStage(fixture)
      stage.settle()
      let first = [fixture.cellsAsked.count, fixture.heightsAsked.count, fixture.cellsMade]
      for step in 1...20 {
        stage.table.contentOffset.y = CGFloat(step) * 100
        stage.settle()
      }
      return first + [fixture.cellsAsked.count, fixture.heightsAsked.count, fixture.cellsMade]
    }
    #expect(counts(1000) == counts(100))
    #expect(counts(1000)[..<3] == [11, 11, 11])
  }

  @Test func `rows are found by places and places by rows`() {
    let fixture = TableFixture([["a", "b"], ["c"]])
    let stage = TableStage(fixture, style: .grouped)
    stage.table.rowHeight = 50
    stage.settle()
    // 35 above the first section, 17.5 below it and 17.5 above the second.
    #expect(stage.table.rectForRow(at: .at(0, 1)).minY == 170)
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 90)) == .at(1))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 140)) == nil)
    #expect(
      stage.table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 9, height: 120))
        == [.at(0), .at(1), .at(0, 1)])
    #expect(
      stage.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 152.5))
    let cell = stage.table.cellForRow(at: .at(0, 1))!
    #expect(stage.table.indexPath(for: cell) == .at(0, 1))
    #expect(stage.table.numberOfRows(inSection: 1) == 1)
    #expect(stage.table.contentSize.height == 237.5)
  }

  @Test func `it scrolls to rows that were never measured`() {
    let fixture = TableFixture.rows(300)
    fixture.height = { $0.row % 3 == 0 ? 90 : 30 }
    let stage = TableStage(fixture)
    stage.settle()
    stage.table.scrollToRow(at: .at(150), at: .top, animated: false)
    stage.settle()
    #expect(stage.table.rectForRow(at: .at(150)).minY == stage.table.contentOffset.y)
    stage.table.scrollToRow(at: .at(250), at: .bottom, animated: false)
    stage.settle()
    #expect(stage.table.rectForRow(at: .at(250)).maxY == stage.table.bounds.maxY)
    stage.table.scrollToRow(at: .at(30), at: .middle, animated: false)
    stage.settle()
    #expect(abs(stage.table.rectForRow(at: .at(30)).midY - stage.table.bounds.midY) <= 0.5)
    stage.table.scrollToRow(at: .at(299), at: .top, animated: false)
    stage.settle()
    #expect(stage.table.rectForRow(at: .at(299)).maxY == stage.table.bounds.maxY)
    let offset = stage.table.contentOffset
    stage.table.scrollToRow(at: .at(298), at: .none, animated: false)
    #expect(stage.table.contentOffset == offset)
  }
}
