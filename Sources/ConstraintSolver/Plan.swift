/// Everything a solve derives from the constraints, kept so that new constants can follow.
///
/// Required equalities are substituted; each other row bounds a column or a form, a fixed
/// linear combination of columns; columns that share no form are solved separately.
struct Plan: Sendable {
  /// A row of the table and how high its errors count; level 0 is required.
  struct Entry {
    var row: Int32
    var level: Int32
  }

  /// What a row demands once it is reduced.
  struct Bound {
    var row: Int32
    /// Index of the form, or the complement of the column's variable.
    var entity: Int32
    var level: Int32
    var relation: ConstraintSolver.Relation
    /// What the row's linear part is compared with.
    var rightSide: Double
    /// The row's linear part as a multiple of its entity.
    var scale: Double
    /// Whether it says how small a length may be.
    var isFloor = false

    var value: Double { rightSide / scale }
    var entityRelation: ConstraintSolver.Relation { scale < 0 ? relation.flipped : relation }
  }

  var elimination: Elimination
  /// Rows without columns: their error is fixed.
  var fixedBounds: [Bound] = []
  var bounds: [Bound] = []
  var forms = Forms()
  var groups = Groups()
  /// The value of each variable.
  var value: [Double]
  /// Whether each group may have several optimal solutions.
  var mayBeAmbiguous: [Bool] = []
  /// Whether what is required can be met.
  var isFeasible = true
  /// How many optional priorities were treated as required, from the highest down.
  var promotedLevels = 0
  var simplex: LexicographicSimplex
  var scratch = Scratch()

  /// Required bounds may be missed by this much, relative to their magnitude.
  static let feasibilityTolerance = 1e-7

  struct Scratch: Sendable {
    var lower: [Double] = []
    var upper: [Double] = []
    /// The entity of each column, and of each form, in the group that is being solved.
    var local: [Int32] = []
    var localForm: [Int32] = []
    var levels: [Int32] = []
    var bounds: [LexicographicSimplex.Bound] = []
  }

  /// Reduces and solves. Stops early, with `isFeasible` false, at the first contradiction.
  ///
  /// - Parameters:
  ///   - entries: In the order in which equalities are substituted and ties broken.
  ///   - workspace: What solves the groups; nothing depends on what it solved before.
  init(
    _ table: borrowing ConstraintTable, variableCount: Int, entries: [Entry],
    workspace: consuming LexicographicSimplex = LexicographicSimplex()
  ) throws(ConstraintError) {
    simplex = workspace
    elimination = Elimination(variableCount: variableCount, rowCount: entries.count)
    value = Array(repeating: 0, count: variableCount)
    for entry in entries
    where entry.level == 0 && table.rows[Int(entry.row)].relation == .equal {
      try elimination.eliminate(entry.row, table)
      guard elimination.contradictions.isEmpty else {
        isFeasible = false
        return
      }
    }
    elimination.resolve()
    try reduce(entries, table)
    guard isFeasible else { return }
    groups = Groups(variableCount: variableCount, bounds: bounds, forms: forms)
    mayBeAmbiguous = Array(repeating: false, count: groups.count)
    scratch.lower = value
    scratch.upper = value
    scratch.local = Array(repeating: 0, count: variableCount)
    scratch.localForm = Array(repeating: 0, count: forms.count)
    for group in 0..<groups.count {
      guard try solve(group) else {
        isFeasible = false
        return
      }
    }
    elimination.evaluate(&value)
  }

  /// Follows changed constants.
  ///
  /// - Returns: False if the plan no longer holds; it must be dropped then.
  mutating func replay(_ table: borrowing ConstraintTable) throws(ConstraintError) -> Bool {
    guard elimination.replay(table) else { return false }
    for index in fixedBounds.indices {
      fixedBounds[index].rightSide = rightSide(fixedBounds[index].row, table)
      guard isMet(fixedBounds[index]) else { return false }
    }
    for group in 0..<groups.count {
      var hasChanged = false
      for position in groups.bounds.range(group) {
        let index = Int(groups.bounds.items[position])
        let fresh = rightSide(bounds[index].row, table)
        if fresh != bounds[index].rightSide {
          bounds[index].rightSide = fresh
          hasChanged = true
        }
      }
      if hasChanged, try !solve(group) { return false }
    }
    elimination.evaluate(&value)
    return true
  }

  private mutating func reduce(
    _ entries: [Entry], _ table: borrowing ConstraintTable
  ) throws(ConstraintError) {
    var terms = ColumnTerms()
    bounds.reserveCapacity(entries.count)
    forms.reserve(variableCount: value.count)
    for entry in entries {
      let row = table.rows[Int(entry.row)]
      if entry.level == 0 && row.relation == .equal { continue }
      try elimination.reduce(row.terms, table, into: &terms)
      var bound = Bound(
        row: entry.row, entity: -1, level: entry.level, relation: row.relation,
        rightSide: rightSide(entry.row, table), scale: 1)
      if terms.count == 0 {
        fixedBounds.append(bound)
        guard isMet(bound) else {
          isFeasible = false
          return
        }
        continue
      }
      bound.scale = terms.coefficient[0]
      bound.isFloor = row.tieRank == ConstraintSolver.floorRank && row.relation != .equal
      bound.entity = terms.count == 1 ? ~terms.variable[0] : forms.intern(terms)
      bounds.append(bound)
    }
  }

  private func rightSide(_ rowIndex: Int32, _ table: borrowing ConstraintTable) -> Double {
    let row = table.rows[Int(rowIndex)]
    var result = row.constant
    for term in row.terms {
      result -=
        table.termCoefficient[term]
        * elimination.constantPart[Int(table.termVariable[term])]
    }
    return result
  }

  private func isMet(_ bound: Bound) -> Bool {
    guard bound.level == 0 else { return true }
    switch bound.relation {
    case .lessThanOrEqual: return bound.rightSide >= -Self.feasibilityTolerance
    case .greaterThanOrEqual: return bound.rightSide <= Self.feasibilityTolerance
    case .equal: return abs(bound.rightSide) <= Self.feasibilityTolerance
    }
  }
}
