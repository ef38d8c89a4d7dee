import Testing
import UIKit

@MainActor
@Suite struct UITableViewUpdatesTests {
  private let fixture = TableFixture([["a", "b", "c"], ["x", "y"]])
  private let stage: TableStage

  init() {
    stage = TableStage(fixture)
    stage.table.rowHeight = 40
    stage.settle()
    fixture.cellsAsked = []
  }

  @Test func `rows that stay keep their cells`() {
    let table = stage.table
    let (b, y) = (table.cellForRow(at: .at(1)), table.cellForRow(at: .at(1, 1)))
    table.selectRow(at: .at(1), animated: false, scrollPosition: .none)
    fixture.sections = [["new", "b", "c", "d"], ["y"]]
    table.performBatchUpdates {
      table.deleteRows(at: [.at(0), .at(0, 1)], with: .fade)
      table.insertRows(at: [.at(0), .at(3)], with: .automatic)
    }
    #expect(stage.texts == ["new", "b", "c", "d", "y"])
    #expect(table.cellForRow(at: .at(1)) === b)
    #expect(table.cellForRow(at: .at(0, 1)) === y)
    #expect(fixture.cellsAsked == [.at(0), .at(3)])
    #expect(table.indexPathForSelectedRow == .at(1))
    #expect(y?.frame.minY == 160)
    #expect(table.contentSize.height == 200)
  }

  @Test(arguments: [false, true])
  func `a row that is touched while rows change is not left highlighted`(reloads: Bool) {
    let (table, touch) = (stage.table, TouchSimulator(window: stage.window))
    let touches = touch.begin(at: [CGPoint(x: 100, y: 60)])
    touch.wait(seconds: 1)
    let b = table.cellForRow(at: .at(1))
    #expect(b?.isHighlighted == true)
    fixture.sections[0].removeFirst()
    if reloads { table.reloadData() } else { table.deleteRows(at: [.at(0)], with: .none) }
    #expect(b?.isHighlighted == false)
    touch.end(touches)
    #expect(fixture.calls.filter { $0.contains("highlight") } == ["highlight 1", "unhighlight 1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `sections move with their cells`() {
    let table = stage.table
    let (a, x) = (table.cellForRow(at: .at(0)), table.cellForRow(at: .at(0, 1)))
    fixture.sections = [["x", "y"], ["a", "b", "c"], ["n"]]
    table.beginUpdates()
    table.moveSection(1, toSection: 0)
    table.insertSections([2], with: .none)
    table.endUpdates()
    #expect(stage.texts == ["x", "y", "a", "b", "c", "n"])
    #expect(table.cellForRow(at: .at(0)) === x)
    #expect(table.cellForRow(at: .at(0, 1)) === a)
    #expect(fixture.cellsAsked == [.at(0, 2)])
  }

  @Test func `a moved row takes its cell and selection along`() {
    let table = stage.table
    let a = table.cellForRow(at: .at(0))
    table.selectRow(at: .at(0), animated: false, scrollPosition: .none)
    fixture.sections = [["b", "c"], ["x", "a", "y"]]
    table.moveRow(at: .at(0), to: .at(1, 1))
    #expect(stage.texts == ["b", "c", "x", "a", "y"])
    #expect(table.cellForRow(at: .at(1, 1)) === a)
    #expect(table.indexPathForSelectedRow == .at(1, 1))
    #expect(fixture.cellsAsked == [])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
  }

  @Test func `reloaded rows and sections get cells anew, reconfigured ones keep theirs`() {
    let table = stage.table
    let b = table.cellForRow(at: .at(1))
    fixture.sections[0][1] = "B"
    table.reconfigureRows(at: [.at(1)])
    #expect(stage.texts[1] == "B")
    #expect(table.cellForRow(at: .at(1)) === b)
    fixture.sections[0][1] = "BB"
    fixture.cellsAsked = []
    table.reloadRows(at: [.at(1)], with: .none)
    #expect(stage.texts[1] == "BB")
    #expect(fixture.cellsAsked == [.at(1)])
    fixture.sections[1] = ["only"]
    table.reloadSections([1], with: .none)
    #expect(stage.texts == ["a", "BB", "c", "only"])
  }

  @Test func `sections are inserted and deleted`() {
    let table = stage.table
    fixture.sections = [["n"], ["x", "y"]]
    table.beginUpdates()
    table.deleteSections([0], with: .fade)
    table.insertSections([0], with: .fade)
    #expect(table.hasUncommittedUpdates)
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
    #expect(stage.texts == ["n", "x", "y"])
    #expect(fixture.cellsAsked == [.at(0)])
  }

  @Test func `an empty update asks for heights again`() {
    fixture.height = { _ in 40 }
    stage.table.reloadData()
    stage.settle()
    fixture.height = { $0.section == 0 ? 70 : 40 }
    stage.table.beginUpdates()
    stage.table.endUpdates()
    stage.settle()
    #expect(stage.table.contentSize.height == 290)
    let second = stage.table.cellForRow(at: .at(1))
    #expect(second?.frame == CGRect(x: 0, y: 70, width: 320, height: 70))
  }

  @Test func `changes before the first layout are loaded as they are`() {
    let fixture = TableFixture([["a"]])
    let stage = TableStage(fixture)
    fixture.sections = [["a", "b"]]
    stage.table.insertRows(at: [.at(1)], with: .none)
    #expect(stage.texts == ["a", "b"])
  }

  @Test func `what cannot be is not taken for an update`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      // Without a harness that fails the test, it is the process that ends.
      UIKitException.setHandler(nil)
      let fixture = TableFixture([["a", "b"]])
      let stage = TableStage(fixture)
      stage.settle()
      fixture.sections = [["a", "b", "c"]]
      stage.table.deleteRows(at: [.at(0)], with: .none)
    }
  }
}
