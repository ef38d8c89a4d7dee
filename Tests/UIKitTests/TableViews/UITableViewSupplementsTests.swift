import Testing
import UIKit

@MainActor
@Suite struct UITableViewSupplementsTests {
  private func make(_ style: UITableView.Style) -> (TableFixture, TableStage) {
    let fixture = TableFixture([["a", "b"], (0..<20).map { "\($0)" }, ["z"]])
    fixture.titles = ["First", "Second", nil]
    fixture.footers = [nil, "Foot", nil]
    let stage = TableStage(fixture, style: style)
    stage.table.rowHeight = 40
    stage.settle()
    return (fixture, stage)
  }

  final class ViewSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: [Int] = []
    func numberOfSections(in tableView: UITableView) -> Int { 40 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked.append(section)
      let view =
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
        ?? UITableViewHeaderFooterView(reuseIdentifier: "h")
      view.tag = section
      return view
    }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 30 }
  }

  @Test func `plain headers have padding above and stay at the top`() {
    let (_, stage) = make(.plain)
    let table = stage.table
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(table.rectForRow(at: .at(0)).minY == 50)
    #expect(table.rectForHeader(inSection: 1).minY == 152)
    #expect(table.rectForHeader(inSection: 2).height == 0)
    let second = table.headerView(forSection: 1)!
    #expect(second.frame.minY == 152)
    #expect(second.textLabel?.text == "Second")
    table.contentOffset.y = 300
    stage.settle()
    #expect(table.headerView(forSection: 1) === second)
    #expect(second.frame == CGRect(x: 0, y: 300, width: 320, height: 28))
    #expect(table.headerView(forSection: 0) == nil)
    // Its section's end pushes it out.
    table.contentOffset.y = table.rectForRow(at: .at(19, 1)).maxY - 10
    stage.settle()
    #expect(second.frame.maxY == table.contentOffset.y + 10)
    #expect(table.subviews.last is UITableViewHeaderFooterView)
  }

  @Test func `plain footers stay at the bottom`() {
    let (_, stage) = make(.plain)
    let footer = stage.table.footerView(forSection: 1)
    #expect(footer?.frame.maxY == stage.table.bounds.maxY)
    stage.table.contentOffset.y = stage.table.contentSize.height - 480
    stage.settle()
    #expect(footer?.frame == stage.table.rectForFooter(inSection: 1))
  }

  @Test func `grouped headers are in capitals and keep sections apart`() {
    let (_, stage) = make(.grouped)
    let table = stage.table
    let header = table.headerView(forSection: 0)!
    #expect(header.textLabel?.text == "FIRST")
    #expect(header.textLabel?.font.pointSize == 13)
    #expect(table.rectForHeader(inSection: 0).height == 55.5)
    #expect(table.rectForHeader(inSection: 1).height == 38)
    #expect(table.rectForHeader(inSection: 2).height == 17.5)
    #expect(table.rectForFooter(inSection: 0).height == 17.5)
    #expect(table.headerView(forSection: 2) == nil)
    #expect(header.textLabel?.frame.minX == 16)
    #expect(header.textLabel!.frame.maxY == header.bounds.height - 6)
    table.contentOffset.y = 300
    stage.settle()
    #expect(table.headerView(forSection: 1)?.frame != table.bounds)
  }

  @Test func `heights that are given count, and padding can be taken away`() {
    let (_, stage) = make(.plain)
    stage.table.sectionHeaderTopPadding = 0
    stage.table.sectionHeaderHeight = 33
    stage.settle()
    #expect(stage.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 33))
    #expect(stage.table.rectForHeader(inSection: 2).height == 33)
  }

  @Test func `views of headers are made in sight and used again`() {
    let source = ViewSource()
    let stage = TableStage(TableFixture([]))
    stage.table.sectionHeaderTopPadding = 0
    stage.table.dataSource = source
    stage.table.delegate = source
    stage.table.rowHeight = 40
    stage.settle()
    #expect(source.asked == [0, 1, 2, 3])
    let first = stage.table.headerView(forSection: 0)
    stage.table.contentOffset.y = 3000
    stage.settle()
    #expect(stage.table.headerView(forSection: 20)?.tag == 20)
    #expect(first?.superview != nil)
    #expect(stage.table.contentSize.height == 6000)
  }
}
