import Combine
import Foundation
import Testing

@MainActor @Suite struct TimerPublisherTests {
  @Test func `a timer runs while it has subscribers`() {
    let ticks = Timer.publish(every: 0.001, on: .main, in: .default).autoconnect()
    var (first, second) = (0, 0)
    let one = ticks.sink { _ in first += 1 }
    let other = ticks.map { _ in 1 }.sink { second += $0 }
    while first < 2 || second < 2 { RunLoop.main.run(mode: .default, before: .distantFuture) }
    #expect(first == second)
    one.cancel()
    while second < 4 { RunLoop.main.run(mode: .default, before: .distantFuture) }
    #expect(first < second)
    other.cancel()
    let count = second
    RunLoop.main.perform {}
    RunLoop.main.run(mode: .default, before: .distantPast)
    #expect(second == count)
  }

  @Test func `without a connection nothing is sent`() {
    var count = 0
    let timer = Timer.publish(every: 0.001, on: .main, in: .default)
    let subscription = timer.sink { _ in count += 1 }
    RunLoop.main.run(mode: .default, before: .distantPast)
    #expect(count == 0)
    let connection = timer.connect()
    while count == 0 { RunLoop.main.run(mode: .default, before: .distantFuture) }
    connection.cancel()
    subscription.cancel()
  }
}
