import Combine
import Testing

@Suite struct MergingTests {
  private let numbers = [1, 2, 3, 4].publisher

  private typealias Subject = PassthroughSubject<Int, Broken>

  @Test func `merged publishers end with the last of them`() {
    let (a, b, c) = (Subject(), Subject(), Subject())
    let log = Log()
    let subscriptions = [
      log.add(Publishers.Merge(a, b), "two "), log.add(Publishers.Merge3(a, b, c), "three "),
    ]
    b.send(1)
    a.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    c.send(4)
    c.send(completion: .finished)
    #expect(
      log.events == [
        "two 1", "three 1", "two 2", "three 2", "two 3", "three 3", "two end", "three 4",
        "three end",
      ])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `a failure of one ends the merge and cancels the others`() {
    let (a, b) = (Subject(), Subject())
    var cancels = 0
    let log = Log()
    let other = a.handleEvents(receiveCancel: { cancels += 1 })
    let subscription = log.add(Publishers.Merge(other, b))
    b.send(completion: .failure(Broken()))
    a.send(1)
    #expect(log.events == ["error"] && cancels == 1)
    subscription.cancel()
    #expect(cancels == 1)
  }

  @Test func `a second publisher is subscribed to once the first has ended`() {
    let (a, b) = (Subject(), Subject())
    let log = Log()
    let subscription = log.add(Publishers.Concatenate(prefix: a, suffix: b))
    b.send(1)
    a.send(2)
    a.send(completion: .finished)
    a.send(3)
    b.send(4)
    b.send(completion: .finished)
    #expect(log.events == ["2", "4", "end"])
    subscription.cancel()
  }

  @Test func `the second publisher is left alone where the first fails`() {
    var count = 0
    let second = Deferred { () -> Empty<Int, Broken> in
      count += 1
      return Empty()
    }
    let first = Fail<Int, Broken>(error: Broken())
    #expect(sent(Publishers.Concatenate(prefix: first, suffix: second)) == ["error"])
    #expect(count == 0)
  }

  @Test func `a cancel in the first publisher keeps the second from coming`() {
    let first = Subject()
    let log = Log()
    let joined = Publishers.Concatenate(
      prefix: first,
      suffix: [7].publisher
        .setFailureType(to: Broken.self))
    let subscription = log.add(joined)
    subscription.cancel()
    first.send(completion: .finished)
    #expect(log.events.isEmpty)
    #expect(
      sent(Publishers.Concatenate(prefix: (1...).publisher, suffix: Just(0)).prefix(2))
        == ["1", "2", "end"])
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
}
