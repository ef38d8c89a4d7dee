import Testing

@testable import ConstraintSolver

@Suite struct CandidatesTests {
  private func candidate(
    _ level: Int32, _ slope: Double, _ entity: Int32 = 0
  ) -> Candidates.Candidate {
    .init(level: level, isUp: true, slope: slope, entity: entity)
  }

  @Test func `the highest level comes first, then the steepest fall, then the older entity`() {
    #expect(candidate(0, -1).precedes(candidate(1, -9)))
    #expect(candidate(1, -9).precedes(candidate(1, -1)))
    #expect(candidate(1, -1, 2).precedes(candidate(1, -1, 3)))
    #expect(!candidate(1, -1, 3).precedes(candidate(1, -1, 3)))
    #expect(candidate(5, -0.1).precedes(.none))
  }

  @Test func `nothing to gain is no candidate`() {
    var candidates = Candidates()
    candidates.reset(columns: 3)
    candidates.updateAll()
    #expect(candidates.best == nil)
    candidates.reset(columns: 0)
    #expect(candidates.best == nil)
  }

  @Test(arguments: [1, 2, 7, 64, 100])
  func `the best is that of all columns, whichever were set again`(_ count: Int) {
    var candidates = Candidates()
    candidates.reset(columns: count)
    for round in 0..<20 {
      // A few columns change; slopes are distinct within a round.
      let changed = (0..<max(1, count / 10)).map { ($0 * 13 + round * 29) % count }
      for column in changed {
        let slope = -Double((column * 31 + round * 17) % 101) - 1
        candidates.set(candidate(Int32(round % 3), slope, Int32(column)), of: column)
      }
      candidates.update(changed)
      let best = candidates.all.indices.min { candidates.all[$0].precedes(candidates.all[$1]) }
      #expect(candidates.best?.column == best)
    }
  }

  @Test func `few columns are compared one by one`() {
    var candidates = Candidates()
    candidates.reset(columns: 3)
    candidates.set(candidate(2, -5), of: 0)
    candidates.set(candidate(1, -1, 9), of: 2)
    candidates.updateAll()
    #expect(candidates.best?.column == 2)
  }
}
