import Combine
import Foundation
import Testing

/// Run loops are those of the thread that a test runs on, which need not be the first one.
@MainActor @Suite struct TimerPublisherTests {
  private func turn() {
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }

  @Test func `a timer runs while it has subscribers`() {
    let ticks = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
    var (first, second) = (0, 0)
    let one = ticks.sink { _ in first += 1 }
    let other = ticks.map { _ in 1 }.sink { second += $0 }
    while first < 2 || second < 2 { turn() }
    #expect(first == second)
    one.cancel()
    while second < first + 2 { turn() }
    #expect(first < second)
    other.cancel()
    let count = second
    RunLoop.current.perform {}
    turn()
    #expect(second == count)
  }

  @Test func `without a connection nothing is sent`() {
    var count = 0
    let timer = Timer.publish(every: 0.001, on: .current, in: .default)
    let subscription = timer.sink { _ in count += 1 }
    turn()
    #expect(count == 0)
    let connection = timer.connect()
    while count == 0 { turn() }
    connection.cancel()
    subscription.cancel()
  }
}
