internal import ConstraintSolver

/// Auto Layout of one view tree: turns constraints, frames and intrinsic sizes into rows of a
/// solver, and its solution into rectangles.
///
/// A view takes part if its autoresizing mask is not translated, if a constraint mentions it or
/// if such a view is below it. Positions are relative to the superview, whose own space counts
/// from its corner whatever its bounds' origin: scrolled content moves with that.
///
/// What is recorded between two solves is applied by `update()`, in an order that depends on
/// the activation of the constraints alone. Intrinsic sizes come before constraints, in the
/// order in which constraints first mention their views: among equals the first one stretches.
@MainActor
package final class LayoutEngine {
  unowned let root: UIView
  /// Whether the engine is made for one question: it leaves no trace in constraints then, and says
  /// nothing to diagnostics.
  let isTemporary: Bool
  /// What constraints and records know the engine by.
  let reference = LayoutEngineReference()
  var solver = ConstraintSolver()
  var records: [LayoutRecord] = []
  /// Trees whose views and constraints are to be taken in.
  private var newTrees: [WeakView] = []
  private var isNew = true
  private var newConstraints: [NSLayoutConstraint] = []
  private var staleRecords: [LayoutRecord] = []
  /// Descriptions of constraints that gave way in the last solve, and have been reported.
  var brokenConstraints: Set<String> = []
  /// Whether the variables are in the order in which a new engine would make them.
  private var isInMakingOrder = true
  /// Solutions that a rebuilt engine begins with, so that what stays is not laid out again.
  private var formerRects: [ObjectIdentifier: SolvedRect] = [:]
  /// Whether anything changed since the last `update()`.
  private(set) var isDirty = true {
    didSet { if isDirty, !oldValue, !isTemporary { root.constraintsNeedPass() } }
  }
  private var isUpdating = false
  /// Whether what is wrong with constraints was told when they were taken in.
  private(set) var isRebuilding = false
  /// Those of the constraint that is being lowered, which may make records meanwhile.
  var terms: [ConstraintSolver.Term] = []
  /// That of a row about one variable.
  var loneTerm: [ConstraintSolver.Term] = []
  /// The items whose baselines the constraint refers to that was lowered last.
  var loweredBaselines: [LayoutRecord] = []
  /// Rows that keep a root which nothing sizes at the size that it has.
  var stayRows: [ConstraintSolver.Constraint] = []

  init(root: UIView, isTemporary: Bool = false) {
    self.root = root
    self.isTemporary = isTemporary
    reference.engine = self
  }

  private struct WeakView {
    weak var view: UIView?
  }

  // MARK: What changed

  func add(_ tree: UIView) {
    newTrees.append(WeakView(view: tree))
    isDirty = true
  }

  func add(_ constraint: NSLayoutConstraint) {
    newConstraints.append(constraint)
    isDirty = true
  }

  func remove(_ constraint: NSLayoutConstraint) {
    isDirty = true
    isInMakingOrder = false
    guard let row = constraint.placement?.row else { return }
    must("remove a constraint") { try $0.remove(row) }
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    isDirty = true
    setConstant(of: constraint)
  }

  func setConstant(of constraint: NSLayoutConstraint) {
    guard let placement = constraint.placement else { return }
    let constant = constraint.directedConstant + placement.offset
    if let row = placement.row, constant.isFinite,
      abs(constant) <= ConstraintSolver.Limit.constant
    {
      must("change a constraint's constant") { try $0.setConstant(constant, of: row) }
    } else {
      place(constraint)
    }
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    isDirty = true
    let priority = constraint.storedPriority
    if let row = constraint.placement?.row, priority.isLegal {
      must("change a constraint's priority") {
        try $0.setPriority(.init(Double(priority.rawValue)), of: row)
      }
    } else {
      place(constraint)
    }
  }

  /// Leading and trailing change places in the view that holds the constraint.
  func directionDidChange(of constraint: NSLayoutConstraint) {
    isDirty = true
    place(constraint)
  }

  /// Leaves every item alone: another engine takes them in.
  func disband() {
    for record in records {
      record.item.layoutState.record = nil
      record.leaveEngine()
    }
    records.removeAll()
    newConstraints.removeAll()
  }

  /// The intrinsic size, a priority, the frame, the mask or the insets changed.
  func itemDidChange(_ record: LayoutRecord) {
    isDirty = true
    guard !record.isStale else { return }
    record.isStale = true
    staleRecords.append(record)
  }

  func firstReferenceDidChange(_ record: LayoutRecord) {
    let rank = tieRank(of: record)
    for content in record.contentRows {
      must("change the order of an intrinsic size") { try $0.setTieRank(rank, of: content.row) }
    }
  }

  /// Ranks an intrinsic size by the first constraint that mentions its item.
  func tieRank(of record: LayoutRecord) -> Int64 {
    Int64.min + 1 + (record.item.layoutState.references.first?.activationOrder ?? 1 << 62)
  }

  /// Takes out a view or guide that leaves the tree, and the constraints that its state holds.
  func remove(_ record: LayoutRecord) {
    isDirty = true
    isInMakingOrder = false
    var rows = record.frameRows.map(\.row) + record.contentRows.map(\.row) + record.sizeRows
    if record.view === root {
      rows += stayRows
      stayRows.removeAll()
    }
    for constraint in record.item.layoutState.held {
      if let placement = constraint.placement, placement.reference === reference,
        let row = placement.row
      {
        rows.append(row)
      }
      constraint.placement = nil
    }
    for row in rows { must("remove what an item requires") { try $0.remove(row) } }
    record.item.layoutState.record = record.shadowed
    record.leaveEngine()
    records[records.count - 1].index = record.index
    records.swapAt(record.index, records.count - 1)
    records.removeLast()
    leaving.append(record)
  }

  /// Records whose variables go as soon as no row mentions them any more.
  private var leaving: [LayoutRecord] = []

  private func dropLeavingVariables() {
    for record in leaving {
      for variable in [record.minX, record.minY, record.width, record.height] {
        must("remove the variables of an item") { try $0.remove(variable) }
      }
    }
    leaving.removeAll()
  }

  // MARK: Updating

  /// Solutions after which a tree is left as it is that each of them changes again: sizes that
  /// views compute from sizes need a few.
  private static let maximumRoundCount = 8
  /// Whether the last update ended without coming to an end, and that was told.
  private var isUnsettled = false

  /// Solves, and asks for the layout of every view with a subview whose rectangle changed.
  ///
  /// A solution may give the root another size, or a view another intrinsic one: then it is solved
  /// again, up to `maximumRoundCount` times in all.
  func update() {
    guard isDirty, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while isDirty, rounds < Self.maximumRoundCount {
      isDirty = false
      rounds += 1
      takeIn()
      dropLeavingVariables()
      refreshStaleRecords()
      guard solve() else { return }
      // What constraints leave open depends on the order of the variables: it must not tell
      // what was there before.
      if !isInMakingOrder, solver.mayBeAmbiguous {
        rebuild()
        guard solve() else { return }
      }
      readSolution()
    }
    if isDirty, !isUnsettled {
      report(
        .unsettled(
          path: LayoutNaming.path(root), what: "each solution of its constraints changes them",
          rounds: rounds))
    }
    isUnsettled = isDirty
  }

  /// Makes everything anew, as an engine does that sees the tree for the first time.
  private func rebuild() {
    isRebuilding = true
    defer { isRebuilding = false }
    formerRects.removeAll()
    for record in records {
      formerRects[ObjectIdentifier(record.item)] = record.rect
      record.item.layoutState.record = nil
      record.leaveEngine()
      for constraint in record.item.layoutState.held { constraint.placement = nil }
    }
    records.removeAll()
    staleRecords.removeAll()
    leaving.removeAll()
    stayRows.removeAll()
    solver = ConstraintSolver()
    isNew = true
    takeIn()
    refreshStaleRecords()
    formerRects.removeAll()
  }

  private func takeIn() {
    // What is held in a new tree is found there.
    var added: [NSLayoutConstraint] = []
    if !isNew {
      added = newConstraints.filter { constraint in
        guard constraint.placement?.reference !== reference, let holder = constraint.holder
        else { return false }
        return holder === root || holder.isDescendant(of: root)
      }
    }
    isInMakingOrder = isNew || (isInMakingOrder && newConstraints.isEmpty && newTrees.isEmpty)
    let trees = isNew ? [root] : newTrees.compactMap(\.view)
    newTrees.removeAll()
    newConstraints.removeAll()
    isNew = false
    var participants: [UIView] = []
    for tree in trees where tree === root || tree.isDescendant(of: root) {
      tree.visitDescendants { view in
        guard let state = view.layoutStateIfAny else { return true }
        if !state.translatesMask { participants.append(view) }
        for constraint in state.held where constraint.placement?.reference !== reference {
          added.append(constraint)
        }
        return true
      }
    }
    if isTemporary { participants.append(root) }
    place(added)
    for view in participants { _ = record(of: view) }
  }

  /// Adds the rows of constraints in the order of their activation, each once.
  private func place(_ constraints: [NSLayoutConstraint]) {
    // Numbers are sorted, not objects, whose every move is counted.
    var order: [(activation: Int64, index: Int)] = []
    order.reserveCapacity(constraints.count)
    for (index, constraint) in constraints.enumerated() {
      order.append((constraint.activationOrder, index))
    }
    order.sort { $0.activation < $1.activation }
    var last: Int64 = 0
    for (activation, index) in order where activation != last {
      last = activation
      place(constraints[index])
    }
  }

  private func refreshStaleRecords() {
    // A refreshed item may make others stale: views compute sizes from other views.
    while !staleRecords.isEmpty {
      let batch = staleRecords
      staleRecords.removeAll()
      for record in batch {
        record.isStale = false
        if record.isIn(self) { refresh(record) }
      }
    }
  }

  // MARK: Records

  /// The record of an item, made where there is none: its superviews' come first.
  func record(of item: any LayoutItem) -> LayoutRecord? {
    if let known = item.layoutState.record, known.isIn(self) { return known }
    var missing: [any LayoutItem] = [item]
    if item !== root {
      var above = item is UIView ? item.layoutView?.parent : item.layoutView
      while let view = above {
        if let known = view.layoutState.record, known.isIn(self) { break }
        missing.append(view)
        if view === root { break }
        above = view.parent
      }
    }
    for item in missing.reversed() { makeRecord(item) }
    return item.layoutState.record
  }

  private func makeRecord(_ item: any LayoutItem) {
    let state = item.layoutState
    let record = LayoutRecord(item, engine: self, &solver)
    record.index = records.count
    if !formerRects.isEmpty, let former = formerRects[ObjectIdentifier(item)] {
      record.rect = former
    }
    if isTemporary { record.shadowed = state.record }
    state.record = record
    records.append(record)
    refresh(record)
    // After all else in ties: it says how small a size may be, not which is wanted.
    for length in [record.width, record.height] {
      let row = mustAdd(
        "keep a size from being negative", length, .greaterThanOrEqual, 0,
        tieRank: ConstraintSolver.floorRank)
      if let row { record.sizeRows.append(row) }
    }
    if let guide = item as? UILayoutGuide, guide.role == .scrolledContent { addStay(record) }
  }

  /// Scrolled content whose end nothing says is as large as its scroll view.
  private func addStay(_ record: LayoutRecord) {
    guard let view = record.item.layoutView, let outer = self.record(of: view) else { return }
    for (inner, outer) in [(record.width, outer.width), (record.height, outer.height)] {
      let row = mustAdd(
        "keep scrolled content at its scroll view's size", [.init(inner), .init(outer, -1)],
        .equal, 0, priority: .init(0.001), tieRank: .max)
      if let row { record.sizeRows.append(row) }
    }
  }

  /// Gives the items back to the engines that had them before; of a temporary engine.
  func restoreRecords() {
    for record in records.reversed() { record.item.layoutState.record = record.shadowed }
    records.removeAll()
  }
}

/// Stands for an engine without keeping it: records and constraints share one weak reference.
final class LayoutEngineReference {
  fileprivate(set) weak var engine: LayoutEngine?
}
