extension Publishers {
  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// It sends what its publishers send.
    public typealias Output = A.Output
    /// It fails as its publishers do.
    public typealias Failure = A.Failure
    /// The publisher that is subscribed to first.
    public let a: A
    /// The publisher that is subscribed to second.
    public let b: B

    /// Merges two publishers, which send and fail alike.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Sends values as they come, the end once both have ended, and the first failure at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
    }
  }

  /// The values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
  {
    /// It sends what its publishers send.
    public typealias Output = A.Output
    /// It fails as its publishers do.
    public typealias Failure = A.Failure
    /// The publisher that is subscribed to first.
    public let a: A
    /// The publisher that is subscribed to second.
    public let b: B
    /// The publisher that is subscribed to third.
    public let c: C

    /// Merges three publishers, which send and fail alike.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Sends values as they come, the end once all three have ended, and the first failure at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }
}

extension Publishers {
  /// All values of one publisher, then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// It sends what its publishers send.
    public typealias Output = Suffix.Output
    /// It fails as its publishers do.
    public typealias Failure = Suffix.Failure
    /// The publisher whose values come first.
    public let prefix: Prefix
    /// The publisher that is subscribed to once the first has ended.
    public let suffix: Suffix

    /// Makes a publisher of two, one after the other.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Sends the first publisher's values, then those of the second; a failure of the first is the
    /// end.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (prefix, suffix) = (prefix, suffix)
      AnyPublisher<Output, Failure>.holding { onValue, onEnd, subscriptions in
        let finish = subscriptions.ending(onEnd)
        subscriptions.follow(
          prefix,
          receiveCompletion: { completion in
            guard case .finished = completion else { return finish(completion) }
            subscriptions.follow(suffix, receiveCompletion: finish, receiveValue: onValue)
          }, receiveValue: onValue)
        return {}
      }.receive(subscriber: subscriber)
    }
  }
}

/// Operators that send the values of several publishers as they come.
extension Publisher {
  /// Sends the values of three publishers as they come; ends when all have, or one fails.
  public func merge<
    B: Publisher, C: Publisher
  >(
    with b: B, _ c: C
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, B.Failure == Failure, C.Failure == Failure
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }
  /// Sends the values of four publishers as they come; ends when all have, or one fails.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher
  >(
    with b: B, _ c: C, _ d: D
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }
  /// Sends the values of five publishers as they come; ends when all have, or one fails.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }
  /// Sends the values of six publishers as they come; ends when all have, or one fails.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    F.Output == Output, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure,
    E.Failure == Failure, F.Failure == Failure
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }
  /// Sends the values of seven publishers as they come; ends when all have, or one fails.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    F.Output == Output, G.Output == Output, B.Failure == Failure, C.Failure == Failure,
    D.Failure == Failure, E.Failure == Failure, F.Failure == Failure, G.Failure == Failure
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
      g.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }
  /// Sends the values of eight publishers as they come; ends when all have, or one fails.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    F.Output == Output, G.Output == Output, H.Output == Output, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure, E.Failure == Failure, F.Failure == Failure,
    G.Failure == Failure, H.Failure == Failure
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
      g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }
}
