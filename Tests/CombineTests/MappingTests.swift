import Combine
import Testing

@Suite struct MappingTests {
  private let numbers = [1, 2, 3, 4].publisher

  @Test func `maps of a map are one, in the order in which they were written`() {
    let mapped: Publishers.Map<AnyPublisher<Int, Never>, String> =
      numbers.map { $0 + 1 }.map { "\($0 * 2)" }
    #expect(mapped.transform(1) == "4")
    #expect(sent(mapped) == ["4", "6", "8", "10", "end"])
  }

  @Test func `a compact map leaves nil out, and a map of it stays one`() {
    let mapped: Publishers.CompactMap<AnyPublisher<Int, Never>, String> =
      numbers.compactMap { $0 % 2 == 0 ? $0 : nil }.map { "\($0)!" }
    #expect(mapped.transform(1) == nil && mapped.transform(2) == "2!")
    #expect(sent(mapped) == ["2!", "4!", "end"])
  }

  @Test func `a filter lets through what it is true for`() {
    #expect(sent(Publishers.Filter(upstream: numbers) { $0 > 2 }) == ["3", "4", "end"])
  }

  @Test func `mapped, compact and filtered publishers fail as theirs do`() {
    let subject = PassthroughSubject<Int, Broken>()
    let log = Log()
    let subscriptions = [
      log.add(subject.map { $0 * 2 }, "map "), log.add(subject.compactMap { $0 }, "compact "),
      log.add(subject.filter { $0 > 1 }, "filter "),
    ]
    subject.send(1)
    subject.send(completion: .failure(Broken()))
    #expect(log.events == ["map 2", "compact 1", "map error", "compact error", "filter error"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `a closure runs once for each value and subscriber, and not after a cancel`() {
    let subject = PassthroughSubject<Int, Never>()
    var calls: [Int] = []
    let mapped = subject.map { value -> Int in
      calls.append(value)
      return value
    }
    let log = Log()
    let (one, other) = (log.add(mapped), log.add(mapped))
    subject.send(1)
    one.cancel()
    subject.send(2)
    other.cancel()
    subject.send(3)
    #expect(calls == [1, 1, 2] && log.events == ["1", "1", "2"])
  }
}
