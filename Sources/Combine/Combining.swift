import Foundation

/// Operators that put several publishers together.
extension Publisher {
  /// Sends the values of both publishers as they come; ends when both have, or one fails.
  public func merge<Other: Publisher>(
    with other: Other
  ) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
      .eraseToAnyPublisher()
  }
  /// Sends the latest values of both publishers when either sends, once both have sent one.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other> where Other.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  /// Sends what `transform` makes of the latest values of both publishers.
  public func combineLatest<Other: Publisher, T>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> T
  ) -> AnyPublisher<T, Failure> where Other.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }
  /// Sends the latest values of three publishers when one sends, once all have sent one.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> AnyPublisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
  }
  /// Sends what `transform` makes of the latest values of three publishers.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> AnyPublisher<T, Failure> where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b).combineLatest(c).map { transform($0.0, $0.1, $1) }.eraseToAnyPublisher()
  }
  /// Sends the latest values of four publishers when one sends, once all have sent one.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(Output, B.Output, C.Output, D.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c).combineLatest(d).map { ($0.0, $0.1, $0.2, $1) }.eraseToAnyPublisher()
  }
  /// Sends what `transform` makes of the latest values of four publishers.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }.eraseToAnyPublisher()
  }
  /// Sends what `transform` makes of pairs of values: the first of both, the second of both, and so
  /// on.
  public func zip<Other: Publisher, T>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> T
  ) -> AnyPublisher<T, Failure> where Other.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }
  /// Sends the first values of three publishers, the second ones, and so on.
  public func zip<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> AnyPublisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b).zip(c).map { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
  }
  /// Sends what `transform` makes of the values of three publishers, in their order.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> AnyPublisher<T, Failure> where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }.eraseToAnyPublisher()
  }
  /// Sends the first values of four publishers, the second ones, and so on.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(Output, B.Output, C.Output, D.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c).zip(d).map { ($0.0, $0.1, $0.2, $1) }.eraseToAnyPublisher()
  }
  /// Sends pairs of values: the first of both, the second of both, and so on.
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> Publishers.Zip<Self, Other> where Other.Failure == Failure { Publishers.Zip(self, other) }

  /// Sends the values of all the publishers that `transform` makes.
  ///
  /// - Parameter maxPublishers: How many of them may be subscribed to at a time; this publisher is
  ///   asked for no more values meanwhile.
  public func flatMap<Next: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Failure {
    nested(self, maxPublishers, failing: { $0 }, transform)
  }
  /// Sends the values of all the publishers that `transform` makes, which do not fail.
  public func flatMap<Next: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Never {
    nested(self, maxPublishers, failing: { $0 }) { value in
      transform(value).setFailureType(to: Failure.self)
    }
  }
  /// Sends what the latest of its publishers sends.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    nested(self, nil, failing: { $0 }) { $0 }
  }
  /// Sends what the latest of its publishers sends, which do not fail.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Never {
    nested(self, nil, failing: { $0 }) { $0.setFailureType(to: Failure.self) }
  }
  /// All who listen share one subscription to this publisher, which begins with the first of them.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Sends the values of all the publishers that `transform` makes, and fails as one of them does.
  public func flatMap<Next: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Next.Failure> {
    nested(self, maxPublishers, failing: noFailure, transform)
  }
  /// Sends the values of all the publishers that `transform` makes.
  public func flatMap<Next: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Never> where Next.Failure == Never {
    nested(self, maxPublishers, failing: noFailure, transform)
  }
  /// Sends what the latest of its publishers sends, and fails as that does.
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
  where Output: Publisher {
    nested(self, nil, failing: noFailure) { $0 }
  }
  /// Sends what the latest of its publishers sends.
  public func switchToLatest() -> AnyPublisher<Output.Output, Never>
  where Output: Publisher, Output.Failure == Never {
    nested(self, nil, failing: noFailure) { $0 }
  }
}

/// The failure of a publisher that never fails, as any type.
private func noFailure<Failure>(_ never: Never) -> Failure {}

/// The values of the publishers that are made of a publisher's values.
///
/// The outer publisher is followed itself, so that it is asked for no more values than the limit.
///
/// - Parameters:
///   - limit: How many publishers are followed at a time; nil for the latest one alone.
///   - failure: Makes the failure that is sent of the outer publisher's.
///   - transform: Makes the publisher that is followed of a value of the outer one.
private func nested<Outer: Publisher, Inner: Publisher>(
  _ outer: Outer, _ limit: Subscribers.Demand?,
  failing failure: @escaping (Outer.Failure) -> Inner.Failure,
  _ transform: @escaping (Outer.Output) -> Inner
) -> AnyPublisher<Inner.Output, Inner.Failure> {
  AnyPublisher.holding { onValue, onEnd, subscriptions in
    let keepsAll = limit != nil
    let next = Locked<((Subscribers.Demand) -> Void)?>(nil)
    // The outer publisher counts as one of those that have not ended.
    let open = Locked<(count: Int, latest: Int)>((1, 0))
    let endOne = { (completion: Subscribers.Completion<Inner.Failure>) in
      if case .failure = completion {
        if subscriptions.end() { onEnd(completion) }
        return
      }
      let isLast = open { open -> Bool in
        open.count -= 1
        return open.count == 0
      }
      if isLast, subscriptions.end() { onEnd(.finished) }
    }
    subscriptions.follow(
      outer, demand: limit ?? .unlimited, begin: { _, ask in next { $0 = ask } },
      receiveCompletion: { completion in
        switch completion {
        case .finished: endOne(.finished)
        case .failure(let error): endOne(.failure(failure(error)))
        }
      }
    ) { value in
      let inner = transform(value)
      let previous = open { open -> Int in
        let replaces = !keepsAll && open.latest > 0
        if !replaces { open.count += 1 }
        return replaces ? open.latest : 0
      }
      if previous > 0 { subscriptions.remove(previous) }
      subscriptions.follow(
        inner,
        // The number is known before the first value, which may bring the next publisher.
        begin: { number, _ in if !keepsAll { open { $0.latest = number } } },
        receiveCompletion: { completion in
          if !keepsAll { open { $0.latest = 0 } }
          endOne(completion)
          if keepsAll, limit != .unlimited, !subscriptions.isOver { next { $0 }?(.max(1)) }
        }, receiveValue: onValue)
    }
    return {}
  }
}

extension Publishers {
  /// A publisher of all the values that several publishers send.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// It sends what its publishers send.
    public typealias Output = Upstream.Output
    /// It fails as its publishers do.
    public typealias Failure = Upstream.Failure
    /// The publishers whose values are sent, subscribed to in this order.
    public let publishers: [Upstream]

    /// Merges publishers, all of one type.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Merges the publishers of a sequence, all of one type.
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    /// Sends values as they come, the end once all have ended, and the first failure at once; an
    /// empty list ends at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure>.holding { onValue, onEnd, subscriptions in
        let open = Locked(publishers.count)
        if publishers.isEmpty { onEnd(.finished) }
        for publisher in publishers {
          subscriptions.follow(
            publisher,
            receiveCompletion: { completion in
              let isLast = open { open -> Bool in
                open -= 1
                return open == 0
              }
              if case .failure = completion {
                if subscriptions.end() { onEnd(completion) }
              } else if isLast, subscriptions.end() {
                onEnd(.finished)
              }
            }, receiveValue: onValue)
        }
        return {}
      }.receive(subscriber: subscriber)
    }
  }

  /// The latest values of two publishers, once both have sent one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// A pair of the latest value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// It fails as its publishers do.
    public typealias Failure = A.Failure
    /// The publisher of the pair's first part, which is subscribed to first.
    public let a: A
    /// The publisher of the pair's second part.
    public let b: B
    /// Combines two publishers, which fail alike.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Sends a pair for each value from then on that both have sent one; ends once both have, or
    /// one fails.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pair(a, b, LatestPair<A.Output, B.Output>()).receive(subscriber: subscriber)
    }
  }

  /// Pairs of two publishers' values, in their order.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A pair of values that were sent at the same position.
    public typealias Output = (A.Output, B.Output)
    /// It fails as its publishers do.
    public typealias Failure = A.Failure
    /// The publisher of the pair's first part, which is subscribed to first.
    public let a: A
    /// The publisher of the pair's second part.
    public let b: B
    /// Pairs the values of two publishers, which fail alike.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Sends a pair once both parts are there. It ends when no pair can follow, as one publisher
    /// has ended and none of its values waits, or when one fails.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pair(a, b, WaitingPairs<A.Output, B.Output>()).receive(subscriber: subscriber)
    }
  }
}

/// What two publishers have sent, as far as pairs are still made of it.
private protocol Pairing {
  associatedtype First
  associatedtype Second
  mutating func take(first: First)
  mutating func take(second: Second)
  /// The pair that the value taken last makes; nil if it makes none.
  mutating func next() -> (First, Second)?
  /// Whether no pair can follow now that one publisher has ended, or both have.
  func isOver(firstHasEnded: Bool, secondHasEnded: Bool) -> Bool
}

/// The latest value of each publisher.
private struct LatestPair<First, Second>: Pairing {
  private var first: First?
  private var second: Second?

  mutating func take(first new: First) { first = new }
  mutating func take(second new: Second) { second = new }

  func next() -> (First, Second)? {
    guard let first, let second else { return nil }
    return (first, second)
  }

  func isOver(firstHasEnded: Bool, secondHasEnded: Bool) -> Bool {
    firstHasEnded && secondHasEnded
  }
}

/// Values that wait for their partners.
private struct WaitingPairs<First, Second>: Pairing {
  private var first: [First] = []
  private var second: [Second] = []

  mutating func take(first new: First) { first.append(new) }
  mutating func take(second new: Second) { second.append(new) }

  mutating func next() -> (First, Second)? {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    return (first.removeFirst(), second.removeFirst())
  }

  func isOver(firstHasEnded: Bool, secondHasEnded: Bool) -> Bool {
    firstHasEnded && first.isEmpty || secondHasEnded && second.isEmpty
  }
}

/// A publisher of the pairs that `pairing` makes of two publishers' values. It ends when no pair
/// can follow, or when one of them fails.
private func pair<A: Publisher, B: Publisher, P: Pairing>(
  _ a: A, _ b: B, _ pairing: P
) -> AnyPublisher<(A.Output, B.Output), A.Failure>
where A.Failure == B.Failure, P.First == A.Output, P.Second == B.Output {
  AnyPublisher.holding { onValue, onEnd, subscriptions in
    let state = Locked((pairing: pairing, firstHasEnded: false, secondHasEnded: false))
    let endIfOver = {
      let isOver = state {
        $0.pairing.isOver(firstHasEnded: $0.firstHasEnded, secondHasEnded: $0.secondHasEnded)
      }
      if isOver, subscriptions.end() { onEnd(.finished) }
    }
    let take = { (add: (inout P) -> Void) in
      if subscriptions.isOver { return }
      let pair = state { state in
        add(&state.pairing)
        return state.pairing.next()
      }
      if let pair { onValue(pair) }
      endIfOver()
    }
    let finish = { (isFirst: Bool, completion: Subscribers.Completion<A.Failure>) in
      if case .failure = completion {
        if subscriptions.end() { onEnd(completion) }
        return
      }
      state { if isFirst { $0.firstHasEnded = true } else { $0.secondHasEnded = true } }
      endIfOver()
    }
    subscriptions.follow(a, receiveCompletion: { finish(true, $0) }) { value in
      take { $0.take(first: value) }
    }
    subscriptions.follow(b, receiveCompletion: { finish(false, $0) }) { value in
      take { $0.take(second: value) }
    }
    return {}
  }
}
