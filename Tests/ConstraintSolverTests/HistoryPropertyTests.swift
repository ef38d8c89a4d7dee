import ConstraintSolver
import Testing

@Suite struct HistoryPropertyTests {
  @Test func `edits, additions and removals leave the bits of a fresh solve`() throws {
    for seed in 0..<1000 as Range<UInt64> {
      try checkHistory(seed: seed, steps: 10)
    }
  }

  /// Changes a solver at random, and compares it with a new one after each solve.
  private func checkHistory(seed: UInt64, steps: Int) throws {
    let system = RandomSystem(seed: seed &+ 40_000, maxVariables: 20)
    var random = SplitMix(state: seed)
    var solver = ConstraintSolver()
    let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
    var live: [(row: RandomSystem.Row, handle: ConstraintSolver.Constraint)] = []
    for step in 0..<steps {
      for _ in 0..<(1 + random.below(6)) {
        switch random.below(step == 0 ? 1 : 4) {
        case 0, 1:
          let row = system.rows[random.below(system.rows.count)]
          live.append((row, try add(row, variables, &solver)))
        case 2 where !live.isEmpty:
          try solver.remove(live.remove(at: random.below(live.count)).handle)
        default:
          guard !live.isEmpty else { continue }
          let index = random.below(live.count)
          live[index].row.constant += Double(random.below(41) - 20)
          try solver.setConstant(live[index].row.constant, of: live[index].handle)
        }
      }
      if random.below(3) == 0, !live.isEmpty {
        try solver.solve()
        let index = random.below(live.count)
        live[index].row.constant += Double(random.below(41) - 20)
        try solver.setConstant(live[index].row.constant, of: live[index].handle)
      }
      try solver.solve()
      var fresh = ConstraintSolver()
      let others = variables.map { _ in fresh.makeVariable() }
      for (row, _) in live { _ = try add(row, others, &fresh) }
      try fresh.solve()
      #expect(solver.brokenConstraints.count == fresh.brokenConstraints.count, "seed \(seed)")
      for (one, other) in zip(variables, others) {
        let value = try solver.value(of: one)
        let expected = try fresh.value(of: other)
        #expect(value.bitPattern == expected.bitPattern, "seed \(seed), step \(step)")
      }
    }
  }

  private func add(
    _ row: RandomSystem.Row, _ variables: [ConstraintSolver.Variable],
    _ solver: inout ConstraintSolver
  ) throws -> ConstraintSolver.Constraint {
    try solver.add(
      row.terms.map { .init(variables[$0.variable], $0.coefficient) }, row.relation,
      row.constant, priority: .init(row.priority))
  }
}
