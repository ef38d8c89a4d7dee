import Foundation
import ObjectiveCRuntime
import Testing

@MainActor private final class Counter: NSObject {
  var value = 0

  func take(_ value: Int) { self.value = value }
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

  @Test func `a limit of levels forgets the oldest groups, and zero sets none`() {
    let (counter, manager) = (Counter(), UndoManager())
    manager.levelsOfUndo = 2
    for value in 1...4 { set(value, counter, manager) }
    for _ in 0..<4 { manager.undo() }
    #expect(counter.value == 2 && !manager.canUndo)
    let unlimited = UndoManager()
    counter.value = 0
    for value in 1...20 { set(value, counter, unlimited) }
    #expect(unlimited.levelsOfUndo == 0)
    while unlimited.canUndo { unlimited.undo() }
    #expect(counter.value == 0)
  }

  @Test func `a limit that is set later forgets as well`() {
    let (counter, manager) = (Counter(), UndoManager())
    for value in 1...4 { set(value, counter, manager) }
    manager.levelsOfUndo = 1
    manager.undo()
    manager.undo()
    #expect(counter.value == 3)
  }

  @Test func `a group in a group is undone with the outer one`() {
    let (counter, manager) = (Counter(), UndoManager())
    manager.beginUndoGrouping()
    set(1, counter, manager)
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    set(2, counter, manager)
    manager.endUndoGrouping()
    set(3, counter, manager)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 3)
  }

  @Test func `a group without actions leaves no entry to undo`() {
    let manager = UndoManager()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
  }

  @Test func `actions are ignored while registration is disabled, as often as it was`() {
    let (counter, manager) = (Counter(), UndoManager())
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    set(1, counter, manager)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
    set(2, counter, manager)
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func `forgetting all actions registers again`() {
    let (counter, manager) = (Counter(), UndoManager())
    set(1, counter, manager)
    set(2, counter, manager)
    manager.undo()
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
    #expect(manager.isUndoRegistrationEnabled)
  }

  @Test func `the actions of one target are forgotten`() {
    let (first, second, manager) = (Counter(), Counter(), UndoManager())
    set(1, first, manager)
    set(1, second, manager)
    manager.removeAllActions(withTarget: second)
    manager.undo()
    #expect(first.value == 0 && second.value == 1 && !manager.canUndo)
  }

  @Test func `the name of an action goes with it from undoing to redoing`() {
    let (counter, manager) = (Counter(), UndoManager())
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    set(1, counter, manager)
    manager.setActionName("First")
    set(2, counter, manager)
    manager.setActionName("Second")
    manager.undo()
    #expect(manager.undoActionName == "First" && manager.redoActionName == "Second")
    #expect(manager.redoMenuItemTitle == "Redo Second")
    manager.redo()
    #expect(manager.undoActionName == "Second" && manager.redoActionName == "")
  }

  @Test func `a manager says that it undoes or redoes while it does`() {
    let (counter, manager) = (Counter(), UndoManager())
    var told: [[Bool]] = []
    manager.registerUndo(withTarget: counter) { counter in
      told.append([manager.isUndoing, manager.isRedoing])
      manager.registerUndo(withTarget: counter) { _ in
        told.append([manager.isUndoing, manager.isRedoing])
      }
    }
    manager.undo()
    manager.redo()
    #expect(told == [[true, false], [false, true]])
    #expect(!manager.isUndoing && !manager.isRedoing)
  }

  @Test func `a target is not kept, and its action does nothing when it is gone`() {
    let manager = UndoManager()
    weak var gone: Counter?
    var calls = 0
    do {
      let counter = Counter()
      gone = counter
      manager.registerUndo(withTarget: counter) { _ in calls += 1 }
    }
    #expect(gone == nil)
    manager.undo()
    #expect(calls == 0)
  }

  @Test func `a message undoes with its object`() {
    let (counter, manager) = (Counter(), UndoManager())
    counter.value = 5
    manager.registerUndo(
      withTarget: counter, selector: Selector("take:", Counter.take), object: 3)
    manager.undo()
    #expect(counter.value == 3)
  }
}
