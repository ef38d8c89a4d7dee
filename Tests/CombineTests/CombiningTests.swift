import Combine
import Testing

@Suite struct CombiningTests {
  private let numbers = [1, 2, 3, 4].publisher

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

  private typealias Subject = PassthroughSubject<Int, Broken>

  @Test func `the latest values are combined from the first pair on, and end with the last`() {
    let (a, b, log) = (Subject(), Subject(), Log())
    let subscription = log.add(a.combineLatest(b) { $0 * 10 + $1 })
    a.send(1)
    a.send(2)
    #expect(log.events.isEmpty)
    b.send(3)
    a.send(completion: .finished)
    b.send(4)
    #expect(log.events == ["23", "24"])
    b.send(completion: .finished)
    #expect(log.events == ["23", "24", "end"])
    subscription.cancel()
  }

  @Test func `a failure of one of two ends both, and cancels the other`() {
    for isZip in [true, false] {
      let (a, b, log) = (Subject(), Subject(), Log())
      var cancels = 0
      let other = a.handleEvents(receiveCancel: { cancels += 1 })
      let pairs =
        isZip
        ? other.zip(b).map { "\($0)" }.eraseToAnyPublisher()
        : other.combineLatest(b).map { "\($0)" }.eraseToAnyPublisher()
      let subscription = log.add(pairs)
      b.send(completion: .failure(Broken()))
      #expect(log.events == ["error"] && cancels == 1)
      subscription.cancel()
    }
  }

  @Test func `pairs are cancelled on both sides`() {
    let (a, b, log) = (Subject(), Subject(), Log())
    var cancels: [String] = []
    let subscription = log.add(
      a.handleEvents(receiveCancel: { cancels.append("a") })
        .zip(b.handleEvents(receiveCancel: { cancels.append("b") })))
    a.send(1)
    subscription.cancel()
    b.send(2)
    #expect(log.events.isEmpty && cancels == ["a", "b"])
  }

  @Test func `many are merged in the order in which they send, none end at once`() {
    let subjects = (0..<3).map { _ in Subject() }
    let log = Log()
    let subscription = log.add(Publishers.MergeMany(subjects))
    for index in [2, 0, 1] { subjects[index].send(index) }
    for index in [1, 0] { subjects[index].send(completion: .finished) }
    subjects[2].send(9)
    #expect(log.events == ["2", "0", "1", "9"])
    subjects[2].send(completion: .finished)
    #expect(log.events.last == "end")
    #expect(sent(Publishers.MergeMany([Just<Int>]())) == ["end"])
    subscription.cancel()
  }

  @Test func `a merge that is cut short subscribes to no more publishers`() {
    var count = 0
    let made = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(sent(Publishers.MergeMany([made, made, made]).prefix(2)) == ["1", "2", "end"])
    #expect(count == 2)
  }

  @Test func `a flat map ends when its publisher and all that it made have`() {
    let (outer, inner, log) = (Subject(), Subject(), Log())
    let subscription = log.add(outer.flatMap { value in inner.map { value * 10 + $0 } })
    outer.send(1)
    outer.send(2)
    inner.send(3)
    outer.send(completion: .finished)
    inner.send(4)
    #expect(log.events == ["13", "23", "14", "24"])
    inner.send(completion: .finished)
    #expect(log.events.last == "end" && log.events.count == 5)
    subscription.cancel()
  }

  @Test func `a failure within a flat map ends it and cancels the others`() {
    let (outer, first, second, log) = (Subject(), Subject(), Subject(), Log())
    var cancels = 0
    let watched = first.handleEvents(receiveCancel: { cancels += 1 }).eraseToAnyPublisher()
    let subscription = log.add(
      outer.flatMap { $0 == 1 ? watched : second.eraseToAnyPublisher() })
    outer.send(1)
    outer.send(2)
    second.send(completion: .failure(Broken()))
    first.send(1)
    outer.send(1)
    #expect(log.events == ["error"] && cancels == 1)
    subscription.cancel()
  }

  @Test func `a switch cancels the previous publisher and outlives its own`() {
    let choice = PassthroughSubject<AnyPublisher<Int, Broken>, Broken>()
    let (first, second, log) = (Subject(), Subject(), Log())
    var cancels = 0
    let subscription = log.add(choice.switchToLatest())
    choice.send(first.handleEvents(receiveCancel: { cancels += 1 }).eraseToAnyPublisher())
    first.send(1)
    #expect(cancels == 0)
    choice.send(second.eraseToAnyPublisher())
    #expect(cancels == 1)
    choice.send(completion: .finished)
    first.send(completion: .failure(Broken()))
    second.send(2)
    #expect(log.events == ["1", "2"])
    second.send(completion: .finished)
    #expect(log.events == ["1", "2", "end"])
    subscription.cancel()
  }

  @Test func `a switch follows what comes after a publisher that has ended`() {
    let choice = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let log = Log()
    let subscription = log.add(choice.switchToLatest())
    choice.send(Just(1).eraseToAnyPublisher())
    choice.send(Just(2).eraseToAnyPublisher())
    choice.send(completion: .finished)
    #expect(log.events == ["1", "2", "end"])
    subscription.cancel()
  }

  @Test func `a switch that a first value brings leaves the publisher of that value`() {
    let choice = PassthroughSubject<CurrentValueSubject<Int, Never>, Never>()
    let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let third = CurrentValueSubject<Int, Never>(3)
    var received: [Int] = []
    let subscription = choice.switchToLatest().sink { value in
      received.append(value)
      if value == 1 { choice.send(second) }
    }
    choice.send(first)
    first.send(10)
    second.send(20)
    #expect(received == [1, 2, 20])
    choice.send(third)
    second.send(21)
    #expect(received == [1, 2, 20, 3])
    subscription.cancel()
  }

  @Test func `a flat map follows no more publishers at a time than it may`() {
    var inner: [PassthroughSubject<Int, Never>] = []
    var requests: [Subscribers.Demand] = []
    let log = Log()
    let subscription = log.add(
      [1, 2, 3].publisher.handleEvents(receiveRequest: { requests.append($0) })
        .flatMap(maxPublishers: .max(2)) { _ -> PassthroughSubject<Int, Never> in
          inner.append(PassthroughSubject())
          return inner[inner.count - 1]
        })
    #expect(inner.count == 2 && requests == [.max(2)])
    inner[0].send(1)
    inner[0].send(completion: .finished)
    #expect(inner.count == 3 && requests == [.max(2), .max(1)])
    inner[1].send(2)
    inner[2].send(3)
    for index in 1...2 { inner[index].send(completion: .finished) }
    #expect(log.events == ["1", "2", "3", "end"])
    subscription.cancel()
  }

  @Test func `publishers that end at once follow each other`() {
    let sums = (1...5).publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
    #expect(sent(sums) == (1...5).flatMap { ["\($0)", "\($0 * 10)"] } + ["end"])
  }

  @Test func `publishers that never fail and those that do go together`() {
    let (plain, failing) = ([1, 2].publisher, PassthroughSubject<Int, Broken>())
    #expect(sent(plain.flatMap { _ in Fail<Int, Broken>(error: Broken()) }) == ["error"])
    let log = Log()
    let subscription = log.add(failing.flatMap { Just($0 * 2) })
    failing.send(4)
    failing.send(completion: .failure(Broken()))
    #expect(log.events == ["8", "error"])
    subscription.cancel()
    #expect(sent(plain.map { Just($0) }.switchToLatest()) == ["1", "2", "end"])
    let broken = plain.map { _ in Fail<Int, Broken>(error: Broken()) }
    #expect(sent(broken.switchToLatest()) == ["error"])
  }

  @Test func `three and four publishers are combined, zipped and merged`() {
    let (a, b, c, d) = (Subject(), Subject(), Subject(), Subject())
    let log = Log()
    let subscriptions = [
      log.add(a.combineLatest(b, c) { "\($0)\($1)\($2)" }, "l"),
      log.add(a.zip(b, c) { "\($0)\($1)\($2)" }, "z"),
      log.add(a.combineLatest(b, c, d).map { "\($0.0)\($0.1)\($0.2)\($0.3)" }, "f"),
      log.add(a.zip(b, c, d).map { "\($0.0)\($0.1)\($0.2)\($0.3)" }, "g"),
      log.add(a.merge(with: b, c, d), "m"),
    ]
    for (number, subject) in [a, b, c, d].enumerated() { subject.send(number) }
    #expect(log.events == ["m0", "m1", "l012", "z012", "m2", "f0123", "g0123", "m3"])
    a.send(7)
    #expect(log.events.suffix(3) == ["l712", "f7123", "m7"])
    d.send(completion: .failure(Broken()))
    #expect(log.events.suffix(3) == ["ferror", "gerror", "merror"])
    for subject in [a, b, c] { subject.send(completion: .finished) }
    #expect(log.events.suffix(2).sorted() == ["lend", "zend"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `sequences and publishers come before and after`() {
    let numbers = [3].publisher
    #expect(sent(numbers.prepend([1, 2]).append([4])) == ["1", "2", "3", "4", "end"])
    #expect(sent(numbers.prepend(Just(2)).append(Just(4))) == ["2", "3", "4", "end"])
    let (source, log) = (PassthroughSubject<Int, Never>(), Log())
    let stop = PassthroughSubject<Void, Never>()
    let subscription = log.add(source.prefix(untilOutputFrom: stop))
    source.send(1)
    stop.send()
    source.send(2)
    #expect(log.events == ["1", "end"])
    subscription.cancel()
  }
}
