import Testing

@testable import ConstraintSolver

@Suite struct ConstraintTableTests {
  private func term(_ index: Int32, _ coefficient: Double) -> ConstraintSolver.Term {
    .init(.init(index: index, generation: 0), coefficient)
  }

  @discardableResult
  private func append(
    _ terms: [ConstraintSolver.Term], to table: inout ConstraintTable, constant: Double = 0
  ) -> ConstraintSolver.Constraint {
    table.append(
      terms[...], .equal, constant: constant, priority: 1000, tieRank: 0, key: nil)
  }

  private func terms(_ table: ConstraintTable, _ row: Int) -> [Int32: Double] {
    Dictionary(
      uniqueKeysWithValues: table.rows[row].terms.map {
        (table.termVariable[$0], table.termCoefficient[$0])
      })
  }

  @Test(arguments: [0, 40])
  func `terms of one variable are one, terms that cancel out none`(_ others: Int) {
    var table = ConstraintTable()
    // Long rows are sorted, short ones are not: both give the same terms.
    let rest = (0..<others).map { term(Int32(10 + $0), 1) }
    append([term(1, 2), term(2, 3), term(1, 4), term(2, -3), term(3, 0)] + rest, to: &table)
    let found = terms(table, 0)
    #expect(found[1] == 6)
    #expect(found[2] == nil && found[3] == nil)
    #expect(found.count == 1 + others)
  }

  @Test func `what is removed is unknown, and its place is used again`() {
    var table = ConstraintTable()
    let first = append([term(0, 1)], to: &table)
    let second = append([term(1, 1)], to: &table)
    #expect(table.row(of: first) == 0 && table.row(of: second) == 1)
    table.kill(row: 0)
    #expect(table.row(of: first) == nil)
    #expect(table.liveCount == 1)
    let third = append([term(2, 1)], to: &table)
    #expect(third.slot == first.slot && third != first)
    #expect(table.row(of: first) == nil && table.row(of: third) == 2)
    #expect(table.constraint(ofRow: 1) == second)
  }

  @Test func `dead rows are dropped once they are many, and the rest keep their order`() {
    var table = ConstraintTable()
    let all = (0..<200).map { append([term(Int32($0), 1)], to: &table, constant: Double($0)) }
    for row in 0..<150 where row % 2 == 0 { table.kill(row: row) }
    table.compactIfWorthwhile()
    #expect(table.rows.count == 200)
    for row in 0..<150 where row % 2 == 1 { table.kill(row: row) }
    table.compactIfWorthwhile()
    #expect(table.rows.count == 50)
    #expect(table.rows.map(\.constant) == (150..<200).map { Double($0) })
    #expect(table.row(of: all[150]) == 0 && table.row(of: all[199]) == 49)
    #expect(terms(table, 3) == [153: 1])
  }

  @Test func `without a key, variables stand for items in the order of their creation`() {
    var table = ConstraintTable()
    append([term(4, 1), term(9, -1), term(6, 1)], to: &table)
    append([term(5, 1)], to: &table)
    #expect(table.rows[0].key == .init(latestItem: 9, otherItem: 4))
    #expect(table.rows[1].key == .init(latestItem: 5, otherItem: -1))
  }
}
