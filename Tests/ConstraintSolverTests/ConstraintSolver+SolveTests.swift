import ConstraintSolver
import Testing

@Suite struct ConstraintSolverSolveTests {
  typealias Term = ConstraintSolver.Term

  var solver = ConstraintSolver()

  @Test mutating func `many errors below never outweigh one above`() throws {
    let size = solver.makeVariable()
    try solver.add([Term(size)], .equal, 10, priority: .init(501))
    for _ in 0..<1000 { try solver.add([Term(size)], .equal, 90, priority: .init(500)) }
    try solver.solve()
    #expect(try solver.value(of: size) == 10)
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
}
