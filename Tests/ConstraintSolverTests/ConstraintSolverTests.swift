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

  @Test mutating func `many errors below never outweigh one above`() throws {
    let size = solver.makeVariable()
    try solver.add([Term(size)], .equal, 10, priority: .init(501))
    for _ in 0..<1000 { try solver.add([Term(size)], .equal, 90, priority: .init(500)) }
    try solver.solve()
    #expect(try solver.value(of: size) == 10)
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

  @Test mutating func `fractional priorities are levels of their own`() throws {
    let size = solver.makeVariable()
    try solver.add([Term(size)], .equal, 10, priority: .init(999))
    let strong = try solver.add([Term(size)], .equal, 20, priority: .init(999.5))
    let almost = try solver.add([Term(size)], .equal, 30, priority: .almostRequired)
    try solver.solve()
    #expect(try solver.value(of: size) == 30)
    try solver.remove(almost)
    try solver.solve()
    #expect(try solver.value(of: size) == 20)
    try solver.remove(strong)
    try solver.solve()
    #expect(try solver.value(of: size) == 10)
  }

  @Test mutating func `an unreachable equality gives up its own priority alone`() throws {
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    let wide = try solver.add([Term(width)], .equal, 375, priority: .init(999))
    try solver.add([Term(width)], .lessThanOrEqual, 320)
    try solver.add([Term(height), Term(width, -0.5)], .equal, 0, priority: .init(998))
    try solver.solve()
    #expect(try solver.value(of: width) == 320)
    #expect(try solver.value(of: height) == 160)
    #expect(try solver.error(of: wide) == 55)
    #expect(solver.brokenConstraints.isEmpty)
  }

  @Test mutating func `new constants move what depends on them`() throws {
    let width = solver.makeVariable()
    let half = solver.makeVariable()
    let edit = try solver.add([Term(width)], .equal, 320, priority: .init(999))
    try solver.add([Term(half, 2), Term(width, -1)], .equal, 0)
    let least = try solver.add([Term(half)], .greaterThanOrEqual, 100)
    for wanted in [320.0, 375, 150, 430] {
      try solver.setConstant(wanted, of: edit)
      try solver.solve()
      #expect(try solver.value(of: half) == max(100, wanted / 2))
    }
    try solver.setConstant(300, of: least)
    try solver.solve()
    #expect(try solver.value(of: width) == 600)
  }

  @Test mutating func `a copy leaves the original alone`() throws {
    let width = solver.makeVariable()
    let edit = try solver.add([Term(width)], .equal, 10)
    try solver.solve()
    var copy = solver
    try copy.setConstant(20, of: edit)
    try copy.solve()
    #expect(try solver.value(of: width) == 10)
    #expect(try copy.value(of: width) == 20)
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
