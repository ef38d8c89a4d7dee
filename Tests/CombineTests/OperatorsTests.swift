import Combine
import Testing

@Suite struct OperatorsTests {
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

  @Test func `operators fail as their publisher does, and keep what waits for its end`() {
    let failing = Publishers.Concatenate(
      prefix: [1, 2].publisher.setFailureType(to: Broken.self),
      suffix: Fail<Int, Broken>(error: Broken()))
    #expect(sent(failing.scan(0, +)) == ["1", "3", "error"])
    #expect(sent(failing.reduce(0, +)) == ["error"])
    #expect(sent(failing.collect()) == ["error"])
    #expect(sent(failing.last()) == ["error"])
    #expect(sent(failing.append(9)) == ["1", "2", "error"])
    #expect(sent(failing.prepend(9)) == ["9", "1", "2", "error"])
    #expect(sent(failing.prefix(2)) == ["1", "2", "end"])
    #expect(sent(failing.replaceError(with: 7)) == ["1", "2", "7", "end"])
    #expect(sent(failing.catch { _ in [8, 9].publisher }) == ["1", "2", "8", "9", "end"])
    #expect(sent(failing.catch { _ in Fail<Int, Broken>(error: Broken()) }) == ["1", "2", "error"])
  }

  @Test func `without values a reduction sends its start, a collection an empty array`() {
    let empty = Empty<Int, Never>()
    #expect(sent(empty.reduce(5, +)) == ["5", "end"])
    #expect(sent(empty.scan(5, +)) == ["end"])
    #expect(sent(empty.collect()) == ["[]", "end"])
    #expect(sent(empty.last()) == ["end"] && sent(empty.first()) == ["end"])
  }

  @Test func `a key path maps, and duplicates are what a closure says`() {
    #expect(sent(["a", "bcd"].publisher.map(\.count)) == ["1", "3", "end"])
    #expect(
      sent([1, 3, 2, 4, 5].publisher.removeDuplicates { $0 % 2 == $1 % 2 })
        == ["1", "2", "5", "end"])
  }

  @Test func `a transform that throws fails, cancels its publisher and is not called again`() {
    let subject = PassthroughSubject<Int, Never>()
    var (calls, cancels) = (0, 0)
    let log = Log()
    let subscription = log.add(
      subject.handleEvents(receiveCancel: { cancels += 1 }).tryMap { (value: Int) throws -> Int in
        calls += 1
        if value == 2 { throw Broken() }
        return value
      })
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(log.events == ["1", "error"] && calls == 2 && cancels == 1)
    subscription.cancel()
    // It is the same where all values come at once.
    calls = 0
    #expect(
      sent(
        numbers.tryMap { _ throws -> Int in
          calls += 1
          throw Broken()
        }) == ["error"])
    #expect(calls == 1)
  }

  @Test func `a prefix ends with the first value that fails, though later ones would not`() {
    var tested: [Int] = []
    let asker = Asker<Int, Never>()
    [1, 5, 1].publisher.prefix {
      tested.append($0)
      return $0 < 3
    }.subscribe(asker)
    asker.subscription?.request(.unlimited)
    #expect(asker.values == [1] && asker.completions == 1 && tested == [1, 5])
  }

  @Test func `a prefix of one value ends before the subscriber sends another`() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let subscription = subject.first().sink(
      receiveCompletion: { _ in events.append("end") },
      receiveValue: { value in
        events.append("\(value)")
        subject.send(value + 1)
      })
    subject.send(1)
    #expect(events == ["1", "end"])
    subscription.cancel()
  }

  @Test func `dropped values do not come back`() {
    #expect(sent([1, 5, 1].publisher.drop { $0 < 3 }) == ["5", "1", "end"])
    #expect(sent(numbers.dropFirst()) == ["2", "3", "4", "end"])
    #expect(sent(numbers.dropFirst(9)) == ["end"])
    #expect(sent(numbers.drop(untilOutputFrom: Empty<Int, Never>())) == ["end"])
    #expect(sent(numbers.drop(untilOutputFrom: Just(1))) == ["1", "2", "3", "4", "end"])
  }

  @Test func `events are told before they pass on, a cancel once`() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let watched = subject.handleEvents(
      receiveOutput: { events.append("told \($0)") },
      receiveCompletion: { _ in events.append("told end") },
      receiveCancel: { events.append("told cancel") })
    let one = watched.sink { events.append("\($0)") }
    subject.send(1)
    one.cancel()
    one.cancel()
    #expect(events == ["told 1", "1", "told cancel"])
    events = []
    let other = watched.sink(
      receiveCompletion: { _ in events.append("end") }, receiveValue: { _ in })
    subject.send(completion: .finished)
    other.cancel()
    #expect(events == ["told end", "end"])
  }
}
