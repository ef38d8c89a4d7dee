import Foundation

/// Keeps what undoes changes. Foundation on Linux has none.
///
/// Differs: no run loop opens and closes groups. Without `beginUndoGrouping()` each registered
/// action is a group of its own, unless it is registered while another is undone or redone, which
/// makes one group of all.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let perform: @MainActor (AnyObject) -> Void
  }

  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var openGroups: [Group] = []
  private var disableCount = 0

  public override init() {
    super.init()
  }

  /// Whether `undo()` is running.
  open private(set) var isUndoing = false
  /// Whether `redo()` is running.
  open private(set) var isRedoing = false
  /// Whether actions are registered: not while calls of `disableUndoRegistration()` are open.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }
  /// The number of groups that are open, one inside the other.
  open var groupingLevel: Int { openGroups.count }
  /// Whether there is an action to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// Whether there is an action to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// The most groups that are kept; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// No difference: there is no run loop that ends groups.
  open var groupsByEvent = true

  /// Ignores actions until the matching `enableUndoRegistration()`.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Ends one call of `disableUndoRegistration()`.
  open func enableUndoRegistration() { disableCount = max(disableCount - 1, 0) }

  /// The target is not kept: an action of one that is gone does nothing.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    register(Action(target: target) { ($0 as? Target).map(handler) })
  }

  /// Registers a message that undoes a change.
  open func registerUndo(
    withTarget target: Any, selector: Selector, object anObject: Any?
  ) {
    register(
      Action(target: target as AnyObject) { selector.send(to: $0, sender: anObject) })
  }

  private func register(_ action: Action) {
    guard isUndoRegistrationEnabled else { return }
    if !isUndoing, !isRedoing { redoStack = [] }
    if openGroups.isEmpty {
      push(Group(actions: [action]))
    } else {
      openGroups[openGroups.count - 1].actions.append(action)
    }
  }

  private func push(_ group: Group) {
    guard !group.actions.isEmpty else { return }
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }

  /// Opens a group of actions that are undone together.
  open func beginUndoGrouping() { openGroups.append(Group()) }

  /// Ends the innermost group. Without a group that was begun it does nothing; iOS raises an
  /// exception.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    if openGroups.isEmpty {
      push(group)
    } else {
      openGroups[openGroups.count - 1].actions += group.actions
    }
  }

  /// Undoes the last group, after ending those that are open.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    replay(group)
    isUndoing = false
  }

  /// Redoes the group that was undone last; does nothing if there is none.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    replay(group)
    isRedoing = false
  }

  private func replay(_ group: Group) {
    beginUndoGrouping()
    openGroups[0].name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.perform(target) }
    }
    endUndoGrouping()
  }

  /// Forgets all actions, and registers those that come again.
  open func removeAllActions() {
    (undoStack, redoStack, openGroups) = ([], [], [])
    disableCount = 0
  }

  /// Forgets the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    func without(_ group: Group) -> Group? {
      var group = group
      group.actions.removeAll { $0.target === target as AnyObject }
      return group.actions.isEmpty ? nil : group
    }
    undoStack = undoStack.compactMap(without)
    redoStack = redoStack.compactMap(without)
  }

  // MARK: Names

  /// Names the innermost open group, or without one the last group, for menus.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// The name of the group that `undo()` undoes; empty where it has none.
  open var undoActionName: String { undoStack.last?.name ?? "" }
  /// The name of the group that `redo()` redoes; empty where it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu's item for `undo()`.
  open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  /// The title of a menu's item for `redo()`.
  open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

  private static func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }
}
