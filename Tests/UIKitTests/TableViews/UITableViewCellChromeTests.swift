import Testing
import UIKit

@MainActor
@Suite struct UITableViewCellChromeTests: CellHost {
  @Test func `indentation moves text and separator`() {
    let cell = cell(.default) { $0.indentationLevel = 2 }
    #expect(cell.textLabel?.frame.minX == 36)
    #expect(cell.separatorInset.left == 36)
  }

  @Test(arguments: [(2, 54.5), (3, 54 + 1.0 / 3)] as [(CGFloat, CGFloat)])
  func `a row that measures itself has room for its separator`(scale: CGFloat, high: CGFloat) {
    let fixture = TableFixture.rows(3)
    fixture.configure = { cell, _ in
      cell.textLabel?.text = nil
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 34)
      height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor), height,
      ])
    }
    let stage = TableStage(fixture)
    stage.window.screenTraits = UITraitCollection(traitsFrom: [
      .screenDefault, UITraitCollection(displayScale: scale),
    ])
    stage.settle()
    func row(_ index: Int) -> CGRect { stage.table.rectForRow(at: .at(index)) }
    #expect(abs(row(0).height - high) < 1e-9)
    #expect(abs(row(2).minY - 2 * high) < 1e-9)
    let cell = stage.table.cellForRow(at: .at(0))
    // As in iOS's logs of such rows: the content view fills the row.
    #expect(abs((cell?.contentView.frame.height ?? 0) - high) < 1e-9)
    stage.table.separatorStyle = .none
    stage.settle()
    #expect(row(0).height == 54 && row(2).minY == 108)
  }

  // The same: 20 points at 393 and 402.
  @Test(arguments: [(390, 16), (393, 20), (402, 20)] as [(CGFloat, CGFloat)])
  func `content is 20 points from the edge from a width of 393 on`(width: CGFloat, side: CGFloat) {
    let stage = TableStage(TableFixture.rows(1))
    stage.table.frame.size.width = width
    stage.settle()
    #expect(stage.table.cellForRow(at: .at(0))?.layoutMargins.left == side)
  }
}
