import Testing

@testable import ConstraintSolver

@Suite struct GroupsTests {
  private func forms(_ pairs: [(Int32, Int32)], variableCount: Int) -> Forms {
    var forms = Forms()
    forms.reserve(variableCount: variableCount)
    for (high, low) in pairs {
      var terms = ColumnTerms()
      terms.append(high, 1)
      terms.append(low, 1)
      _ = forms.intern(terms)
    }
    return forms
  }

  private func bound(_ entity: Int32) -> Plan.Bound {
    .init(row: 0, entity: entity, level: 0, relation: .equal, rightSide: 0, scale: 1)
  }

  @Test func `columns that share a form are one group, however long the chain`() {
    let groups = Groups(
      variableCount: 6, bounds: [], forms: forms([(3, 1), (5, 3), (4, 2)], variableCount: 6))
    #expect(groups.count == 2)
    #expect(groups.groupOfColumn == [-1, 0, 1, 0, 1, 0])
    #expect(groups.columns.range(0).map { groups.columns.items[$0] } == [1, 3, 5])
    #expect(groups.forms.range(0).map { groups.forms.items[$0] } == [0, 1])
    #expect(groups.forms.range(1).map { groups.forms.items[$0] } == [2])
  }

  @Test func `a column with a bound of its own is a group`() {
    let groups = Groups(
      variableCount: 4, bounds: [bound(~2), bound(0), bound(~2)],
      forms: forms([(1, 0)], variableCount: 4))
    #expect(groups.groupOfColumn == [0, 0, 1, -1])
    #expect(groups.bounds.range(0).map { groups.bounds.items[$0] } == [1])
    #expect(groups.bounds.range(1).map { groups.bounds.items[$0] } == [0, 2])
  }

  @Test func `nothing is in no group`() {
    let groups = Groups(variableCount: 3, bounds: [], forms: forms([], variableCount: 3))
    #expect(groups.count == 0)
    #expect(groups.groupOfColumn == [-1, -1, -1])
  }

  @Test func `lists keep the order of their items`() {
    let lists = Groups.Lists(groupCount: 3, group: [2, 0, -1, 2, 0, 2])
    #expect((0..<3).map { lists.range($0).map { lists.items[$0] } } == [[1, 4], [], [0, 3, 5]])
  }
}
