import Combine
import Foundation
import Testing

@MainActor @Suite struct OperatorsTests {
  private struct Broken: Error, Equatable {}

  /// What a publisher sends at once: its values as text, and how it ends.
  private func sent<P: Publisher>(_ publisher: P) -> [String] {
    var events: [String] = []
    let subscription = publisher.sink(
      receiveCompletion: {
        if case .finished = $0 { events.append("end") } else { events.append("error") }
      }, receiveValue: { events.append("\($0)") })
    subscription.cancel()
    return events
  }

  private func turn() {
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }

  private let numbers = [1, 2, 3, 4].publisher

  @Test func `values are made of values`() {
    #expect(sent(numbers.map { $0 * 2 }) == ["2", "4", "6", "8", "end"])
    #expect(sent(numbers.compactMap { $0 > 2 ? $0 : nil }) == ["3", "4", "end"])
    #expect(sent(numbers.filter { $0 % 2 == 0 }) == ["2", "4", "end"])
    #expect(sent(numbers.scan(0, +)) == ["1", "3", "6", "10", "end"])
    #expect(sent(numbers.reduce(0, +)) == ["10", "end"])
    #expect(sent(numbers.collect()) == ["[1, 2, 3, 4]", "end"])
    #expect(sent([1, 1, 2, 2, 1].publisher.removeDuplicates()) == ["1", "2", "1", "end"])
    #expect(sent([1, nil].publisher.replaceNil(with: 7)) == ["1", "7", "end"])
  }

  @Test func `a part of the values comes`() {
    #expect(sent(numbers.dropFirst(2)) == ["3", "4", "end"])
    #expect(sent(numbers.drop { $0 < 3 }) == ["3", "4", "end"])
    #expect(sent(numbers.prefix(2)) == ["1", "2", "end"])
    #expect(sent(numbers.prefix(0)) == ["end"])
    #expect(sent(numbers.prefix { $0 < 3 }) == ["1", "2", "end"])
    #expect(sent(numbers.first()) == ["1", "end"])
    #expect(sent(numbers.first { $0 > 2 }) == ["3", "end"])
    #expect(sent(numbers.last()) == ["4", "end"])
    #expect(sent(numbers.prepend(8, 9).append(0)) == ["8", "9", "1", "2", "3", "4", "0", "end"])
  }

  @Test func `publishers are named by what they are made of`() {
    let doubled: Publishers.Map<Just<Int>, Int> = Just(1).map { $0 * 2 }
    #expect(sent(doubled) == ["2", "end"])
    let mapped = numbers.compactMap { $0 > 2 ? $0 : nil }.map { "\($0)!" }
    #expect(sent(mapped) == ["3!", "4!", "end"])
    #expect(sent(numbers.map { $0 + 1 }.map { $0 * 2 }) == ["4", "6", "8", "10", "end"])
    let merged = Publishers.Merge(numbers.map { $0 }, Just(9))
    #expect(sent(merged) == ["1", "2", "3", "4", "9", "end"])
    #expect(sent(Publishers.Merge3(Just(1), Just(2), Just(3))) == ["1", "2", "3", "end"])
    let joined = Publishers.Concatenate(prefix: Just(7), suffix: numbers)
    #expect(sent(joined) == ["7", "1", "2", "3", "4", "end"])
  }

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

  @Test func `nothing comes before the other publisher's value`() {
    let (values, door) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var received: [Int] = []
    let subscription = values.drop(untilOutputFrom: door).sink { received.append($0) }
    values.send(1)
    door.send()
    values.send(2)
    #expect(received == [2])
    subscription.cancel()
    values.send(3)
    #expect(received == [2])
  }

  @Test func `an error ends, is replaced, or is mapped`() {
    let broken = Fail<Int, Broken>(error: Broken())
    #expect(sent(broken) == ["error"])
    #expect(sent(broken.replaceError(with: 5)) == ["5", "end"])
    #expect(sent(broken.catch { _ in [1, 2].publisher }) == ["1", "2", "end"])
    #expect(sent(broken.mapError { _ in CancellationError() }) == ["error"])
    #expect(
      sent(
        numbers.tryMap { (value: Int) throws -> Int in
          if value == 3 { throw Broken() }
          return value
        }) == ["1", "2", "error"])
    #expect(sent(numbers.setFailureType(to: Broken.self)) == ["1", "2", "3", "4", "end"])
  }

  @Test func `several publishers are merged, paired and zipped`() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (merged, latest, zipped): ([Int], [String], [String]) = ([], [], [])
    var ends = 0
    let subscriptions = [
      left.merge(with: right).sink(
        receiveCompletion: { _ in ends += 1 }, receiveValue: { merged.append($0) }),
      left.combineLatest(right).sink(
        receiveCompletion: { _ in ends += 1 }, receiveValue: { latest.append("\($0)\($1)") }),
      left.zip(right).sink(
        receiveCompletion: { _ in ends += 1 }, receiveValue: { zipped.append("\($0)\($1)") }),
    ]
    left.send(1)
    left.send(2)
    right.send(3)
    right.send(4)
    #expect(merged == [1, 2, 3, 4])
    #expect(latest == ["23", "24"])
    #expect(zipped == ["13", "24"])
    left.send(completion: .finished)
    #expect(ends == 1)
    right.send(completion: .finished)
    #expect(ends == 3)
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `publishers of publishers are followed, all or the latest`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let choice = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var (all, latest): ([Int], [Int]) = ([], [])
    let subscriptions = [
      choice.flatMap { $0 }.sink { all.append($0) },
      choice.switchToLatest().sink { latest.append($0) },
    ]
    choice.send(first)
    first.send(1)
    choice.send(second)
    first.send(2)
    second.send(3)
    #expect(all == [1, 2, 3])
    #expect(latest == [1, 3])
    subscriptions.forEach { $0.cancel() }
    #expect(sent([1, 2].publisher.flatMap { [$0, $0].publisher }) == ["1", "1", "2", "2", "end"])
  }

  @Test func `shared listeners have one subscription`() {
    var count = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = Deferred {
      count += 1
      return source
    }.share()
    var received: [Int] = []
    let subscriptions = [
      shared.sink { received.append($0) }, shared.sink { received.append(-$0) },
    ]
    source.send(1)
    #expect(received == [1, -1])
    #expect(count == 1)
    subscriptions.forEach { $0.cancel() }
    source.send(2)
    #expect(received == [1, -1])
  }

  @Test func `a promise is kept once, for those before and after`() {
    var keep: ((Result<Int, Broken>) -> Void)?
    let future = Future<Int, Broken> { keep = $0 }
    var received: [Int] = []
    let subscription = future.sink(receiveCompletion: { _ in }) { received.append($0) }
    #expect(received == [])
    keep?(.success(4))
    keep?(.success(5))
    #expect(received == [4])
    #expect(sent(future) == ["4", "end"])
    subscription.cancel()
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
    while !isOver { turn() }
    #expect(received == [1, 2, 3, 4])
    subscription.cancel()
  }

  @Test func `a debounced publisher sends the last of a burst`() {
    let source = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let subscription = source.debounce(for: .milliseconds(2), scheduler: RunLoop.current)
      .sink { received.append($0) }
    for value in 1...5 { source.send(value) }
    while received.isEmpty {
      turn()
    }
    #expect(received == [5])
    subscription.cancel()
  }

  @Test func `notifications are a publisher until it is cancelled`() {
    let center = NotificationCenter()
    var received: [String] = []
    let subscription = center.publisher(for: Notification.Name("changed"))
      .sink { received.append($0.name.rawValue) }
    center.post(name: Notification.Name("changed"), object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(received == ["changed"])
    subscription.cancel()
    center.post(name: Notification.Name("changed"), object: nil)
    #expect(received == ["changed"])
  }

  @Test func `values that wait are paired after their publisher's end`() {
    let pairs = [1, 2].publisher.zip([3, 4, 5].publisher).map { "\($0)\($1)" }
    #expect(sent(pairs) == ["13", "24", "end"])
    #expect(sent(numbers.zip(Just(9)).map { "\($0)\($1)" }) == ["19", "end"])
    #expect(sent(Empty<Int, Never>().zip(numbers).map { "\($0)\($1)" }) == ["end"])
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var events: [String] = []
    let subscription = left.zip(right).sink(
      receiveCompletion: { _ in events.append("end") },
      receiveValue: { events.append("\($0)\($1)") })
    left.send(1)
    left.send(2)
    left.send(completion: .finished)
    right.send(3)
    #expect(events == ["13"])
    right.send(4)
    #expect(events == ["13", "24", "end"])
    subscription.cancel()
  }

  @Test func `a failure ends pairs though values wait`() {
    let left = PassthroughSubject<Int, Broken>()
    var events: [String] = []
    let subscription = left.zip(PassthroughSubject<Int, Broken>()).sink(
      receiveCompletion: { events.append($0 == .failure(Broken()) ? "error" : "end") },
      receiveValue: { _ in events.append("value") })
    left.send(1)
    left.send(completion: .failure(Broken()))
    #expect(events == ["error"])
    subscription.cancel()
  }

  @Test func `an ended subject has its last value, and sends the end alone`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    subject.value = 4
    #expect(subject.value == 2)
    #expect(sent(subject) == ["end"])
  }
}
