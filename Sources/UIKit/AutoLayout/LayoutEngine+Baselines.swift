internal import ConstraintSolver

/// Baselines in a layout.
///
/// To the solver a baseline is a fixed distance from an edge, as it is to iOS. Where text lies in
/// a view depends on the size that the solution gives the view, so that it is asked for after
/// each one, and where it is another distance, the layout is solved again with that.
extension LayoutEngine {
  /// Where the baselines of a view are in the size that it had last, or in its own size before.
  /// Without text the first baseline is the top and the last one the bottom: Apple documents the
  /// bottom alone.
  func baselineOffsets(of view: UIView) -> BaselineOffsets {
    guard let text = Self.textLayout(of: view), let record = record(of: view) else {
      return BaselineOffsets(fromTop: 0, fromBottom: 0)
    }
    if !loweredBaselines.contains(where: { $0 === record }) { loweredBaselines.append(record) }
    return record.baselines?.offsets ?? text.naturalBaselineOffsets
  }

  /// Remembers whose baselines a constraint that was added goes by.
  func keepBaselines(of constraint: NSLayoutConstraint, _ row: ConstraintSolver.Constraint?) {
    for record in loweredBaselines {
      record.baselineUsers.removeAll { $0.constraint == nil || $0.constraint === constraint }
      record.baselineUsers.append(BaselineUser(constraint: constraint, row: row))
    }
  }

  /// Views whose baselines lie elsewhere in the size of the last solution than was assumed.
  func staleBaselines() -> [(record: LayoutRecord, baselines: SizedBaselines)] {
    var stale: [(record: LayoutRecord, baselines: SizedBaselines)] = []
    let solution = solver.solution
    for record in records where !record.baselineUsers.isEmpty {
      guard let text = record.text else { continue }
      let size = text.frame(ofSolved: solvedRect(of: record, in: solution)).size
      guard size != record.baselines?.size else { continue }
      let baselines = SizedBaselines(size: size, offsets: text.baselineOffsets(in: size))
      if baselines.offsets == record.baselines?.offsets ?? text.naturalBaselineOffsets {
        record.baselines = baselines
      } else {
        stale.append((record, baselines))
      }
    }
    return stale
  }

  func take(_ baselines: SizedBaselines, of record: LayoutRecord) {
    record.baselines = baselines
    refreshBaselines(record)
  }

  /// Brings the constraints up to date that go by the baselines of an item.
  func refreshBaselines(_ record: LayoutRecord) {
    for user in record.baselineUsers {
      guard let constraint = user.constraint, constraint.holder != nil else { continue }
      if isTemporary {
        guard let row = user.row, let (offset, _) = lower(constraint) else { continue }
        must("move a baseline") {
          try $0.setConstant(constraint.directedConstant + offset, of: row)
        }
      } else {
        refreshOffset(of: constraint)
      }
    }
  }

  /// Brings a constraint up to date whose offset depends on insets or baselines of its items.
  func refreshOffset(of constraint: NSLayoutConstraint) {
    guard let placement = constraint.placement, placement.reference === reference,
      let (offset, _) = lower(constraint), offset != placement.offset
    else { return }
    constraint.placement?.offset = offset
    setConstant(of: constraint)
  }
}

/// Where baselines are in a view of a size.
struct SizedBaselines {
  var size: CGSize
  var offsets: BaselineOffsets
}

/// A constraint that goes by the baselines of an item.
struct BaselineUser {
  weak var constraint: NSLayoutConstraint?
  /// Its row in a temporary engine; elsewhere the constraint knows.
  var row: ConstraintSolver.Constraint?
}
