import Testing
import UIKit

@MainActor
@Suite struct UITableViewCellEditControlTests {
  private let fixture = TableFixture.rows(20)
  private let stage: TableStage
  private let touch: TouchSimulator

  init() {
    stage = TableStage(fixture)
    stage.table.rowHeight = 44
    stage.settle()
    touch = TouchSimulator(window: stage.window)
    fixture.calls = []
  }

  @Test func `a row's control commits its edit`() {
    stage.table.setEditing(true, animated: false)
    stage.settle()
    let cell = stage.table.cellForRow(at: .at(1))!
    #expect(cell.isEditing)
    #expect(cell.contentView.frame.minX == 46)
    fixture.calls = []
    touch.tap(at: CGPoint(x: 27, y: 66))
    #expect(fixture.calls == ["commit 1 1"])
    touch.wait(seconds: 1)
    touch.tap(at: CGPoint(x: 200, y: 66))
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.settle()
    touch.wait(seconds: 1)
    touch.tap(at: CGPoint(x: 27, y: 66))
    #expect(stage.table.indexPathsForSelectedRows == [.at(1)])
    stage.table.setEditing(false, animated: false)
    stage.settle()
    #expect(!cell.isEditing)
    #expect(cell.contentView.frame.minX == 0)
  }
}
