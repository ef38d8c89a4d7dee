import Combine
import Testing

@Suite struct MulticastTests {
  @Test func `subscribers of a multicast share one subscription from its connection on`() {
    var subscriptions = 0
    let source = [1, 2].publisher.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
    let shared = source.multicast { PassthroughSubject<Int, Never>() }
    let log = Log()
    let held = [log.add(shared, "a"), log.add(shared, "b")]
    #expect(log.events.isEmpty && subscriptions == 0)
    let connection = shared.connect()
    #expect(log.events == ["a1", "b1", "a2", "b2", "aend", "bend"] && subscriptions == 1)
    connection.cancel()
    held.forEach { $0.cancel() }
  }

  @Test func `a connection that is cancelled ends the subscription, not the subject`() {
    let (source, subject, log) = (
      PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>(), Log()
    )
    var cancels = 0
    let shared = source.handleEvents(receiveCancel: { cancels += 1 }).multicast(subject: subject)
    let subscription = log.add(shared)
    source.send(1)
    let connection = shared.connect()
    source.send(2)
    connection.cancel()
    source.send(3)
    subject.send(4)
    #expect(log.events == ["2", "4"] && cancels == 1)
    let second = shared.connect()
    source.send(completion: .failure(Broken()))
    #expect(log.events == ["2", "4", "error"])
    second.cancel()
    subscription.cancel()
  }

  @Test func `a connectable publisher connects by itself with its first subscriber`() {
    let log = Log()
    let shared = [1, 2].publisher.makeConnectable()
    let subscription = log.add(shared)
    #expect(log.events.isEmpty)
    let connection = shared.connect()
    #expect(log.events == ["1", "2", "end"])
    connection.cancel()
    subscription.cancel()
    #expect(sent([3].publisher.makeConnectable().autoconnect()) == ["3", "end"])
  }

  @Test func `a subject can subscribe to a publisher`() {
    let (subject, log) = (CurrentValueSubject<Int, Never>(0), Log())
    let subscription = log.add(subject)
    let source = PassthroughSubject<Int, Never>()
    let link = source.subscribe(subject)
    source.send(1)
    link.cancel()
    source.send(2)
    #expect(log.events == ["0", "1"] && subject.value == 1)
    [5].publisher.subscribe(subject).cancel()
    #expect(log.events == ["0", "1", "5", "end"])
    subscription.cancel()
  }
}
