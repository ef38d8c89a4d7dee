@testable import Combine
import Testing

@Suite struct RelayTests {
  @Test func `what is held after the end is cancelled as it comes`() {
    let subscriptions = SubscriptionBag()
    var cancelled: [Int] = []
    subscriptions.add { AnyCancellable { cancelled.append(1) } }
    let second = subscriptions.add { AnyCancellable { cancelled.append(2) } }
    subscriptions.add { AnyCancellable { cancelled.append(3) } }
    subscriptions.remove(second)
    #expect(cancelled == [2] && !subscriptions.isOver)
    #expect(subscriptions.end())
    #expect(!subscriptions.end())
    #expect(cancelled == [2, 1, 3] && subscriptions.isOver)
    subscriptions.add { AnyCancellable { cancelled.append(4) } }
    #expect(cancelled == [2, 1, 3, 4])
  }

  @Test func `a publisher that is followed after the end is not subscribed to`() {
    let subscriptions = SubscriptionBag()
    subscriptions.end()
    var count = 0
    let made = Deferred { () -> Just<Int> in
      count += 1
      return Just(1)
    }
    subscriptions.follow(made, receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(count == 0)
  }

  @Test func `a followed publisher can be removed by its first value`() {
    let subscriptions = SubscriptionBag()
    var (number, received) = (0, [Int]())
    subscriptions.follow(
      [1, 2, 3].publisher, begin: { own, _ in number = own }, receiveCompletion: { _ in },
      receiveValue: {
        received.append($0)
        subscriptions.remove(number)
      })
    #expect(received == [1])
  }

  private final class Memory { weak var subscriber: AnyObject? }

  /// Remembers who subscribed, and ends when it is told to.
  private struct Watched: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let memory: Memory
    let subject: PassthroughSubject<Int, Never>
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      memory.subscriber = subscriber as AnyObject
      subject.receive(subscriber: subscriber)
    }
  }

  @Test func `a followed publisher that has ended is let go of`() {
    let (memory, subject) = (Memory(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<Watched, Never>()
    let log = Log()
    let subscription = log.add(outer.flatMap { $0 })
    outer.send(Watched(memory: memory, subject: subject))
    subject.send(1)
    #expect(memory.subscriber != nil)
    subject.send(completion: .finished)
    #expect(memory.subscriber == nil && log.events == ["1"])
    subscription.cancel()
  }

  @Test func `a subscriber may send through operators while it receives`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let subscription = subject.map { $0 }.filter { _ in true }.compactMap { $0 }
      .scan(0, +).removeDuplicates().dropFirst(0)
      .sink { value in
        received.append(value)
        if received.count < 3 { subject.send(1) }
      }
    subject.send(1)
    #expect(received == [1, 2, 3])
    subscription.cancel()
  }

  @Test func `each subscriber has a state of its own`() {
    let subject = PassthroughSubject<Int, Never>()
    let sums = subject.scan(0, +)
    let log = Log()
    let first = log.add(sums, "a")
    subject.send(1)
    let second = log.add(sums, "b")
    subject.send(2)
    #expect(log.events == ["a1", "a3", "b2"])
    [first, second].forEach { $0.cancel() }
  }

  @Test func `an operator that ends early cancels a publisher that is still sending`() {
    var seen: [Int] = []
    let values = [1, 2, 3].publisher.handleEvents(receiveOutput: { seen.append($0) })
    #expect(sent(values.prefix(2)) == ["1", "2", "end"])
    #expect(seen == [1, 2])
  }
}
