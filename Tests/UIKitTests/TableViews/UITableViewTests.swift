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

  @Test func `cells that scroll away are used again`() {
    let fixture = TableFixture.rows(1000)
    let stage = TableStage(fixture)
    stage.table.rowHeight = 48
    stage.settle()
    #expect(fixture.cellsMade == 10)
    fixture.calls = []
    for step in 1...40 {
      stage.table.contentOffset.y = CGFloat(step) * 48
      stage.settle()
    }
    #expect(fixture.cellsMade <= 11)
    #expect(fixture.cellsAsked.count == 50)
    #expect(fixture.calls.prefix(2) == ["willDisplay 10", "didEnd 0"])
    #expect(stage.texts.first == "Row 40")
    #expect(stage.table.subviews.count == 10)
    stage.table.contentOffset.y = 24_000
    #expect(stage.texts == (500..<510).map { "Row \($0)" })
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

  // MARK: Registration

  final class OwnCell: UITableViewCell {
    var reuses = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      tag = 7
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  final class OwnHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      tag = 8
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `registered classes make cells through their own initialisers`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(table.dequeueReusableCell(withIdentifier: "own") == nil)
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    let cell = table.dequeueReusableCell(withIdentifier: "own", for: .at(0)) as? OwnCell
    #expect(cell?.tag == 7)
    #expect(cell?.reuseIdentifier == "own")
    #expect(cell?.detailTextLabel != nil)
    #expect(cell?.reuses == 0)
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? OwnHeader
    #expect(header?.tag == 8)
    #expect(header?.reuseIdentifier == "header")
    #expect(UITableViewCell().reuseIdentifier == nil)
    #expect(OwnCell().tag == 7)
  }
}
