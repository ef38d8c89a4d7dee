import Testing

@testable import ConstraintSolver

@Suite struct SweepTests {
  private func sweep(_ events: [(distance: Double, order: Double)]) -> Sweep {
    var sweep = Sweep()
    sweep.begin()
    for (index, event) in events.enumerated() {
      sweep.append(
        distance: event.distance, order: event.order, crossing: index, breakpoint: 10 * index)
    }
    sweep.sort()
    return sweep
  }

  @Test func `near events come first, among equal ones the least order, then the earlier`() {
    let sweep = sweep([(3, 0), (1, 5), (1, -2), (2, 1), (2, 1)])
    #expect(sweep.events.map(\.crossing) == [2, 1, 3, 4, 0])
    #expect(sweep.events.map(\.breakpoint) == [20, 10, 30, 40, 0])
  }

  @Test func `an event is clear if others are as far away or clearly farther`() {
    var equal = sweep([(1, 0), (1, 1), (2, 0)])
    for next in 0..<3 {
      equal.next = next
      let isClear = equal.isNextClear()
      #expect(isClear)
    }
    var close = sweep([(1, 0), (1 + 1e-11, 0)])
    let isFirstClear = close.isNextClear()
    #expect(!isFirstClear)
    close.next = 1
    let isLastClear = close.isNextClear()
    #expect(isLastClear)
  }

  @Test func `a sweep is active from its beginning until it is reset`() {
    var sweep = Sweep()
    #expect(!sweep.isActive)
    sweep.begin()
    #expect(sweep.isActive && sweep.events.isEmpty)
    sweep.append(distance: 1, order: 0, crossing: -1, breakpoint: 0)
    sweep.reset()
    #expect(!sweep.isActive)
    sweep.begin()
    #expect(sweep.events.isEmpty)
  }
}
