import Combine
import Foundation
import Testing

@MainActor @Suite struct SchedulerTests {
  @Test func `intervals are seconds in all their units`() {
    #expect(SchedulerInterval.seconds(2).timeInterval == 2)
    #expect(SchedulerInterval.seconds(0.5).timeInterval == 0.5)
    #expect(SchedulerInterval.milliseconds(1500).timeInterval == 1.5)
    #expect(SchedulerInterval.microseconds(2_500_000).timeInterval == 2.5)
    #expect(SchedulerInterval.nanoseconds(250_000_000).timeInterval == 0.25)
  }

  @Test func `intervals are added, compared and multiplied as numbers of seconds`() {
    var interval: SchedulerInterval = 1.5
    #expect(interval + 2 == .seconds(3.5) && interval - 2 == .seconds(-0.5))
    interval *= 4
    #expect(interval == 6 && (-interval).magnitude == 6)
    #expect(SchedulerInterval.seconds(-3) < .milliseconds(1))
    #expect(SchedulerInterval(exactly: 7)?.timeInterval == 7)
    #expect(SchedulerInterval(exactly: Int.max) == nil)
  }

  @Test func `times are a distance apart, with its sign`() {
    let time = SchedulerTime(Date(timeIntervalSinceReferenceDate: 10))
    let later = time.advanced(by: .seconds(5))
    #expect(later.date == Date(timeIntervalSinceReferenceDate: 15))
    #expect(time.distance(to: later) == 5 && later.distance(to: time) == -5)
    #expect(time < later)
  }

  @Test func `the immediate scheduler runs at once, at a time that never passes`() {
    let scheduler = ImmediateScheduler.shared
    var events: [Int] = []
    scheduler.schedule { events.append(1) }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(3600))) { events.append(2) }
    events.append(3)
    #expect(events == [1, 2, 3])
    #expect(scheduler.now.date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(scheduler.minimumTolerance == 0)
  }

  @Test func `a run loop runs actions in its next turn, in order`() {
    var events: [Int] = []
    RunLoop.current.schedule { events.append(1) }
    RunLoop.current.schedule { events.append(2) }
    #expect(events.isEmpty)
    for _ in 0..<1000 where events.count < 2 {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(events == [1, 2])
  }

  @Test func `a run loop runs what a past date asks for, and leaves a later one`() {
    var events: [Int] = []
    let now = RunLoop.current.now
    RunLoop.current.schedule(after: now.advanced(by: .seconds(86_400))) { events.append(2) }
    RunLoop.current.schedule(after: now.advanced(by: -1)) { events.append(1) }
    for _ in 0..<1000 where events.isEmpty {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(events == [1])
  }

  /// What several threads may add to.
  private final class Events: @unchecked Sendable {
    private let lock = NSLock()
    private var numbers: [Int] = []
    func add(_ number: Int) { lock.withLock { numbers.append(number) } }
    var all: [Int] { lock.withLock { numbers } }
  }

  @Test func `queues run what is scheduled, past dates too`() {
    let events = Events()
    let queue = DispatchQueue(label: "schedulers")
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 1
    let done = DispatchSemaphore(value: 0)
    queue.schedule { events.add(1) }
    queue.schedule(options: .init(qos: .userInitiated)) {
      events.add(2)
      operations.schedule {
        events.add(3)
        operations.schedule(after: operations.now.advanced(by: -1)) {
          events.add(4)
          queue.schedule(after: queue.now.advanced(by: -1)) {
            events.add(5)
            done.signal()
          }
        }
      }
    }
    #expect(done.wait(timeout: .now() + 60) == .success)
    #expect(events.all == [1, 2, 3, 4, 5])
  }
}
