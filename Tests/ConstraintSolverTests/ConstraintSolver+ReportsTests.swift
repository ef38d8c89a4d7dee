import ConstraintSolver
import Testing

/// Two boxes that share a row, as labels in a container do.
@Suite struct ConstraintSolverReportsTests {
  typealias Term = ConstraintSolver.Term

  @Test func `free variables come with the values they could take`() throws {
    var solver = ConstraintSolver()
    let fixed = solver.makeVariable()
    let between = solver.makeVariable()
    let following = solver.makeVariable()
    let untouched = solver.makeVariable()
    try solver.add([Term(fixed)], .equal, 5)
    try solver.add([Term(between)], .greaterThanOrEqual, 10)
    try solver.add([Term(between)], .lessThanOrEqual, 30)
    try solver.add([Term(following), Term(between, -2)], .equal, 1)
    try solver.solve()
    let free = try solver.freeVariables()
    #expect(free.map(\.variable) == [between, following, untouched])
    #expect(free.map(\.lowerBound) == [10, 21, -.infinity])
    #expect(free.map(\.upperBound) == [30, 61, .infinity])
    #expect(solver.mayBeAmbiguous)
  }
}
