import Combine
import Foundation

struct Broken: Error, Equatable {}

/// What a test has seen, in order, as text.
final class Log {
  var events: [String] = []

  func add<P: Publisher>(_ publisher: P, _ name: String = "") -> AnyCancellable {
    publisher.sink(
      receiveCompletion: { [self] in
        if case .finished = $0 {
          events.append(name + "end")
        } else {
          events.append(name + "error")
        }
      }, receiveValue: { [self] in events.append("\(name)\($0)") })
  }
}

/// What a publisher sends at once: its values as text, and how it ends.
func sent<P: Publisher>(_ publisher: P) -> [String] {
  let log = Log()
  log.add(publisher).cancel()
  return log.events
}

/// Lets the thread's run loop go on for a hundredth of a second at most.
@MainActor func turn() {
  let hasRun = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  // A loop with neither timer nor source returns at once.
  if !hasRun { Thread.sleep(forTimeInterval: 0.01) }
}

/// Waits for half a minute at most: what never comes fails the test instead of hanging it.
@MainActor func turn(while isWaiting: @autoclosure () -> Bool) {
  for _ in 0..<3000 where isWaiting() { turn() }
}

/// A subscriber that asks for values when it is told to, and keeps all that it is sent.
final class Asker<Input, Failure: Error>: Subscriber {
  var subscription: (any Subscription)?
  var values: [Input] = []
  var completions = 0
  var subscriptions = 0
  /// Runs with each value, after it is kept.
  var onValue: (Asker) -> Void = { _ in }

  func receive(subscription: any Subscription) {
    subscriptions += 1
    self.subscription = subscription
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    onValue(self)
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) { completions += 1 }
}

/// A scheduler whose time stands still until a test moves it.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = SchedulerTime
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTime(Date(timeIntervalSinceReferenceDate: 0))
  private var waiting: [(due: SchedulerTime, number: Int, action: () -> Void)] = []
  private var count = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: 0, options: nil, action)
  }
  func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) {
    count += 1
    waiting.append((Swift.max(date, now), count, action))
  }

  /// Moves the time on by seconds, and runs what falls due meanwhile at its own time.
  func advance(by seconds: Int = 0) {
    let end = now.advanced(by: .seconds(seconds))
    while let next = waiting.filter({ $0.due <= end })
      .min(by: { ($0.due, $0.number) < ($1.due, $1.number) })
    {
      waiting.removeAll { $0.number == next.number }
      now = next.due
      next.action()
    }
    now = end
  }
}
