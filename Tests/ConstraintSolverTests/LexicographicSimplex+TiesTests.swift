import ConstraintSolver
import Testing

/// Two boxes that share a row, as labels in a container do.
@Suite struct LexicographicSimplexTiesTests {
  typealias Term = ConstraintSolver.Term

  /// Widths of two boxes of 100 and 50 that fill `total` with a gap of 8.
  private func widths(
    total: Double, firstReferenced: Int, hugging: (Double, Double) = (250, 250),
    reversesVariables: Bool = false
  ) throws -> (Double, Double, free: Int) {
    var solver = ConstraintSolver()
    let made = (0..<4).map { _ in solver.makeVariable() }
    let variables = reversesVariables ? made.reversed() : made
    let boxes = [(variables[0], variables[1], 100.0), (variables[2], variables[3], 50.0)]
    let priorities = [hugging.0, hugging.1]
    for index in [firstReferenced, 1 - firstReferenced] {
      let (_, width, size) = boxes[index]
      try solver.add([Term(width)], .lessThanOrEqual, size, priority: .init(priorities[index]))
      try solver.add([Term(width)], .greaterThanOrEqual, size, priority: .init(750))
    }
    try solver.add([Term(boxes[0].0)], .equal, 0)
    try solver.add(
      [Term(boxes[1].0), Term(boxes[0].0, -1), Term(boxes[0].1, -1)], .equal, 8)
    try solver.add([Term(boxes[1].0), Term(boxes[1].1)], .equal, total)
    try solver.solve()
    let free = try solver.freeVariables().count
    return (try solver.value(of: boxes[0].1), try solver.value(of: boxes[1].1), free)
  }

  @Test(arguments: [false, true])
  func `the box referenced first stretches`(reversesVariables: Bool) throws {
    let first = try widths(
      total: 258, firstReferenced: 0, reversesVariables: reversesVariables)
    #expect(first == (200, 50, 3))
    let second = try widths(
      total: 258, firstReferenced: 1, reversesVariables: reversesVariables)
    #expect(second == (100, 150, 3))
  }

  @Test(arguments: [false, true])
  func `the box referenced first keeps its width under compression`(
    reversesVariables: Bool
  ) throws {
    let first = try widths(
      total: 138, firstReferenced: 0, reversesVariables: reversesVariables)
    #expect(first == (100, 30, 3))
    let second = try widths(
      total: 138, firstReferenced: 1, reversesVariables: reversesVariables)
    #expect(second == (80, 50, 3))
  }

  @Test func `a lower hugging priority decides before the order does`() throws {
    let outcome = try widths(total: 258, firstReferenced: 0, hugging: (251, 250))
    #expect(outcome == (100, 150, 0))
  }

  @Test func `an exact fit is not ambiguous`() throws {
    let outcome = try widths(total: 158, firstReferenced: 0)
    #expect(outcome == (100, 50, 0))
  }

  @Test func `an inequality alone is met with nothing to spare`() throws {
    var solver = ConstraintSolver()
    let low = solver.makeVariable()
    let high = solver.makeVariable()
    try solver.add([Term(low)], .greaterThanOrEqual, 16)
    try solver.add([Term(low)], .lessThanOrEqual, 90)
    try solver.add([Term(high), Term(low, -1)], .lessThanOrEqual, 40)
    try solver.solve()
    #expect(try solver.value(of: low) == 16)
    #expect(try solver.value(of: high) == 56)
  }

  @Test func `a length that is only bounded from above is 0, a place is at its bound`() throws {
    var solver = ConstraintSolver()
    let (x, width, free) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    for length in [width, free] {
      try solver.add([Term(length)], .greaterThanOrEqual, 0, tieRank: ConstraintSolver.floorRank)
    }
    try solver.add([Term(x), Term(width)], .lessThanOrEqual, 90)
    try solver.add([Term(free)], .lessThanOrEqual, 70)
    try solver.solve()
    #expect(try solver.value(of: width) == 0)
    #expect(try solver.value(of: free) == 0)
    #expect(try solver.value(of: x) == 90)
    #expect(try solver.freeVariables().map(\.variable) == [x, width, free])
    try solver.add([Term(width)], .greaterThanOrEqual, 20)
    try solver.solve()
    #expect(try solver.value(of: width) == 20)
    #expect(try solver.value(of: x) == 70)
  }

  @Test func `a length that is wanted at one value is none that shrinks`() throws {
    var solver = ConstraintSolver()
    let lengths = [solver.makeVariable(), solver.makeVariable()]
    for length in lengths {
      try solver.add([Term(length)], .greaterThanOrEqual, 0, tieRank: ConstraintSolver.floorRank)
      try solver.add([Term(length)], .equal, 50, priority: .init(500))
    }
    try solver.add(lengths.map { Term($0) }, .equal, 120)
    try solver.solve()
    #expect(try lengths.map { try solver.value(of: $0) } == [70, 50])
  }
}
