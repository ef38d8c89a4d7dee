import ConstraintSolver
import Testing

/// Inputs that a careless algorithm would never finish.
@Suite struct LargeSystemTests {
  typealias Term = ConstraintSolver.Term
  var solver = ConstraintSolver()

  @Test mutating func `fifty thousand contradictions are all found`() throws {
    let size = solver.makeVariable()
    for value in 0..<50_000 { try solver.add([Term(size)], .equal, Double(value)) }
    try solver.solve()
    #expect(solver.brokenConstraints.count == 49_999)
    #expect(try solver.value(of: size) == 0)
  }

  @Test mutating func `a chain of fifty thousand boxes shares what is left`() throws {
    var previous: (left: ConstraintSolver.Variable, width: ConstraintSolver.Variable)?
    var first: ConstraintSolver.Variable?
    for _ in 0..<50_000 {
      let left = solver.makeVariable()
      let width = solver.makeVariable()
      try solver.add([Term(width)], .equal, 10, priority: .init(250))
      if let previous {
        try solver.add([Term(left), Term(previous.left, -1), Term(previous.width, -1)], .equal, 0)
      } else {
        try solver.add([Term(left)], .equal, 0)
        first = width
      }
      previous = (left, width)
    }
    let last = try #require(previous)
    try solver.add([Term(last.left), Term(last.width)], .equal, 500_100)
    try solver.solve()
    #expect(try solver.value(of: #require(first)) == 110)
    #expect(try solver.value(of: last.left) == 500_090)
  }

  @Test mutating func `too many contradicting inequalities are an error, not a hang`() throws {
    let size = solver.makeVariable()
    try solver.add([Term(size)], .lessThanOrEqual, 0, breakKey: .init(latestItem: -1))
    for value in 1...30_000 {
      try solver.add([Term(size)], .greaterThanOrEqual, Double(value))
    }
    #expect {
      try solver.solve()
    } throws: { error in
      if case .tooComplex(.contradictions, _)? = error as? ConstraintError { true } else { false }
    }
  }

  @Test mutating func `one constraint may have a hundred thousand terms`() throws {
    let variables = (0..<100_000).map { _ in solver.makeVariable() }
    try solver.add(variables.map { Term($0) }, .equal, 300)
    for variable in variables {
      try solver.add([Term(variable)], .equal, 0, priority: .init(500))
    }
    try solver.solve()
    let sum = try variables.reduce(0) { try $0 + solver.value(of: $1) }
    #expect(abs(sum - 300) < 1e-6)
  }

  @Test mutating func `five thousand rows may share a width that nothing sets`() throws {
    let list = solver.makeVariable()
    var rows: [(label: ConstraintSolver.Variable, detail: ConstraintSolver.Variable)] = []
    for index in 0..<5_000 {
      let (left, width, label) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      try solver.add([Term(left), Term(width), Term(list, -1)], .equal, -16)
      try solver.add([Term(label), Term(left, -1)], .lessThanOrEqual, -8)
      for (variable, size) in [(label, 60 + index * 37 % 200), (width, 20 + index * 17 % 70)] {
        try solver.add([Term(variable)], .lessThanOrEqual, Double(size), priority: .init(250))
        try solver.add([Term(variable)], .greaterThanOrEqual, Double(size), priority: .init(750))
      }
      rows.append((label, width))
    }
    try solver.solve()
    // Whatever the width, nothing has to be larger or smaller than it wants to be.
    for (index, row) in rows.enumerated() {
      #expect(try solver.value(of: row.label) == Double(60 + index * 37 % 200))
      #expect(try solver.value(of: row.detail) == Double(20 + index * 17 % 70))
    }
  }
}
