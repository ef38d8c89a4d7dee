/// Reports describe the last solve; call them while nothing has changed since.
extension ConstraintSolver {
  /// The required constraints that gave way, in the order in which they did.
  package var brokenConstraints: [Constraint] {
    brokenRows.map { table.constraint(ofRow: Int($0)) }
  }

  /// A smallest set of required constraints that contradict each other, in the order of
  /// insertion; `constraint` is one of them, and the one that gave way.
  ///
  /// - Throws: `unknownConstraint`, `notBroken`, `tooComplex`.
  /// - Complexity: O(k log n) feasibility checks, k being the size of the set.
  package func conflict(breaking constraint: Constraint) throws(ConstraintError) -> [Constraint] {
    let row = Int32(try checked(constraint))
    guard brokenRows.contains(row) else { throw .notBroken }
    var contradictions = Contradictions(table, variableCount: useCount.count)
    let rows = try contradictions.conflict(breaking: row, broken: brokenRows)
    return rows.map { table.constraint(ofRow: Int($0)) }
  }

  /// The amount by which a constraint is missed; 0 if it holds.
  ///
  /// - Throws: `unknownConstraint`.
  package func error(of constraint: Constraint) throws(ConstraintError) -> Double {
    let row = table.rows[try checked(constraint)]
    var excess = -row.constant
    for term in row.terms {
      let index = Int(table.termVariable[term])
      guard let plan, index < plan.value.count else { continue }
      excess += table.termCoefficient[term] * plan.value[index]
    }
    switch row.relation {
    case .lessThanOrEqual: return max(0, excess)
    case .equal: return abs(excess)
    case .greaterThanOrEqual: return max(0, -excess)
    }
  }

  /// Whether several solutions may be optimal: false is certain, true is not.
  ///
  /// - Complexity: O(n) in variables.
  package var mayBeAmbiguous: Bool {
    guard let plan else { return !useCount.isEmpty }
    if plan.mayBeAmbiguous.contains(true) { return true }
    for index in useCount.indices where useCount[index] >= 0 {
      if plan.elimination.isColumn(index), plan.groups.groupOfColumn[index] < 0 { return true }
    }
    return false
  }

  /// The variables that differ between optimal solutions, in the order of their creation.
  ///
  /// - Throws: `tooComplex`.
  /// - Complexity: Two optimisations for each variable of an ambiguous group.
  package func freeVariables() throws(ConstraintError) -> [FreeVariable] {
    guard var plan else { return [] }
    let ranges = try plan.ranges(isInUse: useCount.map { $0 >= 0 })
    return ranges.map { index, range in
      FreeVariable(
        variable: Variable(index: index, generation: generationOfVariable[Int(index)]),
        lowerBound: range.lowerBound, upperBound: range.upperBound)
    }
  }
}
