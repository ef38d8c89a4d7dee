import Testing

@testable import ConstraintSolver

@Suite struct EliminationTests {
  /// A table of equalities: coefficients by variable, and what they sum to.
  private func table(_ rows: [(terms: [Int32: Double], constant: Double)]) -> ConstraintTable {
    var table = ConstraintTable()
    for row in rows {
      let terms = row.terms.sorted { $0.key < $1.key }.map { entry in
        ConstraintSolver.Term(.init(index: entry.key, generation: 0), entry.value)
      }
      _ = table.append(
        terms[...], .equal, constant: row.constant, priority: 1000, tieRank: 0, key: nil)
    }
    return table
  }

  private func eliminated(
    _ table: ConstraintTable, variableCount: Int
  ) throws -> Elimination {
    var elimination = Elimination(variableCount: variableCount, rowCount: table.rows.count)
    for row in table.rows.indices { try elimination.eliminate(Int32(row), table) }
    elimination.resolve()
    return elimination
  }

  @Test func `the newest variable is expressed by the older ones`() throws {
    // v2 = v0 + 2 v1 + 3
    let table = table([([0: -1, 1: -2, 2: 1], 3)])
    let elimination = try eliminated(table, variableCount: 3)
    #expect((0..<3).map { elimination.isColumn($0) } == [true, true, false])
    var values = [10.0, 100, 0]
    elimination.evaluate(&values)
    #expect(values == [10, 100, 213])
  }

  @Test func `equalities are substituted into each other`() throws {
    // v1 = v0 + 1, v2 = 2 v1, v2 + v0 = 11: v0 = 3.
    let table = table([([0: -1, 1: 1], 1), ([1: -2, 2: 1], 0), ([0: 1, 2: 1], 11)])
    let elimination = try eliminated(table, variableCount: 3)
    #expect(elimination.contradictions.isEmpty)
    #expect(elimination.constantPart == [3, 4, 8])
  }

  @Test func `what follows from the rest is fine, what contradicts it is found`() throws {
    let table = table([([0: 1], 5), ([0: 2], 10), ([0: 1], 6), ([:], 0), ([:], 1)])
    #expect(try eliminated(table, variableCount: 1).contradictions == [2, 4])
  }

  @Test func `new constants follow the same steps`() throws {
    var table = table([([0: 1], 5), ([0: -1, 1: 1], 2), ([0: 2], 10)])
    var elimination = try eliminated(table, variableCount: 2)
    #expect(elimination.constantPart == [5, 7])
    table.setConstant(4, row: 1)
    let agrees = elimination.replay(table)
    #expect(agrees)
    #expect(elimination.constantPart == [5, 9])
    table.setConstant(6, row: 0)
    // The third equality still wants 5.
    let stillAgrees = elimination.replay(table)
    #expect(!stillAgrees)
  }

  @Test func `terms of columns come by falling index, without what cancels out`() {
    var terms = ColumnTerms()
    for (variable, coefficient) in [(3, 1.0), (8, 2), (5, 1), (3, 4), (5, -1)] {
      terms.add(Int32(variable), coefficient)
    }
    terms.finish(noise: 1e-9)
    #expect(terms.count == 2)
    #expect(Array(terms.variable[..<2]) == [8, 3])
    #expect(Array(terms.coefficient[..<2]) == [2, 5])
  }
}
