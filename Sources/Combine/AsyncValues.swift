extension Publisher where Failure == Never {
  /// The values for `for await`, asked for one by one.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values for `for try await`, asked for one by one. A failure of the publisher is thrown.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A publisher's values for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// A value of the publisher.
  public typealias Element = P.Output
  private let publisher: P
  /// Makes a sequence of a publisher's values; each iteration subscribes anew.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Asks for the values of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let reader: AsyncReader<P.Output, Never>
    /// Asks for a value, and waits for it; nil after the end, and where the task is cancelled.
    public mutating func next() async -> P.Output? {
      switch await reader.next() {
      case .success(let value): return value
      }
    }
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(reader: AsyncReader(publisher)) }
}

/// A publisher's values for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// A value of the publisher.
  public typealias Element = P.Output
  private let publisher: P
  /// Makes a sequence of a publisher's values; each iteration subscribes anew.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Asks for the values of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let reader: AsyncReader<P.Output, P.Failure>
    /// Asks for a value, and waits for it; nil after the end, and where the task is cancelled.
    /// Throws the failure of the publisher.
    public mutating func next() async throws -> P.Output? { try await reader.next().get() }
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(reader: AsyncReader(publisher)) }
}

/// One subscription whose values are asked for one by one. It is cancelled with the last iterator.
private final class AsyncReader<Output, Failure: Error>: @unchecked Sendable {
  typealias Answer = Result<Output?, Failure>

  private struct State {
    var subscription: (any Subscription)?
    /// Values that were asked for before there was a subscription.
    var demand = Subscribers.Demand.none
    var waiting: [(Answer) -> Void] = []
    var values: ArraySlice<Output> = []
    var end: Subscribers.Completion<Failure>?
  }
  private struct Box: @unchecked Sendable { let answer: Answer }
  private enum Step { case value(Output), end, request((any Subscription)?) }

  /// What the publisher holds: the reader itself goes with its iterator.
  private final class Inner: Subscriber, @unchecked Sendable {
    typealias Input = Output
    let state = Locked(State())

    func receive(subscription: any Subscription) {
      let demand = state { state -> Subscribers.Demand? in
        guard state.subscription == nil, state.end == nil else { return nil }
        state.subscription = subscription
        return state.demand
      }
      guard let demand else { return subscription.cancel() }
      if demand != .none { subscription.request(demand) }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      let answer = state { state -> ((Answer) -> Void)? in
        guard state.end == nil else { return nil }
        if !state.waiting.isEmpty { return state.waiting.removeFirst() }
        state.values.append(input)
        return nil
      }
      answer?(.success(input))
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      let (waiting, subscription) = state { state in
        defer { (state.waiting, state.subscription) = ([], nil) }
        if state.end == nil { state.end = completion }
        return (state.waiting, state.subscription)
      }
      for (place, answer) in waiting.enumerated() {
        // The failure is told once.
        answer(place == 0 ? takeEnd() : .success(nil))
      }
      _ = subscription
    }

    func takeEnd() -> Answer {
      state { state in
        defer { state.end = .finished }
        if case .failure(let error)? = state.end { return .failure(error) }
        return .success(nil)
      }
    }

    func cancel() {
      let subscription = state { $0.subscription }
      finish(.finished)
      subscription?.cancel()
    }
  }

  private let inner = Inner()

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.receive(subscriber: inner)
  }

  deinit { inner.cancel() }

  func next() async -> Answer {
    let inner = inner
    let box = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Self.ask(inner) { continuation.resume(returning: Box(answer: $0)) }
      }
    } onCancel: {
      inner.cancel()
    }
    return box.answer
  }

  private static func ask(_ inner: Inner, _ answer: @escaping (Answer) -> Void) {
    let step = inner.state { state -> Step in
      if let value = state.values.popFirst() { return .value(value) }
      if state.end != nil { return .end }
      state.waiting.append(answer)
      if state.subscription == nil { state.demand += 1 }
      return .request(state.subscription)
    }
    switch step {
    case .value(let value): answer(.success(value))
    case .end: answer(inner.takeEnd())
    case .request(let subscription): subscription?.request(.max(1))
    }
  }
}
