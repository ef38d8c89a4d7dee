import Testing

@testable import ConstraintSolver

@Suite struct GradientTests {
  @Test func `slopes add up by column and level`() {
    var gradient = Gradient()
    gradient.reset(columns: 3, levels: 2)
    for column in 0..<3 { gradient.clear(column) }
    gradient.add(2, 1, 0)
    gradient.add(-0.5, 1, 0)
    gradient.add(4, 1, 1)
    #expect(gradient[1, 0] == 1.5 && gradient[1, 1] == 4)
    #expect(gradient[0, 0] == 0 && gradient[2, 1] == 0)
    gradient.clear(1)
    #expect(gradient[1, 0] == 0 && gradient[1, 1] == 0)
  }

  @Test func `rounded sums know the greatest magnitude that went in`() {
    var gradient = Gradient()
    gradient.reset(columns: 2, levels: 1)
    for column in 0..<2 { gradient.clear(column) }
    gradient.addRounded(-8, 0, 0)
    gradient.addRounded(3, 0, 0)
    #expect(gradient[0, 0] == -5)
    #expect(gradient.magnitude[0] == 8 && gradient.magnitude[1] == 0)
  }

  @Test func `more levels leave the slopes of those before`() {
    var gradient = Gradient()
    gradient.reset(columns: 2, levels: 1)
    for column in 0..<2 { gradient.clear(column) }
    gradient.add(7, 0, 0)
    gradient.add(9, 1, 0)
    gradient.reserve(levels: 20)
    #expect(gradient[0, 0] == 7 && gradient[1, 0] == 9)
    gradient.add(1, 1, 19)
    #expect(gradient[1, 19] == 1 && gradient[0, 19] == 0)
  }
}
