extension ConstraintSolver {
  /// How many optional priorities are tried as required at most.
  private static let promotionLimit = 2

  /// Applies what changed since the last solve.
  ///
  /// Contradictory requirements are no error: the constraints in `brokenConstraints` give way.
  /// They then count above every optional priority, and are required again once the
  /// contradiction is gone.
  ///
  /// - Throws: `tooComplex`; every value is 0 then until a solve succeeds.
  package mutating func solve() throws(ConstraintError) {
    if change == .none { return }
    if change == .constants, brokenRows.isEmpty, var current = plan.take() {
      // A plan that had to give up a promotion may regain it with other constants.
      if current.promotedLevels == promotion, try current.replay(table) {
        plan = current
        change = .none
        return
      }
    }
    change = .structure
    brokenRows = []
    table.compactIfWorthwhile()
    // What the last plan allocated for its groups serves the next one.
    let (fresh, broken) = try freshPlan(reusing: plan.take()?.simplex)
    plan = fresh
    brokenRows = broken
    change = .none
  }

  /// The value of a variable, as of the last solve; 0 before the first.
  ///
  /// - Throws: `unknownVariable`.
  package func value(of variable: Variable) throws(ConstraintError) -> Double {
    try solution.value(of: variable)
  }

  /// The values as of the last solve: what reads many of them asks for it once.
  package var solution: Solution {
    Solution(
      values: plan?.value ?? [], useCount: useCount, generationOfVariable: generationOfVariable)
  }

  /// The values of variables.
  package struct Solution: Sendable {
    let values: [Double]
    let useCount: [Int32]
    let generationOfVariable: [Int32]

    /// The value of a variable; 0 if it is newer than the last solve.
    ///
    /// - Throws: `unknownVariable`.
    package func value(of variable: Variable) throws(ConstraintError) -> Double {
      let index = Int(variable.index)
      guard index >= 0, index < useCount.count, useCount[index] >= 0,
        generationOfVariable[index] == variable.generation
      else { throw .unknownVariable }
      return index < values.count ? values[index] : 0
    }
  }

  private mutating func freshPlan(
    reusing old: consuming LexicographicSimplex?
  ) throws(ConstraintError) -> (Plan, [Int32]) {
    var spare = old
    let levels = OptionalLevels(table)
    promotion = min(levels.leadingEqualityLevels, Self.promotionLimit)
    for promoted in stride(from: promotion, through: 0, by: -1) {
      var fresh = try Plan(
        table, variableCount: useCount.count,
        entries: levels.entries(table, promoted: promoted, broken: []),
        workspace: spare.take() ?? LexicographicSimplex())
      guard fresh.isFeasible else {
        spare = fresh.simplex
        continue
      }
      fresh.promotedLevels = promoted
      return (fresh, [])
    }
    var contradictions = Contradictions(table, variableCount: useCount.count)
    let broken = try contradictions.breakAll()
    return (
      try Plan(
        table, variableCount: useCount.count,
        entries: levels.entries(table, promoted: 0, broken: broken)),
      broken
    )
  }
}

/// The optional priorities that occur in a table, highest first.
struct OptionalLevels {
  private var priorities: [Double] = []
  private var isEqualityOnly: [Bool] = []

  init(_ table: borrowing ConstraintTable) {
    var all: [Double] = []
    var last = 0.0
    for row in table.rows where row.isLive && row.priority < 1000 && row.priority != last {
      last = row.priority
      if all.count < 64, all.contains(last) { continue }
      all.append(last)
    }
    all.sort(by: >)
    for priority in all where priority != priorities.last { priorities.append(priority) }
    isEqualityOnly = Array(repeating: true, count: priorities.count)
    for row in table.rows where row.isLive && row.priority < 1000 && row.relation != .equal {
      isEqualityOnly[index(row.priority)] = false
    }
  }

  /// How many of the highest optional priorities have equalities alone.
  ///
  /// If all of those can hold together with what is required, they do in the optimum: they may
  /// be substituted like requirements, and couple nothing any more.
  var leadingEqualityLevels: Int { isEqualityOnly.firstIndex(of: false) ?? isEqualityOnly.count }

  /// Live rows by tie rank with levels: 0 required, 1 given way, optional ones from 2.
  func entries(
    _ table: borrowing ConstraintTable, promoted: Int, broken: [Int32]
  ) -> [Plan.Entry] {
    var entries: [Plan.Entry] = []
    entries.reserveCapacity(table.rows.count)
    for row in table.rows.indices where table.rows[row].isLive {
      let priority = table.rows[row].priority
      var level: Int32 = 0
      if priority < 1000 {
        let index = index(priority)
        level = index < promoted ? 0 : Int32(index + 2)
      }
      entries.append(Plan.Entry(row: Int32(row), level: level))
    }
    sortByTieRank(&entries, table)
    guard !broken.isEmpty else { return entries }
    let isBroken = Set(broken)
    for index in entries.indices where isBroken.contains(entries[index].row) {
      entries[index].level = 1
    }
    return entries
  }

  private func sortByTieRank(_ entries: inout [Plan.Entry], _ table: borrowing ConstraintTable) {
    var isSorted = true
    var last = Int64.min
    for entry in entries {
      let rank = table.rows[Int(entry.row)].tieRank
      if rank < last {
        isSorted = false
        break
      }
      last = rank
    }
    if isSorted { return }
    // A copy of the ranks: a closure cannot borrow the table.
    let rank = table.rows.map(\.tieRank)
    entries.sort { (rank[Int($0.row)], $0.row) < (rank[Int($1.row)], $1.row) }
  }

  private func index(_ priority: Double) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
