internal import ConstraintSolver

extension LayoutEngine {
  /// - Returns: False if there is no solution to read; diagnostics have been told.
  func solve() -> Bool {
    do throws(ConstraintError) {
      try solveOnce()
      var rounds = 0
      while rounds < 2, measureWrapping() {
        rounds += 1
        try solveOnce()
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

  func value(_ variable: ConstraintSolver.Variable) -> Double {
    (try? solver.value(of: variable)) ?? 0
  }

  /// Measures views whose height depends on the width that they got.
  ///
  /// - Returns: Whether a size is another than before.
  private func measureWrapping() -> Bool {
    var hasChanged = false
    for record in records {
      guard let view = record.text, view.wrapsContent, !view.layoutState.translatesMask
      else { continue }
      let size = view.contentSize(wrappedAt: CGFloat(value(record.width)))
      guard size != record.wrappedSize ?? view.intrinsicContentSize else { continue }
      record.wrappedSize = size
      for content in record.contentRows { try? solver.remove(content.row) }
      record.contentRows.removeAll()
      refresh(record)
      // A size that was measured again comes after the others in ties.
      for content in record.contentRows {
        try? solver.setTieRank(-1, of: content.row)
      }
      hasChanged = true
    }
    return hasChanged
  }

  func readSolution() {
    for record in records {
      let rect = SolvedRect(
        minX: value(record.minX), minY: value(record.minY), width: value(record.width),
        height: value(record.height))
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
        try? solver.setBreakKey(key(record.item, above, 0, 0), of: frame.row)
      }
      // A size below zero is never the way out.
      for row in record.sizeRows { try? solver.setBreakKey(.init(latestItem: -2), of: row) }
      for constraint in record.item.layoutState.held {
        guard let placement = constraint.placement, placement.engine === self,
          let row = placement.row
        else { continue }
        try? solver.setBreakKey(
          key(
            constraint.first.item, constraint.second.item, constraint.first.attribute.rawValue,
            constraint.second.attribute.rawValue), of: row)
      }
    }
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
      let rows = (try? solver.conflict(breaking: row)) ?? [row]
      let set = rows.compactMap(constraint(of:))
      report(.unsatisfiable(UnsatisfiableConstraints(set, breaking: culprit)))
    }
    brokenConstraints = known
  }

  func report(_ issue: LayoutIssue) {
    if !isTemporary { LayoutDiagnostics.report(issue) }
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

  func implicit(_ record: LayoutRecord, _ frame: FrameRow) -> NSLayoutConstraint {
    let formula = frame.formula
    let above = record.view == nil ? record.item.layoutView : record.view?.parent
    let first = NSLayoutConstraint.Operand(
      item: record.item, attribute: formula.attribute)
    var second = NSLayoutConstraint.Operand.none
    if formula.multiplier != 0 || (record.view == nil && formula.place != .size) {
      second = .init(
        item: above,
        attribute: formula.place == .size ? formula.attribute : formula.attribute)
    }
    let constraint: NSLayoutConstraint
    if let view = record.view {
      let implicit = NSAutoresizingMaskLayoutConstraint(
        first, .equal, second, multiplier: second.item == nil ? 1 : CGFloat(formula.multiplier),
        constant: CGFloat(formula.constant))
      implicit.maskText = view.autoresizingMask.notation
      constraint = implicit
    } else {
      constraint = NSLayoutConstraint(
        first, .equal, second, constant: CGFloat(formula.constant),
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
  // SAFETY: as all that a constraint's description reads; written when the constraint is made.
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
