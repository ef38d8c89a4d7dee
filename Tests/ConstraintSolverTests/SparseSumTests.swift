import Testing

@testable import ConstraintSolver

@Suite struct SparseSumTests {
  @Test func `the newest variable comes out first, terms of one added up`() {
    var sum = SparseSum(variableCount: 10)
    sum.add(3, 1)
    sum.add(7, 2)
    sum.add(0, 5)
    sum.add(3, 0.5)
    var found: [Int32: Double] = [:]
    var order: [Int32] = []
    while let (variable, coefficient) = sum.popNewest() {
      order.append(variable)
      found[variable] = coefficient
    }
    #expect(order == [7, 3, 0])
    #expect(found == [7: 2, 3: 1.5, 0: 5])
  }

  @Test func `what is taken out may come back`() {
    var sum = SparseSum(variableCount: 4)
    sum.add(2, 8)
    let first = sum.popNewest()
    #expect(first?.coefficient == 8)
    sum.add(2, 1)
    sum.add(3, 4)
    let rest = sum.drain()
    #expect(rest.map(\.variable) == [3, 2])
    let last = sum.popNewest()
    #expect(last == nil)
  }

  @Test func `a cleared sum is empty`() {
    var sum = SparseSum(variableCount: 4)
    for variable: Int32 in 0..<4 { sum.add(variable, 1) }
    sum.clear()
    let first = sum.popNewest()
    #expect(first == nil)
    sum.add(1, 2)
    let rest = sum.drain()
    #expect(rest.map(\.coefficient) == [2])
  }

  @Test func `hundreds come out in order`() {
    var sum = SparseSum(variableCount: 500)
    // 7 is prime to 500: every variable once.
    for step: Int32 in 0..<500 { sum.add(step * 7 % 500, 1) }
    var order: [Int32] = []
    while let (variable, _) = sum.popNewest() { order.append(variable) }
    #expect(order == (0..<500).reversed())
  }
}
