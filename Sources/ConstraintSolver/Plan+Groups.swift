extension Plan {
  /// The maximum number of cells of a group's tableau.
  static let tableauLimit = 16_000_000

  /// Solves one group.
  ///
  /// - Returns: Whether what is required of it can be met.
  mutating func solve(_ group: Int) throws(ConstraintError) -> Bool {
    mayBeAmbiguous[group] = false
    if satisfyAll(group) { return true }
    try load(group, extraForms: [])
    guard simplex.minimise() == .optimal else { throw Self.stalled }
    guard simplex.requiredViolation() <= Self.feasibilityTolerance else { return false }
    mayBeAmbiguous[group] = simplex.mayBeAmbiguous
    simplex.breakTies(scratch.bounds)
    for (local, position) in groups.columns.range(group).enumerated() {
      value[Int(groups.columns.items[position])] = simplex.value[local]
    }
    return true
  }

  static let stalled = ConstraintError.tooComplex(
    step: .optimisation, limit: LexicographicSimplex.workLimit)

  /// Solves a group whose columns' own bounds leave one value each, if that meets all others.
  private mutating func satisfyAll(_ group: Int) -> Bool {
    let columns = groups.columns.range(group)
    for position in columns {
      let column = Int(groups.columns.items[position])
      scratch.lower[column] = -.infinity
      scratch.upper[column] = .infinity
    }
    for position in groups.bounds.range(group) {
      let bound = bounds[Int(groups.bounds.items[position])]
      guard bound.entity < 0 else { continue }
      let column = Int(~bound.entity)
      let value = bound.value
      let relation = bound.entityRelation
      if relation != .lessThanOrEqual, value > scratch.lower[column] {
        scratch.lower[column] = value
      }
      if relation != .greaterThanOrEqual, value < scratch.upper[column] {
        scratch.upper[column] = value
      }
    }
    for position in columns {
      let column = Int(groups.columns.items[position])
      guard scratch.lower[column] == scratch.upper[column] else { return false }
      value[column] = scratch.lower[column]
    }
    for position in groups.bounds.range(group) {
      let bound = bounds[Int(groups.bounds.items[position])]
      guard bound.entity >= 0 else { continue }
      var excess = -bound.value
      for index in forms.range(Int(bound.entity)) {
        excess += forms.coefficient[index] * value[Int(forms.column[index])]
      }
      let relation = bound.entityRelation
      let tolerance = 1e-9 * (1 + abs(bound.value))
      if relation != .greaterThanOrEqual, excess > tolerance { return false }
      if relation != .lessThanOrEqual, excess < -tolerance { return false }
    }
    return true
  }

  /// Loads a group, and further forms that nothing bounds, into `simplex`.
  ///
  /// Entities are numbered columns first, then forms, then the further forms.
  mutating func load(_ group: Int, extraForms: [ColumnTerms]) throws(ConstraintError) {
    let columns = groups.columns.range(group)
    let rows = groups.forms.range(group)
    let width = columns.count
    for (local, position) in columns.enumerated() {
      scratch.local[Int(groups.columns.items[position])] = Int32(local)
    }
    simplex.tableau.reset(columnCount: width)
    for position in rows {
      simplex.tableau.appendRow()
      // Forms name their newest column first.
      for index in forms.range(Int(groups.forms.items[position])).reversed() {
        simplex.tableau.append(
          scratch.local[Int(forms.column[index])], forms.coefficient[index])
      }
    }
    for terms in extraForms {
      simplex.tableau.appendRow()
      for index in (0..<terms.count).reversed() {
        simplex.tableau.append(
          scratch.local[Int(terms.variable[index])], terms.coefficient[index])
      }
    }
    simplex.tableau.finishLoading()
    collectLevels(group)
    collectBounds(group)
    simplex.load(
      columns: width, levels: scratch.levels.count, bounds: scratch.bounds)
  }

  /// Lists the levels that occur in a group, required first.
  private mutating func collectLevels(_ group: Int) {
    scratch.levels.removeAll(keepingCapacity: true)
    scratch.levels.append(0)
    for position in groups.bounds.range(group) {
      let level = bounds[Int(groups.bounds.items[position])].level
      let index = levelIndex(level)
      if index == scratch.levels.count || scratch.levels[index] != level {
        scratch.levels.insert(level, at: index)
      }
    }
  }

  /// Where `level` is in the list, or would be.
  private func levelIndex(_ level: Int32) -> Int {
    var low = 0
    var high = scratch.levels.count
    while low < high {
      let middle = (low + high) / 2
      if scratch.levels[middle] < level { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func collectBounds(_ group: Int) {
    let formBase = groups.forms.range(group).lowerBound
    let columnCount = groups.columns.range(group).count
    for position in groups.forms.range(group) {
      scratch.localForm[Int(groups.forms.items[position])] = Int32(
        columnCount + position - formBase)
    }
    scratch.bounds.removeAll(keepingCapacity: true)
    for position in groups.bounds.range(group) {
      let bound = bounds[Int(groups.bounds.items[position])]
      let entity =
        bound.entity < 0
        ? Int(scratch.local[Int(~bound.entity)]) : Int(scratch.localForm[Int(bound.entity)])
      scratch.bounds.append(
        LexicographicSimplex.Bound(
          entity: entity, value: bound.value, weight: abs(bound.scale),
          level: levelIndex(bound.level), relation: bound.entityRelation,
          sign: bound.scale < 0 ? -1 : 1, isFloor: bound.isFloor))
    }
  }
}
