import Combine
import Testing

@Suite struct SubscribersTests {
  @Test func `a sink asks for all values, and lets go at the end`() {
    var events: [String] = []
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in events.append("end") }, receiveValue: { events.append("\($0)") })
    [1, 2].publisher.subscribe(sink)
    #expect(events == ["1", "2", "end"])
    let cancelled = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in events.append("end") }, receiveValue: { events.append("\($0)") })
    let subject = PassthroughSubject<Int, Never>()
    subject.subscribe(cancelled)
    subject.send(3)
    cancelled.cancel()
    subject.send(4)
    #expect(events == ["1", "2", "end", "3"])
  }

  private final class Target { var value = 0 }

  @Test func `an assigning subscriber holds its object until the end`() {
    weak var known: Target?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let target = Target()
      known = target
      subject.subscribe(Subscribers.Assign(object: target, keyPath: \.value))
    }
    subject.send(3)
    #expect(known?.value == 3)
    subject.send(completion: .finished)
    #expect(known == nil)
  }

  @Test func `a subscriber without its type passes on demand, values and the end`() {
    let asker = Asker<Int, Never>()
    let erased = AnySubscriber(asker)
    #expect(erased.combineIdentifier == asker.combineIdentifier)
    [1, 2].publisher.subscribe(erased)
    asker.subscription?.request(.max(1))
    #expect(asker.values == [1])
    asker.subscription?.request(.max(1))
    #expect(asker.values == [1, 2] && asker.completions == 1)
  }

  @Test func `a subscriber of closures asks for what they say`() {
    var values: [Int] = []
    var ends = 0
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: {
        values.append($0)
        return values.count < 3 ? .max(1) : .none
      }, receiveCompletion: { _ in ends += 1 })
    (1...9).publisher.subscribe(subscriber)
    #expect(values == [1, 2, 3] && ends == 0)
  }

  @Test func `a subject is a subscriber`() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    let subscription = log.add(subject)
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    #expect(log.events == ["1", "2", "end"])
    subscription.cancel()
  }

  @Test func `identifiers are those of their objects, or of their own`() {
    let asker = Asker<Int, Never>()
    #expect(CombineIdentifier(asker) == CombineIdentifier(asker))
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(CombineIdentifier().description.hasPrefix("0x"))
    Subscriptions.empty.request(.unlimited)
    Subscriptions.empty.cancel()
  }
}
