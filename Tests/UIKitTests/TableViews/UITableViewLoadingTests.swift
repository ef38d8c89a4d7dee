import Testing
import UIKit

@MainActor
@Suite struct UITableViewLoadingTests {
  @Test func `rows reach under the safe area, their content does not`() {
    let fixture = TableFixture([["a"]])
    for style in [UITableView.Style.plain, .insetGrouped] {
      let stage = TableStage(fixture, style: style)
      stage.window.screenSafeArea = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
      stage.settle()
      let cell = stage.table.visibleCells[0]
      let text = cell.convert(cell.textLabel!.frame.origin, from: cell.contentView)
      #expect(cell.frame.minX == (style == .plain ? 0 : 60))
      #expect(cell.frame.width == (style == .plain ? 320 : 200))
      #expect(text.x == (style == .plain ? 60 : 16))
    }
  }

  @Test func `wide tables keep text as wide as it reads well, where asked to`() {
    let fixture = TableFixture([["a"]])
    let stage = TableStage(fixture)
    stage.table.frame.size.width = 1000
    stage.settle()
    #expect(stage.table.visibleCells[0].textLabel?.frame.minX == 20)
    stage.table.cellLayoutMarginsFollowReadableWidth = true
    stage.settle()
    let label = stage.table.visibleCells[0].textLabel
    #expect(label?.frame == CGRect(x: 164, y: 0, width: 672, height: 44))
  }

  @Test func `reloading asks for everything again and keeps the offset`() {
    let fixture = TableFixture.rows(50)
    let stage = TableStage(fixture)
    stage.table.rowHeight = 44
    stage.table.contentOffset.y = 440
    stage.settle()
    stage.table.selectRow(at: .at(12), animated: false, scrollPosition: .none)
    fixture.sections = [(0..<30).map { "New \($0)" }]
    fixture.cellsAsked = []
    stage.table.reloadData()
    #expect(stage.texts.first == "New 10")
    #expect(fixture.cellsAsked.count == 11)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.contentSize.height == 1320)
  }

  @Test func `headers and footers of the table frame the sections`() {
    let fixture = TableFixture.rows(3)
    let stage = TableStage(fixture)
    stage.table.rowHeight = 44
    let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 60))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    stage.table.tableHeaderView = header
    stage.table.tableFooterView = footer
    let ground = UIView()
    stage.table.backgroundView = ground
    stage.settle()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(stage.table.rectForRow(at: .at(0)).minY == 60)
    #expect(footer.frame == CGRect(x: 0, y: 192, width: 320, height: 30))
    #expect(stage.table.contentSize.height == 222)
    #expect(stage.table.subviews.first === ground)
    #expect(ground.frame == stage.table.bounds)
    stage.table.tableHeaderView = nil
    stage.settle()
    #expect(stage.table.rectForRow(at: .at(0)).minY == 0)
  }

  @Test func `another width measures anew`() {
    let fixture = TableFixture([[String(repeating: "many words ", count: 12)]])
    fixture.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    let stage = TableStage(fixture)
    stage.settle()
    let narrow = stage.table.rectForRow(at: .at(0)).height
    stage.table.frame.size.width = 160
    stage.settle()
    let wide = stage.table.rectForRow(at: .at(0))
    #expect(wide.width == 160)
    #expect(wide.height > narrow * 1.6)
    #expect(stage.table.contentSize.height == wide.height)
  }
}
