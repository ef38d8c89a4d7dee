internal import ConstraintSolver

extension UIView {
  /// Whether the constraints leave open where the view is, or how large.
  public var hasAmbiguousLayout: Bool { !openVariables.isEmpty }

  /// Moves an ambiguous view to another place that its constraints allow. Called again, back.
  ///
  /// Differs: the place is a function of the constraints; iOS takes a random one.
  public func exerciseAmbiguityInLayout() {
    guard let engine = layoutStateIfAny?.record?.engine, let open = openVariables.first
    else { return }
    engine.prefer(open.variable, otherThan: open.lowerBound, open.upperBound)
    layer.superlayer?.setNeedsLayout()
    layoutRoot.layoutIfNeeded()
  }

  /// The constraints that decide where the view is on an axis, and how large: those whose
  /// constant changes that, including what intrinsic sizes and frames imply.
  ///
  /// - Complexity: Two solutions for each constraint in the tree. For looking into a layout.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutTree()
    guard let record = layoutStateIfAny?.record, let engine = record.engine else { return [] }
    return engine.constraints(affecting: [record.origin(axis), record.length(axis)])
  }

  /// The names of what is open: `minX`, `minY`, `width`, `height`.
  package var ambiguousDimensions: [String] {
    guard let record = layoutStateIfAny?.record else { return [] }
    let names = [
      (record.minX, "minX"), (record.minY, "minY"), (record.width, "width"),
      (record.height, "height"),
    ]
    let open = Set(openVariables.map(\.variable))
    return names.filter { open.contains($0.0) }.map(\.1)
  }

  private var openVariables: [ConstraintSolver.FreeVariable] {
    layoutTree()
    guard let record = layoutStateIfAny?.record, let engine = record.engine,
      engine.solver.mayBeAmbiguous
    else { return [] }
    let all: [ConstraintSolver.FreeVariable]
    do { all = try engine.solver.freeVariables() } catch {
      engine.reportGivingUp("looking for what constraints leave open", error)
      return []
    }
    // A root's origin is nobody's business.
    let own =
      self === engine.root
      ? [record.width, record.height]
      : [record.minX, record.minY, record.width, record.height]
    return all.filter { own.contains($0.variable) }
  }
}

extension LayoutEngine {
  /// False where the constraints are known to leave nothing open.
  var mayBeAmbiguous: Bool { solver.mayBeAmbiguous }

  /// Takes the optimal solution in which a variable is at its other end.
  fileprivate func prefer(
    _ variable: ConstraintSolver.Variable, otherThan lower: Double, _ upper: Double
  ) {
    let current = value(variable)
    let ends = [lower, upper].filter(\.isFinite)
    var target = ends.max { abs($0 - current) < abs($1 - current) } ?? current
    if abs(target - current) < 1e-6 {
      // One end at most: the other one is as far away as a thumb is wide.
      target = upper.isFinite ? current - 44 : current + 44
    }
    let limit = ConstraintSolver.Limit.constant
    var other = solver
    do {
      try other.add(
        [.init(variable)], .equal, min(max(target, -limit), limit), priority: .init(1e-4))
      try other.solve()
    } catch {
      return reportGivingUp("moving an ambiguous view", error)
    }
    let kept = solver
    solver = other
    readSolution()
    solver = kept
  }

  /// The constraints whose constants move any of the variables.
  fileprivate func constraints(
    affecting variables: [ConstraintSolver.Variable]
  ) -> [NSLayoutConstraint] {
    let before = variables.map(value)
    var result: [NSLayoutConstraint] = []
    func isAffected(by row: ConstraintSolver.Constraint, _ constant: Double) -> Bool {
      [1.0, -1].contains { step in
        guard abs(constant + step) <= ConstraintSolver.Limit.constant else { return false }
        do {
          return try moves(variables, from: before, row, to: constant + step)
        } catch {
          reportGivingUp("looking for the constraints that decide where a view is", error)
          return false
        }
      }
    }
    for record in records {
      for frame in record.frameRows where isAffected(by: frame.row, frame.formula.constant) {
        result.append(implicit(record, frame))
      }
      // Both halves of an intrinsic size are one constraint on iOS.
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let halves = record.contentRows.filter { $0.axis == axis }
        if halves.contains(where: { isAffected(by: $0.row, $0.size) }) {
          result += halves.map { implicit(record, $0) }
        }
      }
      for constraint in record.item.layoutState.held {
        guard let placement = constraint.placement, placement.reference === reference,
          let row = placement.row
        else { continue }
        if isAffected(by: row, constraint.directedConstant + placement.offset) {
          result.append(constraint)
        }
      }
    }
    return result
  }

  /// Whether variables have other values where a row has another constant.
  private func moves(
    _ variables: [ConstraintSolver.Variable], from values: [Double],
    _ row: ConstraintSolver.Constraint, to constant: Double
  ) throws(ConstraintError) -> Bool {
    var probe = solver
    try probe.setConstant(constant, of: row)
    try probe.solve()
    guard probe.brokenConstraints.count == solver.brokenConstraints.count else { return false }
    for (variable, value) in zip(variables, values) {
      if abs(try probe.value(of: variable) - value) > 1e-6 { return true }
    }
    return false
  }
}
