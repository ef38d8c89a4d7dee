import Testing
import UIKit

private final class Counter: NSObject {
  var value = 0
}

@MainActor
@Suite struct UndoManagerTests {
  private func set(_ value: Int, _ counter: Counter, _ manager: UndoManager) {
    let old = counter.value
    manager.registerUndo(withTarget: counter) { set(old, $0, manager) }
    counter.value = value
  }

  @Test func `what is undone can be redone`() {
    let (counter, manager) = (Counter(), UndoManager())
    set(1, counter, manager)
    set(2, counter, manager)
    manager.setActionName("Count")
    #expect(manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    #expect(counter.value == 1 && manager.canRedo)
    manager.redo()
    #expect(counter.value == 2 && !manager.canRedo)
    manager.undo()
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    set(5, counter, manager)
    #expect(!manager.canRedo)
  }

  @Test func `a group is undone as one`() {
    let (counter, manager) = (Counter(), UndoManager())
    manager.beginUndoGrouping()
    set(1, counter, manager)
    set(2, counter, manager)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
  }

  @Test func `a table of objects forgets those that are gone`() {
    let table = NSHashTable<Counter>.weakObjects()
    let kept = Counter()
    table.add(kept)
    table.add(kept)
    do {
      let gone = Counter()
      table.add(gone)
      #expect(table.count == 2)
    }
    #expect(table.allObjects == [kept] && table.contains(kept))
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test func `a timer that calls a method knows what it was made with`() {
    let timer = Timer(
      timeInterval: 9, target: Counter(), selector: Selector("tick"), userInfo: "info",
      repeats: false)
    #expect(timer.userInfo as? String == "info")
    let scheduled = Timer.scheduledTimer(
      timeInterval: 9, target: Counter(), selector: Selector("tick"), userInfo: 7, repeats: true)
    #expect(scheduled.userInfo as? Int == 7)
    scheduled.invalidate()
  }

  @Test func `empty texts and places of Objective-C`() {
    #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
    #expect(NSTextStorage().length == 0 && CFAbsoluteTimeGetCurrent() > 0)
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.section == 2 && path.item == 3)
  }
}
