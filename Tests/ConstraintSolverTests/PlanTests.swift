import Testing

@testable import ConstraintSolver

@Suite struct PlanTests {
  private typealias Row = (
    terms: [Double], relation: ConstraintSolver.Relation, constant: Double
  )

  private func table(_ rows: [Row]) -> ConstraintTable {
    var table = ConstraintTable()
    for row in rows {
      let terms = row.terms.enumerated().map { index, coefficient in
        ConstraintSolver.Term(.init(index: Int32(index), generation: 0), coefficient)
      }
      _ = table.append(
        terms[...], row.relation, constant: row.constant, priority: 1000, tieRank: 0, key: nil)
    }
    return table
  }

  private func plan(_ rows: Row..., variableCount: Int = 2) throws -> Plan {
    try Plan(
      table(rows), variableCount: variableCount,
      entries: rows.indices.map { .init(row: Int32($0), level: 0) })
  }

  @Test func `a bound of a negative multiple turns round`() {
    let bound = Plan.Bound(
      row: 0, entity: 0, level: 0, relation: .lessThanOrEqual, rightSide: 6, scale: -2)
    #expect(bound.value == -3)
    #expect(bound.entityRelation == .greaterThanOrEqual)
  }

  @Test func `requirements that can be met give values`() throws {
    // v0 = 4, v1 - v0 >= 3, v1 <= 7
    let plan = try plan(
      ([1], .equal, 4), ([-1, 1], .greaterThanOrEqual, 3), ([0, 1], .lessThanOrEqual, 7))
    #expect(plan.isFeasible)
    #expect(plan.value == [4, 7])
    #expect(plan.groups.count == 1)
  }

  @Test func `requirements that contradict each other are told`() throws {
    #expect(try !plan(([1], .equal, 4), ([1], .equal, 5)).isFeasible)
    #expect(try !plan(([1], .equal, 4), ([1], .greaterThanOrEqual, 5)).isFeasible)
    #expect(
      try !plan(([1, 1], .lessThanOrEqual, 4), ([1, 1], .greaterThanOrEqual, 5)).isFeasible)
    #expect(try plan(([1], .equal, 4), ([1], .lessThanOrEqual, 4)).isFeasible)
  }
}
