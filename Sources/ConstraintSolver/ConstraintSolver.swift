/// Solves linear constraints over numbers by strict priorities, as Auto Layout does.
///
/// Required constraints hold exactly. Every lower priority, from the highest down, minimises
/// the sum of the absolute errors of its constraints while all higher priorities keep their
/// optimum. Where several solutions are optimal, the choice is a function of the constraints
/// and their order of insertion alone: what was added, changed or removed before leaves no
/// trace. See `LexicographicSimplex` for that choice.
///
/// Changes are recorded; `solve()` applies them. A change of constants alone keeps the
/// substitution and solves again only the groups of variables that it touches.
///
/// A value type: a copy can be changed and solved without touching the original.
package struct ConstraintSolver: Sendable {
  var table = ConstraintTable()
  var generationOfVariable: [Int32] = []
  /// How many constraints mention each variable; -1 for a removed variable.
  var useCount: [Int32] = []
  var unusedVariables: [Int32] = []
  /// The state of the last solve, nil before the first.
  var plan: Plan?
  var change = Change.structure
  /// How many optional priorities the last fresh plan could have promoted.
  var promotion = 0
  /// Rows of the required constraints that gave way, in the order of their keys.
  var brokenRows: [Int32] = []

  enum Change {
    case none
    case constants
    case structure
  }

  package init() {}

  /// How many constraints are in the solver.
  package var constraintCount: Int { table.liveCount }

  /// Makes a variable. It is 0 until constraints say otherwise.
  package mutating func makeVariable() -> Variable {
    change = .structure
    if let index = unusedVariables.popLast() {
      useCount[Int(index)] = 0
      return Variable(index: index, generation: generationOfVariable[Int(index)])
    }
    generationOfVariable.append(0)
    useCount.append(0)
    return Variable(index: Int32(useCount.count - 1), generation: 0)
  }

  /// Removes a variable that no constraint mentions.
  ///
  /// - Throws: `unknownVariable`, `variableInUse`.
  package mutating func remove(_ variable: Variable) throws(ConstraintError) {
    let index = try checked(variable)
    guard useCount[index] == 0 else {
      throw .variableInUse(constraints: Int(useCount[index]))
    }
    useCount[index] = -1
    generationOfVariable[index] &+= 1
    unusedVariables.append(Int32(index))
    change = .structure
  }

  /// Adds the constraint `sum of terms  relation  constant`.
  ///
  /// - Parameters:
  ///   - terms: The same variable may occur repeatedly. Empty terms sum to 0.
  ///   - constant: Finite, at most `Limit.constant` in magnitude.
  ///   - tieRank: Where the constraint stands in the order in which equalities are substituted
  ///     and ties broken: by rank, and by insertion among equal ranks.
  ///   - breakKey: What decides whether this constraint gives way in a contradiction; by
  ///     default its variables stand for items, in the order of their creation.
  /// - Throws: `unknownVariable`, `constantNotFinite`, `constantOutOfRange`,
  ///   `coefficientOutOfRange`, `invalidPriority`. The solver is unchanged then.
  /// - Complexity: O(n log n) in terms; O(n²) up to 32.
  @discardableResult
  package mutating func add(
    _ terms: ArraySlice<Term>, _ relation: Relation, _ constant: Double,
    priority: Priority = .required, tieRank: Int64 = 0, breakKey: BreakKey? = nil
  ) throws(ConstraintError) -> Constraint {
    try check(constant: constant)
    guard priority.rawValue > 0 else { throw .invalidPriority(priority.rawValue) }
    for term in terms {
      _ = try checked(term.variable)
      let magnitude = abs(term.coefficient)
      guard
        magnitude == 0
          || (magnitude >= Limit.minimumCoefficient && magnitude <= Limit.maximumCoefficient)
      else { throw .coefficientOutOfRange(term.coefficient) }
    }
    let constraint = table.append(
      terms, relation, constant: constant, priority: priority.rawValue, tieRank: tieRank,
      key: breakKey)
    for index in table.rows[table.rows.count - 1].terms {
      useCount[Int(table.termVariable[index])] += 1
    }
    change = .structure
    return constraint
  }

  /// Adds the constraint `sum of terms  relation  constant`; see the other form.
  @discardableResult
  package mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double,
    priority: Priority = .required, tieRank: Int64 = 0, breakKey: BreakKey? = nil
  ) throws(ConstraintError) -> Constraint {
    try add(
      terms[...], relation, constant, priority: priority, tieRank: tieRank, breakKey: breakKey)
  }

  /// Removes a constraint.
  ///
  /// - Throws: `unknownConstraint`.
  package mutating func remove(_ constraint: Constraint) throws(ConstraintError) {
    let row = try checked(constraint)
    for index in table.rows[row].terms { useCount[Int(table.termVariable[index])] -= 1 }
    table.kill(row: row)
    change = .structure
  }

  /// Changes the constant of a constraint; its place in the order of insertion stays.
  ///
  /// - Throws: `unknownConstraint`, `constantNotFinite`, `constantOutOfRange`.
  package mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(ConstraintError) {
    try check(constant: constant)
    let row = try checked(constraint)
    guard table.rows[row].constant != constant else { return }
    table.setConstant(constant, row: row)
    if change == .none { change = .constants }
  }

  /// Changes the priority of a constraint; its place in the order of insertion stays.
  ///
  /// - Throws: `unknownConstraint`, `invalidPriority`.
  package mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(ConstraintError) {
    guard priority.rawValue > 0 else { throw .invalidPriority(priority.rawValue) }
    let row = try checked(constraint)
    guard table.rows[row].priority != priority.rawValue else { return }
    table.setPriority(priority.rawValue, row: row)
    change = .structure
  }

  /// Changes a constraint's place in the order in which ties are broken.
  ///
  /// - Throws: `unknownConstraint`.
  package mutating func setTieRank(
    _ rank: Int64, of constraint: Constraint
  ) throws(ConstraintError) {
    let row = try checked(constraint)
    guard table.rows[row].tieRank != rank else { return }
    table.setTieRank(rank, row: row)
    change = .structure
  }

  /// Changes what decides whether a constraint gives way in a contradiction.
  ///
  /// - Throws: `unknownConstraint`.
  package mutating func setBreakKey(
    _ key: BreakKey, of constraint: Constraint
  ) throws(ConstraintError) {
    let row = try checked(constraint)
    guard table.rows[row].key != key else { return }
    table.setKey(key, row: row)
    if !brokenRows.isEmpty { change = .structure }
  }

  func checked(_ variable: Variable) throws(ConstraintError) -> Int {
    let index = Int(variable.index)
    guard index >= 0, index < useCount.count, useCount[index] >= 0,
      generationOfVariable[index] == variable.generation
    else { throw .unknownVariable }
    return index
  }

  func checked(_ constraint: Constraint) throws(ConstraintError) -> Int {
    guard let row = table.row(of: constraint) else { throw .unknownConstraint }
    return row
  }

  private func check(constant: Double) throws(ConstraintError) {
    guard constant.isFinite else { throw .constantNotFinite(constant) }
    guard abs(constant) <= Limit.constant else { throw .constantOutOfRange(constant) }
  }
}
