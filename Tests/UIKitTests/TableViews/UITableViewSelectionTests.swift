import Testing
import UIKit

@MainActor
@Suite struct UITableViewSelectionTests {
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

  @Test func `a tap highlights, then selects one row`() {
    touch.tap(at: CGPoint(x: 100, y: 60))
    #expect(fixture.calls == ["highlight 1", "unhighlight 1", "willSelect 1", "didSelect 1"])
    #expect(stage.table.indexPathForSelectedRow == .at(1))
    #expect(stage.table.cellForRow(at: .at(1))?.isSelected == true)
    fixture.calls = []
    touch.tap(at: CGPoint(x: 100, y: 10))
    #expect(fixture.calls.suffix(3) == ["willSelect 0", "didDeselect 1", "didSelect 0"])
    #expect(stage.table.indexPathsForSelectedRows == [.at(0)])
    #expect(stage.table.cellForRow(at: .at(1))?.isSelected == false)
  }

  @Test func `several rows can be selected where the table says so`() {
    stage.table.allowsMultipleSelection = true
    touch.tap(at: CGPoint(x: 100, y: 60))
    touch.wait(seconds: 1)
    touch.tap(at: CGPoint(x: 100, y: 10))
    #expect(stage.table.indexPathsForSelectedRows == [.at(1), .at(0)])
    touch.wait(seconds: 1)
    touch.tap(at: CGPoint(x: 100, y: 60))
    #expect(fixture.calls.last == "didDeselect 1")
    #expect(stage.table.indexPathsForSelectedRows == [.at(0)])
    stage.table.allowsSelection = false
    fixture.calls = []
    touch.tap(at: CGPoint(x: 100, y: 100))
    #expect(fixture.calls == [])
  }

  @Test func `a drag takes the highlight back`() {
    touch.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), seconds: 1)
    #expect(fixture.calls.first == "highlight 6")
    #expect(fixture.calls.contains("unhighlight 6"))
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.contentOffset.y > 0)
  }

  @Test func `selecting by code tells nobody and may scroll`() {
    stage.table.selectRow(at: .at(15), animated: false, scrollPosition: .bottom)
    stage.settle()
    #expect(!fixture.calls.contains { $0.hasPrefix("didSelect") || $0.hasPrefix("willSelect") })
    #expect(stage.table.bounds.maxY == 704)
    #expect(stage.table.cellForRow(at: .at(15))?.isSelected == true)
    stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `a selected row is selected when it comes back`() {
    stage.table.selectRow(at: .at(1), animated: false, scrollPosition: .none)
    stage.table.contentOffset.y = 400
    stage.settle()
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
    stage.table.contentOffset.y = 0
    stage.settle()
    #expect(stage.table.cellForRow(at: .at(1))?.isSelected == true)
    let cell = stage.table.cellForRow(at: .at(1))!
    #expect(cell.subviews.first?.backgroundColor == .systemGray4)
    cell.selectionStyle = .none
    stage.settle()
    #expect(cell.subviews.first?.backgroundColor != .systemGray4)
  }

  @Test func `the button for details tells of its row and selects nothing`() {
    fixture.configure = { cell, _ in cell.accessoryType = .detailDisclosureButton }
    stage.table.reloadData()
    stage.settle()
    fixture.calls = []
    let parts = stage.table.cellForRow(at: .at(2))!.subviews.flatMap(\.subviews)
    let button = parts.first { $0 is UIButton }!
    touch.tap(at: button.convert(CGPoint(x: 8, y: 8), to: nil))
    #expect(fixture.calls == ["accessory 2"])
  }
}
