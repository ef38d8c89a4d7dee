internal import ConstraintSolver

extension LayoutEngine {
  /// How often a layout is solved again because the last solution gave a view that wraps another
  /// width, or moved the text in one whose baseline counts: once where widths do not depend on
  /// heights, nor heights on baselines, and once more for every view where they do.
  private static let maximumMeasureCount = 8

  /// - Returns: False if there is no solution to read; diagnostics have been told.
  func solve() -> Bool {
    do throws(ConstraintError) {
      try solveOnce()
      var rounds = 0
      var (texts, baselines) = (staleTexts(), staleBaselines())
      while !texts.isEmpty || !baselines.isEmpty, rounds < Self.maximumMeasureCount {
        rounds += 1
        for text in texts { takeMeasured(text.size, of: text.record) }
        for stale in baselines { take(stale.baselines, of: stale.record) }
        try solveOnce()
        (texts, baselines) = (staleTexts(), staleBaselines())
      }
      if let view = texts.first?.record.view ?? baselines.first?.record.view {
        report(
          .unsettled(
            path: LayoutNaming.path(view),
            what: "the place of its text depends on the size that it needs there", rounds: rounds))
      }
    } catch {
      report(.tooComplex(reason: "\(error)"))
      return false
    }
    reportBroken()
    return true
  }

  /// Which requirement gives way depends on the order of the views: it is looked up only when
  /// one has to.
  private func solveOnce() throws(ConstraintError) {
    let hadBroken = !brokenConstraints.isEmpty
    if hadBroken { setBreakKeys() }
    try solver.solve()
    guard !solver.brokenConstraints.isEmpty, !hadBroken else { return }
    setBreakKeys()
    try solver.solve()
  }

  /// Views whose height depends on the width that they got, and that need another height in it
  /// than they have.
  private func staleTexts() -> [(record: LayoutRecord, size: CGSize)] {
    var stale: [(record: LayoutRecord, size: CGSize)] = []
    let solution = solver.solution
    for record in records {
      guard let view = record.text, view.wrapsContent, !view.layoutState.translatesMask
      else { continue }
      let size = view.contentSize(wrappedAt: CGFloat(value(record.width, in: solution)))
      if size != record.wrappedSize ?? view.intrinsicContentSize { stale.append((record, size)) }
    }
    return stale
  }

  private func takeMeasured(_ size: CGSize, of record: LayoutRecord) {
    record.wrappedSize = size
    for content in record.contentRows {
      must("replace a size that was measured") { try $0.remove(content.row) }
    }
    record.contentRows.removeAll()
    refresh(record)
    // A size that was measured again comes after the others in ties.
    for content in record.contentRows {
      must("change the order of a size that was measured") {
        try $0.setTieRank(-1, of: content.row)
      }
    }
  }

  func solvedRect(
    of record: LayoutRecord, in solution: ConstraintSolver.Solution
  ) -> SolvedRect {
    SolvedRect(
      minX: value(record.minX, in: solution), minY: value(record.minY, in: solution),
      width: value(record.width, in: solution), height: value(record.height, in: solution))
  }

  func readSolution() {
    let solution = solver.solution
    for record in records {
      let rect = solvedRect(of: record, in: solution)
      guard rect != record.rect else { continue }
      record.rect = rect
      if isTemporary { continue }
      if let view = record.view {
        guard !view.layoutState.translatesMask else { continue }
        if let superview = view.parent {
          superview.setNeedsLayout()
        } else {
          view.takeSolvedSize()
        }
      } else {
        record.item.layoutView?.setNeedsLayout()
      }
    }
  }

  // MARK: Contradictions

  /// Numbers items breadth first, each view's guides after all views of its depth, and keys
  /// every required row by them.
  private func setBreakKeys() {
    var position: [ObjectIdentifier: Int32] = [:]
    var level = [root]
    var next: Int32 = 0
    while !level.isEmpty {
      for view in level {
        position[ObjectIdentifier(view)] = next
        next += 1
      }
      for guide in level.flatMap({ $0.layoutState.systemGuides + $0.layoutState.guides }) {
        position[ObjectIdentifier(guide)] = next
        next += 1
      }
      level = level.flatMap(\.children)
    }
    func key(
      _ one: AnyObject?, _ other: AnyObject?, _ oneAttribute: Int, _ otherAttribute: Int
    ) -> ConstraintSolver.BreakKey {
      let first = one.flatMap { position[ObjectIdentifier($0)] } ?? -1
      let second = other.flatMap { position[ObjectIdentifier($0)] } ?? -1
      return first >= second
        ? .init(latestItem: first, otherItem: second, attribute: Int32(oneAttribute))
        : .init(latestItem: second, otherItem: first, attribute: Int32(otherAttribute))
    }
    for record in records {
      let owner = record.view?.parent ?? record.item.layoutView
      for frame in record.frameRows {
        let above = frame.formula.multiplier != 0 || record.view == nil ? owner : nil
        // A frame that somebody set is the last to give way among a view's requirements.
        setBreakKey(key(record.item, above, 0, 0), of: frame.row)
      }
      // A size below zero is never the way out.
      for row in record.sizeRows { setBreakKey(.init(latestItem: -2), of: row) }
      for constraint in record.item.layoutState.held {
        guard let placement = constraint.placement, placement.reference === reference,
          let row = placement.row
        else { continue }
        setBreakKey(
          key(
            constraint.first.item, constraint.second.item, constraint.first.attribute.rawValue,
            constraint.second.attribute.rawValue), of: row)
      }
    }
  }

  private func setBreakKey(
    _ key: ConstraintSolver.BreakKey, of row: ConstraintSolver.Constraint
  ) {
    must("say which requirement gives way first") { try $0.setBreakKey(key, of: row) }
  }

  private func reportBroken() {
    guard !isTemporary else { return }
    var known: Set<String> = []
    for row in solver.brokenConstraints {
      guard let culprit = constraint(of: row) else { continue }
      // What frames imply is described by a new object each time.
      let isImplied = culprit.placement == nil
      let name =
        isImplied
        ? culprit.text(named: LayoutNaming.path) : culprit.text(named: LayoutNaming.address)
      known.insert(name)
      if brokenConstraints.contains(name) { continue }
      var rows = [row]
      do { rows = try solver.conflict(breaking: row) } catch {
        reportGivingUp("finding what a constraint contradicts", error)
      }
      let set = rows.compactMap(constraint(of:))
      report(.unsatisfiable(UnsatisfiableConstraints(set, breaking: culprit)))
    }
    brokenConstraints = known
  }

  func report(_ issue: LayoutIssue) {
    if !isTemporary, !isRebuilding { LayoutDiagnostics.report(issue) }
  }

  // MARK: Rows as constraints

  /// The constraint that a row stands for: one that was activated, or a new one that says what
  /// a frame, a guide or an intrinsic size implies.
  func constraint(of row: ConstraintSolver.Constraint) -> NSLayoutConstraint? {
    for record in records {
      if let frame = record.frameRows.first(where: { $0.row == row }) {
        return implicit(record, frame)
      }
      if let content = record.contentRows.first(where: { $0.row == row }) {
        return implicit(record, content)
      }
      for constraint in record.item.layoutState.held where constraint.placement?.row == row {
        return constraint
      }
    }
    return nil
  }

  /// The row of a frame or of a guide's edge as a constraint between what it is about and, where
  /// it follows something, the length or the edges of the view above.
  func implicit(_ record: LayoutRecord, _ frame: FrameRow) -> NSLayoutConstraint {
    let formula = frame.formula
    let above = record.view == nil ? record.item.layoutView : record.view?.parent
    let first = NSLayoutConstraint.Operand(item: record.item, attribute: formula.attribute)
    let constraint: NSLayoutConstraint
    if let view = record.view {
      var second = NSLayoutConstraint.Operand.none
      if formula.multiplier != 0 {
        second = .init(item: above, attribute: formula.axis == .horizontal ? .width : .height)
      }
      let implicit = NSAutoresizingMaskLayoutConstraint(
        first, .equal, second, multiplier: second.item == nil ? 1 : CGFloat(formula.multiplier),
        constant: CGFloat(formula.constant))
      implicit.maskText = view.autoresizingMask.notation
      constraint = implicit
    } else {
      // The edges that a guide keeps to are its owner's, whose alignment rectangle the solver
      // counts from: see `edgeFormulas`.
      let inset = above?.nearInset(formula.axis) ?? 0
      constraint = NSLayoutConstraint(
        first, .equal, .init(item: above, attribute: formula.attribute),
        constant: CGFloat(formula.constant - inset),
        identifier: (record.item as? UILayoutGuide)?.edgeIdentifier(formula))
    }
    constraint.holder = above ?? record.view
    return constraint
  }

  func implicit(_ record: LayoutRecord, _ content: ContentRow) -> NSLayoutConstraint {
    let constraint = NSContentSizeLayoutConstraint(
      .init(item: record.item, attribute: content.axis == .horizontal ? .width : .height),
      content.isHugging ? .lessThanOrEqual : .greaterThanOrEqual, .none,
      constant: CGFloat(content.size), priority: UILayoutPriority(content.priority))
    constraint.holder = record.view
    return constraint
  }
}

/// What the frame of a view whose autoresizing mask is translated amounts to.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  // SAFETY: The text is written on the main actor as the constraint is made, before anybody else
  // has it. Its description, which is asked for from anywhere, reads it.
  @safe nonisolated(unsafe) var maskText = ""
}

/// One half of an intrinsic size.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}

extension FrameFormula {
  /// The name that iOS has for it in logs.
  var attribute: NSLayoutConstraint.Attribute {
    switch (axis, place) {
    case (.horizontal, .near): .left
    case (.horizontal, .far): .right
    case (.horizontal, .center): .centerX
    case (.horizontal, _): .width
    case (.vertical, .near), (.vertical, .firstBaseline): .top
    case (.vertical, .far), (.vertical, .lastBaseline): .bottom
    case (.vertical, .center): .centerY
    case (.vertical, .size): .height
    }
  }
}
