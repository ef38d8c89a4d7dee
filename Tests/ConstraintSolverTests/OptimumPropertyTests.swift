import ConstraintSolver
import Testing

@Suite struct OptimumPropertyTests {
  @Test func `small systems reach the optimum that exhaustive search finds`() throws {
    var contradictory = 0
    for seed in 0..<3000 as Range<UInt64> {
      let system = RandomSystem(seed: seed, maxVariables: 3)
      let search = BruteForce(system: system)
      var (solver, variables, _) = try system.solver()
      try solver.solve()
      guard let optimum = search.optimum() else {
        contradictory += 1
        #expect(!solver.brokenConstraints.isEmpty, "seed \(seed)")
        continue
      }
      #expect(solver.brokenConstraints.isEmpty, "seed \(seed)")
      let point = try variables.map { try solver.value(of: $0) }
      let errors = try #require(search.errors(at: point), "seed \(seed)")
      for (error, least) in zip(errors, optimum) {
        #expect(abs(error - least) < 1e-5, "seed \(seed)")
      }
    }
    #expect(contradictory > 50)
  }

  @Test func `no order of insertion changes a unique optimum`() throws {
    var unique = 0
    for seed in 10_000..<11_500 as Range<UInt64> {
      let system = RandomSystem(seed: seed, maxVariables: 12)
      var (solver, variables, _) = try system.solver()
      try solver.solve()
      guard solver.brokenConstraints.isEmpty, try solver.freeVariables().isEmpty else {
        continue
      }
      unique += 1
      var random = SplitMix(state: seed)
      var shuffled = ConstraintSolver()
      let others = variables.map { _ in shuffled.makeVariable() }
      for row in system.rows.shuffled(using: &random) {
        try shuffled.add(
          row.terms.map { .init(others[$0.variable], $0.coefficient) }, row.relation,
          row.constant, priority: .init(row.priority))
      }
      try shuffled.solve()
      for (one, other) in zip(variables, others) {
        let difference = try solver.value(of: one) - shuffled.value(of: other)
        #expect(abs(difference) < 1e-6, "seed \(seed)")
      }
    }
    #expect(unique > 200)
  }

  @Test func `conflict sets contradict, and no part of them does`() throws {
    var conflicts = 0
    for seed in 30_000..<32_000 as Range<UInt64> {
      let system = RandomSystem(seed: seed, maxVariables: 12)
      var (solver, _, constraints) = try system.solver()
      try solver.solve()
      guard let broken = solver.brokenConstraints.first else { continue }
      conflicts += 1
      let members = try solver.conflict(breaking: broken)
      #expect(members.contains(broken), "seed \(seed)")
      for omitted in [nil] + members.map(Optional.some) {
        var part = solver
        for constraint in constraints where constraint == omitted || !members.contains(constraint) {
          try part.remove(constraint)
        }
        try part.solve()
        #expect(part.brokenConstraints.isEmpty == (omitted != nil), "seed \(seed)")
      }
    }
    #expect(conflicts > 50)
  }
}
