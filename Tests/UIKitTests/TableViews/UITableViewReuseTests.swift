import Testing
import UIKit

@MainActor
@Suite struct UITableViewReuseTests {
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
