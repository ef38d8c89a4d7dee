import ConstraintSolver
import Testing

@Suite struct ConstraintSolverTests {
  typealias Term = ConstraintSolver.Term

  var solver = ConstraintSolver()

  @Test mutating func `variables without constraints are zero`() throws {
    let lone = solver.makeVariable()
    try solver.solve()
    #expect(try solver.value(of: lone) == 0)
  }

  @Test mutating func `required equalities determine their variables`() throws {
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let right = solver.makeVariable()
    try solver.add([Term(right), Term(left, -1), Term(width, -1)], .equal, 0)
    try solver.add([Term(left)], .equal, 16)
    try solver.add([Term(right)], .equal, 359)
    try solver.solve()
    #expect(try solver.value(of: width) == 343)
    #expect(!solver.mayBeAmbiguous)
  }

  @Test mutating func `terms of one variable add up, and vanish at zero`() throws {
    let one = solver.makeVariable()
    let other = solver.makeVariable()
    try solver.add([Term(one, 2), Term(other), Term(one), Term(other, -1)], .equal, 12)
    try solver.solve()
    #expect(try solver.value(of: one) == 4)
    #expect(try solver.value(of: other) == 0)
  }

  @Test mutating func `errors of one priority add up to their least sum`() throws {
    let size = solver.makeVariable()
    for wanted in [10.0, 20, 90] {
      try solver.add([Term(size)], .equal, wanted, priority: .init(500))
    }
    try solver.solve()
    #expect(try solver.value(of: size) == 20)
  }

  @Test mutating func `a coefficient multiplies its error`() throws {
    let size = solver.makeVariable()
    try solver.add([Term(size)], .equal, 10, priority: .init(500))
    try solver.add([Term(size, 3)], .equal, 90, priority: .init(500))
    try solver.solve()
    #expect(try solver.value(of: size) == 30)
  }

  @Test mutating func `priorities can change in place`() throws {
    let size = solver.makeVariable()
    let one = try solver.add([Term(size)], .equal, 10, priority: .init(500))
    try solver.add([Term(size)], .equal, 20, priority: .init(600))
    try solver.solve()
    #expect(try solver.value(of: size) == 20)
    try solver.setPriority(.init(700), of: one)
    try solver.solve()
    #expect(try solver.value(of: size) == 10)
  }

  @Test mutating func `many removed constraints leave the handles of others valid`() throws {
    let size = solver.makeVariable()
    let kept = try solver.add([Term(size)], .equal, 5, priority: .init(1))
    for round in 0..<300 {
      let passing = try solver.add([Term(size)], .equal, Double(round))
      if round % 50 == 0 { try solver.solve() }
      try solver.remove(passing)
    }
    try solver.setConstant(7, of: kept)
    try solver.solve()
    #expect(try solver.value(of: size) == 7)
    #expect(solver.constraintCount == 1)
  }
}
