import Combine
import Foundation
import Testing

@Suite struct SourcesTests {
  @Test func `an empty publisher ends at once or never`() {
    #expect(sent(Empty<Int, Never>()) == ["end"])
    #expect(sent(Empty<Int, Never>(completeImmediately: false)).isEmpty)
  }

  @Test func `a failing publisher sends its error alone`() {
    var completion: Subscribers.Completion<Broken>?
    let subscription = Fail(outputType: Int.self, failure: Broken()).sink(
      receiveCompletion: { completion = $0 }, receiveValue: { _ in Issue.record("a value") })
    #expect(completion == .failure(Broken()))
    subscription.cancel()
  }

  @Test func `a deferred publisher is made for each subscriber, and not before`() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(sent(deferred) == ["1", "end"] && sent(deferred) == ["2", "end"])
  }

  @Test func `a future runs its closure once, when it is made`() {
    var count = 0
    let future = Future<Int, Never> { promise in
      count += 1
      promise(.success(count))
    }
    #expect(count == 1)
    #expect(sent(future) == ["1", "end"] && sent(future) == ["1", "end"] && count == 1)
  }

  @Test func `a future fails for those before and after`() {
    var promise: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> { promise = $0 }
    let log = Log()
    let cancelled = log.add(future, "cancelled ")
    let subscription = log.add(future)
    cancelled.cancel()
    promise?(.failure(Broken()))
    promise?(.success(1))
    #expect(log.events == ["error"] && sent(future) == ["error"])
    subscription.cancel()
  }

  @Test func `a sequence is sent to each subscriber from its beginning`() {
    let publisher = (1...3).publisher
    #expect(sent(publisher) == ["1", "2", "3", "end"])
    #expect(sent(publisher) == ["1", "2", "3", "end"])
    #expect(sent([Int]().publisher) == ["end"])
  }

  @Test func `a sequence without end is read as far as its values are wanted`() {
    var read = 0
    let endless = sequence(state: ()) { _ -> Int? in
      read += 1
      return read
    }
    let publisher = endless.publisher.map { $0 * 2 }.filter { $0 > 2 }
      .setFailureType(to: Broken.self).mapError { $0 }.prefix(2)
    #expect(sent(publisher) == ["4", "6", "end"])
    #expect(read == 3)
  }

  @Test func `a subscriber that cancels ends a sequence`() {
    let asker = Asker<Int, Never>()
    asker.onValue = { if $0.values.count == 2 { $0.subscription?.cancel() } }
    (1...).publisher.subscribe(asker)
    asker.subscription?.request(.unlimited)
    #expect(asker.values == [1, 2] && asker.completions == 0)
  }

  @Test func `notifications of one object are told from those of others`() {
    final class Source {}
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let (one, other) = (Source(), Source())
    var received: [Int] = []
    let subscription = center.publisher(for: name, object: one)
      .sink { received.append($0.userInfo?["number"] as? Int ?? 0) }
    center.post(name: name, object: one, userInfo: ["number": 1])
    center.post(name: name, object: other, userInfo: ["number": 2])
    center.post(name: name, object: one, userInfo: ["number": 3])
    #expect(received == [1, 3])
    subscription.cancel()
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
}
