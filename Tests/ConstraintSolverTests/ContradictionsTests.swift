import ConstraintSolver
import Testing

@Suite struct ContradictionsTests {
  typealias Term = ConstraintSolver.Term

  typealias Key = ConstraintSolver.BreakKey

  var solver = ConstraintSolver()

  /// What gives way, of two contradicting constraints in either order of insertion.
  private func loser(
    _ one: (ConstraintSolver.Relation, Double, Key),
    _ other: (ConstraintSolver.Relation, Double, Key), swapped: Bool
  ) throws -> Int? {
    var solver = ConstraintSolver()
    let size = solver.makeVariable()
    let pair = swapped ? [other, one] : [one, other]
    let constraints = try pair.map { relation, constant, key in
      try solver.add([Term(size)], relation, constant, breakKey: key)
    }
    try solver.solve()
    guard let broken = solver.brokenConstraints.first, solver.brokenConstraints.count == 1,
      let index = constraints.firstIndex(of: broken)
    else { return nil }
    return swapped ? 1 - index : index
  }

  @Test mutating func `the constraint of the latest item gives way`() throws {
    let size = solver.makeVariable()
    let late = try solver.add([Term(size)], .equal, 10, breakKey: Key(latestItem: 3))
    let early = try solver.add([Term(size)], .equal, 20, breakKey: Key(latestItem: 2))
    try solver.solve()
    #expect(solver.brokenConstraints == [late])
    #expect(try solver.value(of: size) == 20)
    #expect(try solver.conflict(breaking: late) == [late, early])
  }

  @Test(arguments: [false, true])
  func `content decides what gives way, not the order of insertion`(swapped: Bool) throws {
    let plain = Key(latestItem: 5, otherItem: 1, attribute: 7)
    let otherItem = Key(latestItem: 5, otherItem: 2, attribute: 3)
    let attribute = Key(latestItem: 5, otherItem: 1, attribute: 8)
    #expect(try loser((.equal, 1, plain), (.equal, 0, otherItem), swapped: swapped) == 1)
    #expect(
      try loser((.lessThanOrEqual, 1, plain), (.equal, 2, attribute), swapped: swapped) == 0)
    #expect(
      try loser(
        (.lessThanOrEqual, 1, plain), (.greaterThanOrEqual, 2, attribute), swapped: swapped)
        == 0)
    #expect(try loser((.equal, 9, plain), (.equal, 0, attribute), swapped: swapped) == 1)
    #expect(try loser((.equal, 9, plain), (.equal, 3, plain), swapped: swapped) == 0)
  }

  @Test mutating func `what gave way still counts above every optional priority`() throws {
    let size = solver.makeVariable()
    try solver.add([Term(size)], .lessThanOrEqual, 50, breakKey: Key(latestItem: 0))
    let broken = try solver.add([Term(size)], .equal, 80, breakKey: Key(latestItem: 1))
    try solver.add([Term(size)], .equal, 10, priority: .almostRequired)
    try solver.solve()
    #expect(solver.brokenConstraints == [broken])
    #expect(try solver.value(of: size) == 50)
  }

  @Test mutating func `what gave way is required again once nothing contradicts it`() throws {
    let size = solver.makeVariable()
    let limit = try solver.add([Term(size)], .lessThanOrEqual, 50, breakKey: Key(latestItem: 0))
    try solver.add([Term(size)], .equal, 80, breakKey: Key(latestItem: 1))
    try solver.solve()
    #expect(solver.brokenConstraints.count == 1)
    try solver.setConstant(90, of: limit)
    try solver.solve()
    #expect(solver.brokenConstraints.isEmpty)
    #expect(try solver.value(of: size) == 80)
  }

  @Test mutating func `conflicts leave bystanders out`() throws {
    let chain = (0..<30).map { _ in solver.makeVariable() }
    for index in 1..<chain.count {
      try solver.add([Term(chain[index]), Term(chain[index - 1], -1)], .equal, 10)
    }
    let start = try solver.add([Term(chain[3])], .greaterThanOrEqual, 0)
    let end = try solver.add(
      [Term(chain[6])], .lessThanOrEqual, 20, breakKey: Key(latestItem: 100))
    try solver.solve()
    #expect(solver.brokenConstraints == [end])
    let conflict = try solver.conflict(breaking: end)
    #expect(conflict.count == 5)
    #expect(conflict.suffix(2) == [start, end])
  }

  @Test mutating func `empty constraints hold or give way by themselves`() throws {
    let wrong = try solver.add([], .equal, 3)
    try solver.add([], .lessThanOrEqual, 3)
    try solver.solve()
    #expect(solver.brokenConstraints == [wrong])
    #expect(try solver.conflict(breaking: wrong) == [wrong])
    #expect(try solver.error(of: wrong) == 3)
  }

  @Test mutating func `cycles that agree are fine, others give one constraint up`() throws {
    let ring = (0..<4).map { _ in solver.makeVariable() }
    for index in 0..<4 {
      try solver.add([Term(ring[index]), Term(ring[(index + 1) % 4], -1)], .equal, 0)
    }
    try solver.solve()
    #expect(solver.brokenConstraints.isEmpty)
    let offset = try solver.add(
      [Term(ring[0]), Term(ring[2], -1)], .equal, 5, breakKey: Key(latestItem: 100))
    try solver.solve()
    #expect(solver.brokenConstraints == [offset])
    let conflict = try solver.conflict(breaking: offset)
    #expect(conflict.contains(offset) && conflict.count == 3)
  }
}
