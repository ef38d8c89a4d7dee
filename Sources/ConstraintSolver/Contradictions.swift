/// Finds which required constraints give way, and with which others they conflict.
///
/// Constraints are granted in ascending order of their keys; one that contradicts those granted
/// before gives way. That does not depend on the order of insertion.
struct Contradictions {
  private let table: ConstraintTable
  private let variableCount: Int
  /// Required rows in ascending order of their keys.
  private let required: [Int32]
  private var remainingWork = Self.workLimit

  /// Rows that are looked at, over all feasibility checks.
  static let workLimit = 20_000_000

  init(_ table: ConstraintTable, variableCount: Int) {
    self.table = table
    self.variableCount = variableCount
    required = table.rows.indices
      .filter { table.rows[$0].isLive && table.rows[$0].priority >= 1000 }
      .sorted { Self.givesWayLater(table, $0, $1) }
      .map { Int32($0) }
  }

  /// The rows that give way, in ascending order of their keys.
  mutating func breakAll() throws(ConstraintError) -> [Int32] {
    // If equalities are the only culprits, one pass over them finds all.
    var elimination = Elimination(variableCount: variableCount, rowCount: required.count)
    for row in required where table.rows[Int(row)].relation == .equal {
      try elimination.eliminate(row, table)
    }
    let culprits = Set(elimination.contradictions)
    if try isFeasible(required.filter { !culprits.contains($0) }) {
      return elimination.contradictions
    }
    var broken: [Int32] = []
    var granted: [Int32] = []
    var next = 0
    while let culprit = try firstCulprit(after: granted, from: next) {
      granted.append(contentsOf: required[next..<culprit])
      broken.append(required[culprit])
      next = culprit + 1
    }
    return broken
  }

  /// A smallest set of rows that contradict each other, `row` among them, in the order of
  /// insertion: earlier rows are left out where that is possible.
  mutating func conflict(
    breaking row: Int32, broken: [Int32]
  ) throws(ConstraintError) -> [Int32] {
    let others = Set(broken)
    let end = required.firstIndex(of: row) ?? required.count - 1
    let candidates = required[...end].filter { $0 == row || !others.contains($0) }.sorted()
    var kept: [Int32] = []
    var start = 0
    while try isFeasible(kept) {
      // The last suffix that still contradicts what is kept begins with the next member.
      var low = start
      var high = candidates.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if try isFeasible(kept + candidates[middle...]) { high = middle } else { low = middle }
      }
      guard low < candidates.count else { break }
      kept.append(candidates[low])
      start = low + 1
    }
    return kept.sorted()
  }

  private mutating func firstCulprit(
    after granted: [Int32], from start: Int
  ) throws(ConstraintError) -> Int? {
    guard try !isFeasible(granted + required[start...]) else { return nil }
    var low = start
    var high = required.count - 1
    while low < high {
      let middle = (low + high) / 2
      if try isFeasible(granted + required[start...middle]) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private mutating func isFeasible(_ rows: [Int32]) throws(ConstraintError) -> Bool {
    remainingWork -= rows.count + variableCount / 8
    guard remainingWork > 0 else {
      throw .tooComplex(step: .contradictions, limit: Self.workLimit)
    }
    let entries = rows.map { Plan.Entry(row: $0, level: 0) }
    return try Plan(table, variableCount: variableCount, entries: entries).isFeasible
  }

  /// Whether row `one` is granted before row `other`.
  private static func givesWayLater(_ table: ConstraintTable, _ one: Int, _ other: Int) -> Bool {
    let first = table.rows[one]
    let second = table.rows[other]
    if first.key.latestItem != second.key.latestItem {
      return first.key.latestItem < second.key.latestItem
    }
    if first.key.otherItem != second.key.otherItem {
      return first.key.otherItem < second.key.otherItem
    }
    if first.relation != second.relation { return rank(first.relation) < rank(second.relation) }
    if first.key.attribute != second.key.attribute {
      return first.key.attribute < second.key.attribute
    }
    if first.constant != second.constant { return first.constant < second.constant }
    return (first.tieRank, one) < (second.tieRank, other)
  }

  private static func rank(_ relation: ConstraintSolver.Relation) -> Int {
    switch relation {
    case .equal: 0
    case .greaterThanOrEqual: 1
    case .lessThanOrEqual: 2
    }
  }
}
