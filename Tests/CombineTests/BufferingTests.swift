import Combine
import Testing

@Suite struct BufferingTests {
  private typealias Subject = PassthroughSubject<Int, Broken>

  private func asked(
    _ strategy: Publishers.BufferingStrategy<Broken>, _ count: Int
  ) -> (asker: Asker<Int, Broken>, subject: Subject) {
    let (asker, subject) = (Asker<Int, Broken>(), Subject())
    subject.buffer(size: count, prefetch: .byRequest, whenFull: strategy).subscribe(asker)
    return (asker, subject)
  }

  @Test func `values wait until they are asked for, up to the size`() {
    for (strategy, kept) in [
      (Publishers.BufferingStrategy<Broken>.dropNewest, [1, 2]), (.dropOldest, [3, 4]),
    ] {
      let (asker, subject) = asked(strategy, 2)
      for value in 1...4 { subject.send(value) }
      #expect(asker.values.isEmpty)
      asker.subscription?.request(.max(1))
      #expect(asker.values == [kept[0]])
      subject.send(completion: .finished)
      #expect(asker.completions == 0)
      asker.subscription?.request(.max(1))
      #expect(asker.values == kept && asker.completions == 1)
    }
  }

  @Test func `a full buffer may be an error, which does not wait`() {
    let (asker, subject) = asked(.customError { Broken() }, 2)
    for value in 1...3 { subject.send(value) }
    #expect(asker.values.isEmpty && asker.completions == 1)
    subject.send(4)
    asker.subscription?.request(.unlimited)
    #expect(asker.values.isEmpty && asker.completions == 1)
  }

  @Test func `values that are asked for pass at once, in their order`() {
    let (asker, subject) = asked(.dropNewest, 1)
    asker.subscription?.request(.unlimited)
    for value in 1...3 { subject.send(value) }
    #expect(asker.values == [1, 2, 3])
    asker.subscription?.cancel()
    subject.send(4)
    #expect(asker.values == [1, 2, 3] && asker.completions == 0)
  }

  @Test func `a buffer that is kept full asks for as many as it has room for`() {
    let asker = Asker<Int, Never>()
    var requests: [Subscribers.Demand] = []
    (1...6).publisher.handleEvents(receiveRequest: { requests.append($0) })
      .buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).subscribe(asker)
    #expect(requests == [.max(2)])
    asker.subscription?.request(.max(1))
    #expect(asker.values == [1] && requests == [.max(2), .max(1)])
    asker.subscription?.request(.unlimited)
    #expect(asker.values == [1, 2, 3, 4, 5, 6] && asker.completions == 1)
  }
}
