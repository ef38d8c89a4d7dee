import Combine
import Testing

@Suite struct SharingTests {
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

  @Test func `the last listener cancels the upstream, and the next one begins anew`() {
    let source = PassthroughSubject<Int, Never>()
    var (begun, cancelled) = (0, 0)
    let shared = Deferred { () -> AnyPublisher<Int, Never> in
      begun += 1
      return source.handleEvents(receiveCancel: { cancelled += 1 }).eraseToAnyPublisher()
    }.share()
    #expect(begun == 0)
    let log = Log()
    let (one, other) = (log.add(shared, "a"), log.add(shared, "b"))
    one.cancel()
    source.send(1)
    #expect(begun == 1 && cancelled == 0 && log.events == ["b1"])
    other.cancel()
    #expect(cancelled == 1)
    let third = log.add(shared, "c")
    source.send(2)
    #expect(begun == 2 && log.events == ["b1", "c2"])
    third.cancel()
  }

  @Test func `a listener that cancels twice counts once`() {
    let source = PassthroughSubject<Int, Never>()
    let shared = source.share()
    let asker = Asker<Int, Never>()
    let log = Log()
    let subscription = log.add(shared)
    shared.subscribe(asker)
    asker.subscription?.request(.unlimited)
    asker.subscription?.cancel()
    asker.subscription?.cancel()
    source.send(1)
    #expect(log.events == ["1"] && asker.values.isEmpty)
    subscription.cancel()
  }

  @Test func `all listeners get the end, and who comes later gets it alone`() {
    let source = PassthroughSubject<Int, Broken>()
    let shared = source.share()
    let log = Log()
    let subscriptions = [log.add(shared, "a"), log.add(shared, "b")]
    source.send(completion: .failure(Broken()))
    #expect(log.events == ["aerror", "berror"] && sent(shared) == ["error"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `what comes at once reaches the first listener alone`() {
    let shared = [1, 2].publisher.share()
    #expect(sent(shared) == ["1", "2", "end"])
    #expect(sent(shared) == ["end"])
  }

  @Test func `a listener that ends early leaves the upstream to others, and cancels it at last`() {
    let source = PassthroughSubject<Int, Never>()
    var cancelled = 0
    let shared = source.handleEvents(receiveCancel: { cancelled += 1 }).share()
    let log = Log()
    let subscriptions = [log.add(shared.first(), "a"), log.add(shared.prefix(2), "b")]
    source.send(1)
    #expect(cancelled == 0)
    source.send(2)
    #expect(log.events == ["a1", "aend", "b1", "b2", "bend"] && cancelled == 1)
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `shared publishers are equal where they are the same`() {
    let shared = Just(1).share()
    #expect(shared == shared && shared != Just(1).share())
  }
}
