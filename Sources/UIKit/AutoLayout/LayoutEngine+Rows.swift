internal import ConstraintSolver

/// Turns constraints, frames and intrinsic sizes into rows of the solver.
extension LayoutEngine {
  // MARK: Constraints

  /// Adds a constraint's row, or replaces it.
  func place(_ constraint: NSLayoutConstraint) {
    if !isTemporary, let placement = constraint.placement, placement.reference === reference,
      let row = placement.row
    {
      must("replace a constraint") { try $0.remove(row) }
    }
    guard let (offset, relation) = lower(constraint) else {
      if !isTemporary {
        constraint.placement = LayoutPlacement(reference: reference, row: nil, offset: 0)
      }
      return
    }
    let constant = constraint.directedConstant + offset
    var row: ConstraintSolver.Constraint?
    let priority = constraint.storedPriority
    if !priority.isLegal { reportPriority(of: constraint) }
    if priority.rawValue > 0 {
      do throws(ConstraintError) {
        row = try solver.add(
          terms, relation, constant, priority: .init(Double(min(priority.rawValue, 1000))),
          tieRank: constraint.activationOrder)
      } catch {
        report(
          .refusedConstraint(
            description: constraint.text(named: LayoutNaming.path), reason: "\(error)"))
      }
    }
    if !isTemporary {
      constraint.placement = LayoutPlacement(reference: reference, row: row, offset: offset)
    }
    if !loweredBaselines.isEmpty { keepBaselines(of: constraint, isTemporary ? row : nil) }
  }

  private func reportPriority(of constraint: NSLayoutConstraint) {
    let priority = constraint.storedPriority.rawValue
    report(
      .illegalNumber(
        subject: "The priority of \(constraint.text(named: LayoutNaming.path))",
        number: "\(priority)", rule: "Priorities are above 0 and at most 1000",
        consequence: priority > 1000 ? "it counts as 1000" : "the constraint is left out"))
  }

  /// The largest length that Auto Layout knows, which stands in for `greatestFiniteMagnitude` and
  /// whatever else exceeds it.
  ///
  /// Source: intrinsic widths that people measured (qanswer.pro); iOS's log says of constants that
  /// a smaller value is substituted (`_NSLayoutConstraintNumberExceedsLimit`).
  static let largestLength: CGFloat = 2_777_777

  /// A constant within what Auto Layout knows; one that is not finite stays so, and is refused.
  static func limited(_ constant: Double) -> Double {
    guard constant.isFinite else { return constant }
    return min(max(constant, -Double(largestLength)), Double(largestLength))
  }

  /// Leaves the terms in `terms`; the offset is what they add to the constant.
  func lower(
    _ constraint: NSLayoutConstraint
  ) -> (offset: Double, relation: ConstraintSolver.Relation)? {
    terms.removeAll(keepingCapacity: true)
    loweredBaselines.removeAll(keepingCapacity: true)
    guard let container = constraint.holder, constraint.canPair else { return nil }
    let multiplier = Double(constraint.storedMultiplier)
    guard let one = lower(constraint.first, factor: 1, in: container),
      let other = lower(constraint.second, factor: -multiplier, in: container)
    else { return nil }
    let isReversed = constraint.runsFromRight
    let relation: ConstraintSolver.Relation =
      switch constraint.storedRelation {
      case .lessThanOrEqual: isReversed ? .greaterThanOrEqual : .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: isReversed ? .lessThanOrEqual : .greaterThanOrEqual
      }
    return (-one - other, relation)
  }

  /// Adds an operand's terms and returns its constant part, nil if its item is gone.
  private func lower(
    _ operand: NSLayoutConstraint.Operand, factor: Double, in container: UIView
  ) -> Double? {
    guard operand.attribute != .notAnAttribute else { return 0 }
    let isReversed =
      operand.isDistance && operand.attribute.followsDirection && container.isRightToLeft
    let factor = isReversed ? -factor : factor
    guard let item = operand.reference?.item,
      let end = lower(operand.attribute, of: item, factor: factor, in: container)
    else { return nil }
    guard operand.isDistance else { return end }
    guard let origin = operand.originReference?.item,
      let start = lower(operand.originAttribute, of: origin, factor: -factor, in: container)
    else { return nil }
    return end + start
  }

  private func lower(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, factor: Double,
    in container: UIView
  ) -> Double? {
    guard
      let resolved = LayoutAttribute(attribute, isRightToLeft: container.isRightToLeft)
    else { return 0 }
    var item = item
    if resolved.isWithinMargins, let view = item as? UIView { item = view.layoutMarginsGuide }
    if item === container, resolved.isOfContent, let scrollView = item as? UIScrollView {
      item = scrollView.contentLayoutGuide
    }
    var offset = 0.0
    if let view = item as? UIView {
      if resolved.place == .firstBaseline {
        let source = view.baselineSource(\.forFirstBaselineLayout)
        item = source
        offset = Double(baselineOffsets(of: source).fromTop)
      } else if resolved.place == .lastBaseline {
        let source = view.baselineSource(\.forLastBaselineLayout)
        item = source
        offset = -Double(baselineOffsets(of: source).fromBottom)
      }
    }
    guard let record = record(of: item) else { return nil }
    let axis = resolved.axis
    switch resolved.place {
    case .near, .firstBaseline: break
    case .center: terms.append(.init(record.length(axis), factor / 2))
    case .far, .lastBaseline, .size: terms.append(.init(record.length(axis), factor))
    }
    if resolved.place == .size { return 0 }
    guard let position = lowerPosition(of: record, axis, factor: factor, in: container)
    else { return nil }
    return position + factor * offset
  }

  /// Adds where an item's near edge lies in the space of `container`.
  private func lowerPosition(
    of record: LayoutRecord, _ axis: NSLayoutConstraint.Axis, factor: Double,
    in container: UIView
  ) -> Double? {
    if let view = record.view, view === container { return factor * view.nearInset(axis) }
    terms.append(.init(record.origin(axis), factor))
    var offset = 0.0
    var above = record.view == nil ? record.item.layoutView : record.view?.parent
    while let view = above, view !== container {
      guard let outer = self.record(of: view) else { return nil }
      terms.append(.init(outer.origin(axis), factor))
      offset -= view.nearInset(axis)
      above = view.parent
    }
    return above == nil ? nil : factor * offset
  }

  // MARK: Items

  /// Brings an item's own rows up to date.
  func refresh(_ record: LayoutRecord) {
    if let view = record.view {
      setFrameRows(record, frameFormulas(of: view))
      refreshContent(record, view)
      if view === root, !isTemporary { refreshStay(record, view) }
    } else if let guide = record.item as? UILayoutGuide, let formulas = guide.edgeFormulas {
      setFrameRows(record, formulas)
    }
    guard !isTemporary else { return }
    // Insets and baselines are in the constants of the constraints that mention the item.
    for constraint in record.item.layoutState.references
    where constraint.placement?.reference === reference && constraint.mentionsOffsets {
      refreshOffset(of: constraint)
    }
    guard !record.baselineUsers.isEmpty else { return }
    if let size = record.baselines?.size, let text = record.text {
      record.baselines = SizedBaselines(size: size, offsets: text.baselineOffsets(in: size))
    }
    refreshBaselines(record)
  }

  private func setFrameRows(_ record: LayoutRecord, _ formulas: [FrameFormula]) {
    let old = record.frameRows
    if old.count == formulas.count,
      zip(old, formulas).allSatisfy({
        $0.formula.axis == $1.axis && $0.formula.place == $1.place
          && $0.formula.multiplier == $1.multiplier
      })
    {
      for (index, formula) in formulas.enumerated()
      where formula.constant != old[index].formula.constant {
        guard formula.constant.isFinite else { continue }
        record.frameRows[index].formula = formula
        must("change what a frame requires") {
          try $0.setConstant(formula.constant, of: old[index].row)
        }
      }
      return
    }
    for row in old { must("replace what a frame requires") { try $0.remove(row.row) } }
    record.frameRows = formulas.compactMap { formula in
      addFrameRow(record, formula).map { FrameRow(row: $0, formula: formula) }
    }
  }

  private func addFrameRow(
    _ record: LayoutRecord, _ formula: FrameFormula
  ) -> ConstraintSolver.Constraint? {
    var terms: [ConstraintSolver.Term] = []
    let length = record.length(formula.axis)
    switch formula.place {
    case .near, .firstBaseline: terms = [.init(record.origin(formula.axis))]
    case .far, .lastBaseline: terms = [.init(record.origin(formula.axis)), .init(length)]
    case .center: terms = [.init(record.origin(formula.axis)), .init(length, 0.5)]
    case .size: terms = [.init(length)]
    }
    if formula.multiplier != 0 {
      let above = record.view == nil ? record.item.layoutView : record.view?.parent
      guard let above, let outer = self.record(of: above) else { return nil }
      terms.append(.init(outer.length(formula.axis), -formula.multiplier))
    }
    return mustAdd("add what a frame requires", terms[...], .equal, formula.constant, tieRank: .min)
  }

  /// A root that constraints size keeps its size where they leave it open.
  private func refreshStay(_ record: LayoutRecord, _ view: UIView) {
    for row in stayRows { must("replace the size of a root") { try $0.remove(row) } }
    stayRows.removeAll()
    guard !view.layoutState.translatesMask else { return }
    let size = view.alignmentSize(view.bounds.size)
    for (variable, length) in [(record.width, size.width), (record.height, size.height)] {
      let row = mustAdd(
        "keep the size of a root", variable, .equal,
        length.isFinite ? min(max(length, -1e9), 1e9) : 0, priority: .init(0.001), tieRank: .max)
      if let row { stayRows.append(row) }
    }
  }

  private func refreshContent(_ record: LayoutRecord, _ view: UIView) {
    var rows: [(axis: NSLayoutConstraint.Axis, isHugging: Bool, size: Double, priority: Float)] =
      []
    if !view.layoutState.translatesMask || (isTemporary && view === root) {
      let size = record.wrappedSize ?? view.intrinsicContentSize
      if !isTemporary, record.wrappedSize == nil { view.keepContentSize(size) }
      rows.reserveCapacity(4)
      for (axis, length) in [
        (NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height),
      ] where length >= 0 {
        let length = min(length, Self.largestLength)
        rows.append((axis, true, Double(length), view.contentHuggingPriority(for: axis).rawValue))
        rows.append(
          (
            axis, false, Double(length),
            view.contentCompressionResistancePriority(for: axis).rawValue
          ))
      }
    }
    rows.removeAll { !($0.priority > 0) }
    let old = record.contentRows
    if old.count == rows.count,
      zip(old, rows).allSatisfy({ $0.axis == $1.axis && $0.isHugging == $1.isHugging })
    {
      for (index, row) in rows.enumerated() {
        record.contentRows[index].size = row.size
        record.contentRows[index].priority = row.priority
        must("change an intrinsic size") {
          try $0.setConstant(row.size, of: old[index].row)
          try $0.setPriority(Self.contentPriority(row.priority), of: old[index].row)
        }
      }
      return
    }
    for row in old { must("replace an intrinsic size") { try $0.remove(row.row) } }
    let rank = tieRank(of: record)
    record.contentRows = rows.compactMap { row in
      let added = mustAdd(
        "add an intrinsic size", record.length(row.axis),
        row.isHugging ? .lessThanOrEqual : .greaterThanOrEqual, row.size,
        priority: Self.contentPriority(row.priority), tieRank: rank)
      return added.map {
        ContentRow(
          row: $0, axis: row.axis, isHugging: row.isHugging, size: row.size,
          priority: row.priority)
      }
    }
  }

  /// A content size that must hold gives way to constraints that must.
  private static func contentPriority(_ priority: Float) -> ConstraintSolver.Priority {
    priority >= 1000 ? .almostRequired : .init(Double(priority))
  }
}

extension NSLayoutConstraint {
  /// Whether its offset depends on what the items say of themselves.
  var mentionsOffsets: Bool {
    if first.attribute.isBaseline || second.attribute.isBaseline
      || first.originAttribute.isBaseline || second.originAttribute.isBaseline
    {
      return true
    }
    var hasInsets = false
    forEachItem { item in
      hasInsets = (item as? UIView)?.hasAlignmentInsets ?? false
      return !hasInsets
    }
    return hasInsets
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
