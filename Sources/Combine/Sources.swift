import Foundation

/// A publisher that ends without a value.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the publisher ends at once; otherwise it never does.
  public let completeImmediately: Bool
  /// Makes a publisher without values, which ends at once or never.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  /// Sends the end as soon as the subscriber asks, if there is to be one.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { _, onEnd in
      if completeImmediately { onEnd(.finished) }
      return {}
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error with which the publisher fails.
  public let error: Failure
  /// Makes a publisher that fails with an error.
  public init(error: Failure) { self.error = error }
  /// Makes a publisher that fails with an error, and names the type of the values that it never
  /// sends.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Sends the failure as soon as the subscriber asks.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { _, onEnd in
      onEnd(.failure(error))
      return {}
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<Made: Publisher>: Publisher {
  /// It sends what the publisher that is made sends.
  public typealias Output = Made.Output
  /// It fails as the publisher that is made does.
  public typealias Failure = Made.Failure
  /// Makes the publisher of one subscriber.
  public let createPublisher: () -> Made
  /// Keeps a closure that makes the publisher of each subscriber.
  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }
  /// Calls the closure, and subscribes to the publisher that it makes.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// One value that comes once, for all who ask before and after.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// The function that a future's closure calls with its result; the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let result = Locked<Result<Output, Failure>?>(nil)
  private let arrival = PassthroughSubject<Void, Never>()

  /// Makes a future, and runs its closure at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [result, arrival] value in
      let isFirst = result { result -> Bool in
        guard result == nil else { return false }
        result = value
        return true
      }
      if isFirst { arrival.send() }
    }
  }

  /// Sends the result and the end as soon as it is there; at once where it already is.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [result, arrival] onValue, onEnd in
      let subscriptions = SubscriptionBag()
      let deliver = {
        guard let value = result({ $0 }), subscriptions.end() else { return }
        switch value {
        case .success(let output):
          onValue(output)
          onEnd(.finished)
        case .failure(let error): onEnd(.failure(error))
        }
      }
      subscriptions.add { arrival.sink { deliver() } }
      deliver()
      return { subscriptions.end() }
    }.receive(subscriber: subscriber)
  }
}

extension Future where Failure == Never {
  /// The value, as soon as it is there.
  public var value: Output {
    get async {
      let result = await settled
      switch result { case .success(let output): return output }
    }
  }
}

extension Future {
  /// The value, or the error that the future fails with, as soon as either is there.
  public var value: Output { get async throws { try await settled.get() } }

  private var settled: Result<Output, Failure> {
    get async {
      let box = await withCheckedContinuation { continuation in
        let subscription = Locked<AnyCancellable?>(nil)
        let received = Locked<Output?>(nil)
        let sink = self.sink(
          receiveCompletion: { completion in
            subscription { $0 = nil }
            switch completion {
            case .finished:
              if let value = received({ $0 }) {
                continuation.resume(returning: Settled(result: .success(value)))
              }
            case .failure(let error):
              continuation.resume(returning: Settled(result: .failure(error)))
            }
          }, receiveValue: { value in received { $0 = value } })
        // It is held by itself until the end, which may have come already.
        if result({ $0 }) == nil { subscription { $0 = sink } }
      }
      return box.result
    }
  }

  private struct Settled: @unchecked Sendable { let result: Result<Output, Failure> }
}

extension Sequence {
  /// A publisher of the sequence's elements in order, which ends after the last. It iterates over
  /// the sequence once for each subscriber, as far as that one wants values.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher(Elements(source: self))
  }
}

private struct Elements<Source: Sequence>: Publisher {
  typealias Output = Source.Element
  typealias Failure = Never
  let source: Source

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: Reading(source.makeIterator(), subscriber))
  }
}

/// Reads a sequence's elements as they are asked for, and one more to know whether it ends.
private final class Reading<Elements: IteratorProtocol, Target: Subscriber>: Subscription,
  @unchecked Sendable
where Target.Input == Elements.Element, Target.Failure == Never {
  private typealias State = (
    target: Target?, demand: Subscribers.Demand, isReading: Bool
  )
  private let state: Locked<State>
  /// Both are used by one call at a time, the one that reads.
  private var elements: Elements
  private var upcoming: Elements.Element?

  init(_ elements: Elements, _ target: Target) {
    self.elements = elements
    state = Locked((target, .none, false))
  }

  func request(_ demand: Subscribers.Demand) {
    if demand == .none { return }
    let isFirst = state { state -> Bool in
      state.demand += demand
      defer { state.isReading = true }
      return !state.isReading
    }
    if isFirst { read() }
  }

  func cancel() { end() }

  private func read() {
    while state({ $0.target != nil }) {
      if upcoming == nil { upcoming = elements.next() }
      guard let element = upcoming else {
        end()?.receive(completion: .finished)
        return
      }
      let target = state { state -> Target? in
        state.isReading = state.target != nil && state.demand > 0
        guard state.isReading else { return nil }
        state.demand -= 1
        return state.target
      }
      guard let target else { return }
      upcoming = nil
      let more = target.receive(element)
      state { $0.demand += more }
    }
  }

  /// - Returns: The subscriber, unless it was let go of before.
  @discardableResult private func end() -> Target? {
    state { state -> Target? in
      defer { state.target = nil }
      return state.target
    }
  }
}

extension NotificationCenter {
  /// A publisher of notifications as they are posted, from the time of its subscription on.
  ///
  /// - Parameter object: The object whose notifications are sent; nil for those of all objects.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> Publisher { Publisher(center: self, name: name, object: object) }

  /// A publisher of a centre's notifications, which never ends by itself.
  public struct Publisher: Combine.Publisher {
    /// A notification as it was posted.
    public typealias Output = Notification
    /// A centre never fails.
    public typealias Failure = Never
    /// The centre that is observed.
    public let center: NotificationCenter
    /// The name of the notifications that are sent.
    public let name: Notification.Name
    /// The object whose notifications are sent; nil for those of all objects.
    public let object: AnyObject?

    /// Makes a publisher of the notifications of a name, and of one object where one is given.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }
    /// Observes the centre once the subscriber asks, until the subscription is cancelled.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      AnyPublisher<Notification, Never>(backlog: .none) { onValue, _ in
        let send = SentNotifications(send: onValue)
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          send.send($0)
        }
        return { center.removeObserver(token) }
      }.receive(subscriber: subscriber)
    }
  }
}

private struct SentNotifications: @unchecked Sendable { let send: (Notification) -> Void }
