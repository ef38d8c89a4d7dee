import Combine
import Testing

@Suite struct DeliveryTests {
  private typealias IntAsker = Asker<Int, Never>

  private func ask<P: Publisher>(
    _ publisher: P, _ demand: Subscribers.Demand
  ) -> Asker<P.Output, P.Failure> {
    let asker = Asker<P.Output, P.Failure>()
    publisher.subscribe(asker)
    asker.subscription?.request(demand)
    return asker
  }

  @Test func `requests add up, and no more values come than they ask for`() {
    let publishers = [
      (1...5).publisher, (1...5).publisher.map { $0 }.eraseToAnyPublisher(),
      (1...5).publisher.scan(0) { $1 },
    ]
    for publisher in publishers {
      let asker = ask(publisher, .max(2))
      #expect(asker.values == [1, 2] && asker.completions == 0)
      asker.subscription?.request(.none)
      #expect(asker.values == [1, 2])
      asker.subscription?.request(.max(1))
      asker.subscription?.request(.max(1))
      #expect(asker.values == [1, 2, 3, 4] && asker.completions == 0)
      asker.subscription?.request(.max(9))
      #expect(asker.values == [1, 2, 3, 4, 5] && asker.completions == 1)
    }
  }

  @Test func `the end follows the last value without a request`() {
    #expect(ask((1...2).publisher, .max(2)).completions == 1)
    #expect(ask((1...2).publisher.map { $0 }, .max(2)).completions == 1)
    #expect(ask(Just(1), .max(1)).completions == 1)
    #expect(ask(Empty<Int, Never>(), .max(1)).completions == 1)
  }

  @Test func `what a subscriber returns for a value is added to what it asked for`() {
    final class Returner: Subscriber {
      var values: [Int] = []
      func receive(subscription: any Subscription) { subscription.request(.max(1)) }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return input == 1 ? .max(2) : .none
      }
      func receive(completion: Subscribers.Completion<Never>) { values.append(0) }
    }
    let (reader, relayed, sentTo) = (Returner(), Returner(), Returner())
    (1...9).publisher.subscribe(reader)
    (1...9).publisher.map { $0 }.subscribe(relayed)
    let subject = PassthroughSubject<Int, Never>()
    subject.subscribe(sentTo)
    for value in 1...9 { subject.send(value) }
    #expect(reader.values == [1, 2, 3])
    #expect(relayed.values == [1, 2, 3])
    #expect(sentTo.values == [1, 2, 3])
  }

  @Test func `a request within a value is met, however long the chain of them is`() {
    let numbers = (1...5_000).publisher
    for publisher in [numbers, numbers.map { $0 }.eraseToAnyPublisher()] {
      let asker = IntAsker()
      asker.onValue = { $0.subscription?.request(.max(1)) }
      publisher.subscribe(asker)
      asker.subscription?.request(.max(1))
      #expect(asker.values == Array(1...5_000) && asker.completions == 1)
    }
  }

  @Test func `a passthrough subject's values are lost on those who have asked for no more`() {
    let subject = PassthroughSubject<Int, Never>()
    let asker = ask(subject, .max(1))
    subject.send(1)
    subject.send(2)
    asker.subscription?.request(.max(1))
    #expect(asker.values == [1])
    subject.send(3)
    subject.send(completion: .finished)
    #expect(asker.values == [1, 3] && asker.completions == 1)
  }

  @Test func `a current value subject's latest value waits for a request`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let asker = ask(subject, .max(1))
    subject.send(2)
    subject.send(3)
    #expect(asker.values == [1])
    asker.subscription?.request(.max(2))
    #expect(asker.values == [1, 3])
    subject.send(4)
    #expect(asker.values == [1, 3, 4])
  }

  @Test func `a subject's end waits for no request`() {
    let current = CurrentValueSubject<Int, Never>(1)
    let asker = ask(current, .max(1))
    current.send(2)
    current.send(completion: .finished)
    #expect(asker.values == [1] && asker.completions == 1)
  }

  @Test func `values that wait are dropped by a cancel, and so is their end`() {
    let asker = ask([1, 2, 3].publisher.map { $0 }, .max(1))
    asker.subscription?.cancel()
    asker.subscription?.request(.unlimited)
    #expect(asker.values == [1] && asker.completions == 0)
  }

  @Test func `a cancel within waiting values ends them`() {
    let asker = ask([1, 2, 3, 4].publisher.map { $0 }, .max(1))
    asker.onValue = { if $0.values.count == 3 { $0.subscription?.cancel() } }
    asker.subscription?.request(.unlimited)
    #expect(asker.values == [1, 2, 3] && asker.completions == 0)
  }

  @Test func `an erased publisher passes requests on`() {
    var read = 0
    let endless = sequence(state: ()) { _ -> Int? in
      read += 1
      return read
    }
    let asker = ask(endless.publisher.eraseToAnyPublisher().eraseToAnyPublisher(), .max(3))
    // One element more is read, which tells whether the end follows.
    #expect(asker.values == [1, 2, 3] && read == 4)
    asker.subscription?.cancel()
  }
}
