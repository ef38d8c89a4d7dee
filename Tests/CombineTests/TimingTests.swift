import Combine
import Foundation
import Testing

@MainActor @Suite struct TimingTests {
  private let numbers = [1, 2, 3, 4].publisher

  @Test func `a throttled publisher sends the first value, then the latest of each interval`() {
    let values = PassthroughSubject<Int, Never>()
    var (latest, earliest): ([Int], [Int]) = ([], [])
    var subscriptions: Set<AnyCancellable> = []
    values.throttle(for: .milliseconds(20), scheduler: RunLoop.current, latest: true)
      .sink { latest.append($0) }.store(in: &subscriptions)
    values.throttle(for: .milliseconds(20), scheduler: RunLoop.current, latest: false)
      .sink { earliest.append($0) }.store(in: &subscriptions)
    values.send(1)
    for _ in 0..<100 where latest.isEmpty || earliest.isEmpty { turn() }
    for value in 2...4 { values.send(value) }
    for _ in 0..<500 where latest.count < 2 || earliest.count < 2 { turn() }
    #expect(latest == [1, 4])
    #expect(earliest == [1, 2])
  }

  @Test func `schedulers keep the order and can be called off`() {
    #expect(sent(numbers.receive(on: ImmediateScheduler.shared)) == ["1", "2", "3", "4", "end"])
    #expect(sent(numbers.receive(on: DispatchQueue.main)) == [])
    var received: [Int] = []
    var isOver = false
    let queue = DispatchQueue(label: "schedulers")
    let subscription = numbers.delay(for: .milliseconds(1), scheduler: queue)
      .receive(on: RunLoop.current)
      .sink(receiveCompletion: { _ in isOver = true }, receiveValue: { received.append($0) })
    #expect(received == [])
    turn(while: !isOver)
    #expect(received == [1, 2, 3, 4])
    subscription.cancel()
  }

  @Test func `a debounced publisher sends the last of a burst`() {
    let source = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let subscription = source.debounce(for: .milliseconds(2), scheduler: RunLoop.current)
      .sink { received.append($0) }
    for value in 1...5 { source.send(value) }
    turn(while: received.isEmpty)
    #expect(received == [5])
    subscription.cancel()
  }

  @Test func `a delay moves values and the end by its interval`() {
    let (clock, subject, log) = (ManualScheduler(), PassthroughSubject<Int, Never>(), Log())
    let subscription = log.add(subject.delay(for: .seconds(3), scheduler: clock))
    subject.send(1)
    clock.advance(by: 2)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(log.events.isEmpty)
    clock.advance(by: 1)
    #expect(log.events == ["1"])
    clock.advance(by: 1)
    #expect(log.events == ["1"])
    clock.advance(by: 1)
    #expect(log.events == ["1", "2", "end"])
    subscription.cancel()
  }

  @Test func `delayed values do not come after a cancel`() {
    let (clock, subject, log) = (ManualScheduler(), PassthroughSubject<Int, Never>(), Log())
    let subscriptions = [
      log.add(subject.delay(for: .seconds(1), scheduler: clock)),
      log.add(subject.receive(on: clock)), log.add(subject.debounce(for: 1, scheduler: clock)),
      log.add(subject.throttle(for: 1, scheduler: clock, latest: true)),
    ]
    subject.send(1)
    subscriptions.forEach { $0.cancel() }
    clock.advance(by: 5)
    #expect(log.events.isEmpty)
  }

  @Test func `values are received in order when the scheduler runs`() {
    let (clock, log) = (ManualScheduler(), Log())
    let subscription = log.add(numbers.receive(on: clock))
    #expect(log.events.isEmpty)
    clock.advance()
    #expect(log.events == ["1", "2", "3", "4", "end"])
    subscription.cancel()
  }

  @Test func `a subscription on a scheduler begins when that runs, unless it is cancelled`() {
    let (clock, log) = (ManualScheduler(), Log())
    var count = 0
    let made = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }.subscribe(on: clock)
    let (one, cancelled) = (log.add(made), log.add(made))
    #expect(count == 0)
    cancelled.cancel()
    clock.advance()
    #expect(log.events == ["1", "end"] && count == 1)
    one.cancel()
  }

  @Test func `debounced values come once it has been quiet, each burst's last`() {
    let (clock, subject, log) = (ManualScheduler(), PassthroughSubject<Int, Never>(), Log())
    let subscription = log.add(subject.debounce(for: .seconds(3), scheduler: clock))
    subject.send(1)
    clock.advance(by: 2)
    subject.send(2)
    clock.advance(by: 2)
    #expect(log.events.isEmpty)
    clock.advance(by: 1)
    #expect(log.events == ["2"])
    clock.advance(by: 9)
    #expect(log.events == ["2"])
    subject.send(3)
    clock.advance(by: 3)
    #expect(log.events == ["2", "3"])
    subscription.cancel()
  }

  @Test func `throttled values come at most once in each interval, the latest or the earliest`() {
    for isLatest in [true, false] {
      let (clock, subject, log) = (ManualScheduler(), PassthroughSubject<Int, Never>(), Log())
      let subscription = log.add(
        subject.throttle(for: .seconds(10), scheduler: clock, latest: isLatest))
      subject.send(1)
      clock.advance()
      #expect(log.events == ["1"])
      clock.advance(by: 2)
      subject.send(2)
      clock.advance(by: 2)
      subject.send(3)
      clock.advance(by: 5)
      #expect(log.events == ["1"])
      clock.advance(by: 1)
      #expect(log.events == ["1", isLatest ? "3" : "2"])
      clock.advance(by: 30)
      subject.send(4)
      clock.advance()
      #expect(log.events == ["1", isLatest ? "3" : "2", "4"])
      subscription.cancel()
    }
  }

  @Test func `a publisher that sends nothing for a time is ended`() {
    let (clock, subject, log) = (ManualScheduler(), PassthroughSubject<Int, Broken>(), Log())
    let subscriptions = [
      log.add(subject.timeout(5, scheduler: clock), "a"),
      log.add(subject.timeout(9, scheduler: clock, customError: { Broken() }), "b"),
    ]
    clock.advance(by: 4)
    subject.send(1)
    clock.advance(by: 4)
    #expect(log.events == ["a1", "b1"])
    clock.advance(by: 1)
    #expect(log.events == ["a1", "b1", "aend"])
    subject.send(2)
    clock.advance(by: 20)
    #expect(log.events == ["a1", "b1", "aend", "b2", "berror"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `an end in time and a cancel come before the time is over`() {
    let (clock, subject, log) = (ManualScheduler(), PassthroughSubject<Int, Broken>(), Log())
    let cancelled = log.add(subject.timeout(5, scheduler: clock), "a")
    let ended = log.add(subject.timeout(5, scheduler: clock), "b")
    cancelled.cancel()
    subject.send(completion: .finished)
    clock.advance(by: 20)
    #expect(log.events == ["bend"])
    ended.cancel()
  }

  @Test func `intervals are those from the subscription, and from value to value`() {
    let (clock, subject) = (ManualScheduler(), PassthroughSubject<Int, Never>())
    var seconds: [Double] = []
    let subscription = subject.measureInterval(using: clock)
      .sink { seconds.append($0.timeInterval) }
    clock.advance(by: 3)
    subject.send(1)
    subject.send(2)
    clock.advance(by: 5)
    subject.send(3)
    #expect(seconds == [3, 0, 5])
    subscription.cancel()
  }

  @Test func `an action is repeated until it is cancelled`() {
    let clock = ManualScheduler()
    var times: [Double] = []
    let start = clock.now
    let repetition = clock.schedule(after: clock.now.advanced(by: 2), interval: 3) {
      times.append(start.distance(to: clock.now).timeInterval)
    }
    clock.advance(by: 9)
    #expect(times == [2, 5, 8])
    repetition.cancel()
    clock.advance(by: 9)
    #expect(times.count == 3)
  }
}
