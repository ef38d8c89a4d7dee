import Combine
import Foundation
import Testing

/// Run loops are those of the thread that a test runs on, which need not be the first one.
@MainActor @Suite struct ConnectableTests {
  @Test func `a timer runs while it has subscribers`() {
    let ticks = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
    var (first, second) = (0, 0)
    let one = ticks.sink { _ in first += 1 }
    let other = ticks.map { _ in 1 }.sink { second += $0 }
    turn(while: first < 2 || second < 2)
    #expect(first == second)
    one.cancel()
    turn(while: second < first + 2)
    #expect(first < second)
    other.cancel()
    let count = second
    RunLoop.current.perform {}
    turn()
    #expect(second == count)
  }

  @Test func `without a connection nothing is sent`() {
    var count = 0
    let timer = Timer.publish(every: 0.001, on: .current, in: .default)
    let subscription = timer.sink { _ in count += 1 }
    turn()
    #expect(count == 0)
    let connection = timer.connect()
    turn(while: count == 0)
    connection.cancel()
    subscription.cancel()
  }

  /// A publisher that counts its connections, and sends a value with each where it has one.
  private final class Source: ConnectablePublisher {
    typealias Output = Int
    typealias Failure = Never
    let subject = PassthroughSubject<Int, Never>()
    var first: Int?
    var (connected, disconnected) = (0, 0)
    func connect() -> any Cancellable {
      connected += 1
      if let first { subject.send(first) }
      return AnyCancellable { self.disconnected += 1 }
    }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }

  @Test func `the first subscriber connects and the last disconnects`() {
    let (source, log) = (Source(), Log())
    let publisher = source.autoconnect()
    #expect(source.connected == 0)
    let (one, other) = (log.add(publisher, "a"), log.add(publisher, "b"))
    #expect(source.connected == 1)
    one.cancel()
    source.subject.send(1)
    #expect(source.disconnected == 0 && log.events == ["b1"])
    other.cancel()
    #expect(source.disconnected == 1)
    let third = log.add(publisher)
    #expect(source.connected == 2 && source.disconnected == 1)
    third.cancel()
    #expect(source.disconnected == 2)
  }

  @Test func `a subscriber is there when its connection sends at once`() {
    let (source, log) = (Source(), Log())
    source.first = 7
    let subscription = log.add(source.autoconnect())
    #expect(log.events == ["7"])
    subscription.cancel()
  }

  @Test func `a subscriber that ends within the connection disconnects`() {
    let source = Source()
    source.first = 7
    #expect(sent(source.autoconnect().first()) == ["7", "end"])
    #expect(source.connected == 1 && source.disconnected == 1)
  }

  @Test func `a subscriber that cancels twice disconnects others not`() {
    let (source, log) = (Source(), Log())
    let publisher = source.autoconnect()
    let subscription = log.add(publisher)
    let asker = Asker<Int, Never>()
    publisher.subscribe(asker)
    asker.subscription?.request(.unlimited)
    asker.subscription?.cancel()
    asker.subscription?.cancel()
    #expect(source.disconnected == 0)
    subscription.cancel()
    #expect(source.disconnected == 1)
  }

  @Test func `a timer's publisher tells what it was made of`() {
    let timer = Timer.publish(every: 2, tolerance: 0.5, on: .current, in: .default)
    #expect(timer.interval == 2 && timer.tolerance == 0.5 && timer.mode == .default)
    #expect(timer.runLoop === RunLoop.current)
  }
}
