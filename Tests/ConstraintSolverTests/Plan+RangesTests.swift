import ConstraintSolver
import Testing

@Suite struct PlanRangesTests {
  @Test func `optimal solutions stay within the ranges of free variables`() throws {
    for seed in 20_000..<20_300 as Range<UInt64> {
      let system = RandomSystem(seed: seed, maxVariables: 20)
      var (solver, _, _) = try system.solver()
      try solver.solve()
      let free = try solver.freeVariables()
      #expect(free.isEmpty || solver.mayBeAmbiguous, "seed \(seed)")
      for one in free {
        let value = try solver.value(of: one.variable)
        #expect(value >= one.lowerBound - 1e-6, "seed \(seed)")
        #expect(value <= one.upperBound + 1e-6, "seed \(seed)")
      }
    }
  }
}
