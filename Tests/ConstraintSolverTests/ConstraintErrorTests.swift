import ConstraintSolver
import Testing

@Suite struct ConstraintErrorTests {
  typealias Term = ConstraintSolver.Term
  var solver = ConstraintSolver()

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  mutating func `constants must be finite`(constant: Double) throws {
    let size = solver.makeVariable()
    #expect {
      try solver.add([Term(size)], .equal, constant)
    } throws: { error in
      if case .constantNotFinite? = error as? ConstraintError { true } else { false }
    }
    #expect(solver.constraintCount == 0)
  }

  @Test mutating func `huge constants are refused`() throws {
    let size = solver.makeVariable()
    #expect(throws: ConstraintError.constantOutOfRange(1e30)) {
      try solver.add([Term(size)], .lessThanOrEqual, 1e30)
    }
    let fine = try solver.add([Term(size)], .lessThanOrEqual, 1e9)
    #expect(throws: ConstraintError.constantOutOfRange(-1e30)) {
      try solver.setConstant(-1e30, of: fine)
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e-9, -1e7])
  mutating func `coefficients must be of a usable size`(coefficient: Double) throws {
    let size = solver.makeVariable()
    #expect {
      try solver.add([Term(size, coefficient)], .equal, 1)
    } throws: { error in
      if case .coefficientOutOfRange? = error as? ConstraintError { true } else { false }
    }
  }

  @Test(arguments: [0, -1, Double.nan])
  mutating func `priorities must be above zero`(priority: Double) throws {
    let size = solver.makeVariable()
    #expect {
      try solver.add([Term(size)], .equal, 1, priority: .init(priority))
    } throws: { error in
      if case .invalidPriority? = error as? ConstraintError { true } else { false }
    }
  }

  @Test mutating func `removed things are unknown`() throws {
    let size = solver.makeVariable()
    let constraint = try solver.add([Term(size)], .equal, 1)
    #expect(throws: ConstraintError.variableInUse(constraints: 1)) {
      try solver.remove(size)
    }
    try solver.remove(constraint)
    #expect(throws: ConstraintError.unknownConstraint) { try solver.remove(constraint) }
    try solver.remove(size)
    #expect(throws: ConstraintError.unknownVariable) {
      try solver.add([Term(size)], .equal, 1)
    }
    let reused = solver.makeVariable()
    let other = try solver.add([Term(reused)], .equal, 2)
    #expect(reused != size)
    #expect(other != constraint)
    #expect(throws: ConstraintError.unknownConstraint) {
      try solver.setConstant(3, of: constraint)
    }
  }

  @Test mutating func `a constraint that holds has no conflict`() throws {
    let size = solver.makeVariable()
    let fine = try solver.add([Term(size)], .equal, 1)
    try solver.solve()
    #expect(throws: ConstraintError.notBroken) { try solver.conflict(breaking: fine) }
  }

  @Test func `descriptions name the next step`() {
    let errors: [ConstraintError] = [
      .unknownVariable, .unknownConstraint, .variableInUse(constraints: 2),
      .constantNotFinite(.nan), .constantOutOfRange(1e30), .coefficientOutOfRange(0.0),
      .invalidPriority(0), .notBroken, .tooComplex(step: .substitution, limit: 1),
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    for error in errors { #expect(error.description.split(separator: ".").count >= 2) }
  }
}
