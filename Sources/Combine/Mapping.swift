extension Publishers {
  /// What is made of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are changed.
    public let upstream: Upstream
    /// Makes the value that is sent of one that comes.
    public let transform: (Upstream.Output) -> Output

    /// Makes a publisher of what a closure makes of each of another's values.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to the upstream, and sends what the closure makes of each value.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.relay { value, send, _ in send(transform(value)) }
        .receive(subscriber: subscriber)
    }

    /// Both closures in one step: what `transform` makes of what this publisher sends.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Map<Upstream, T> {
      let inner = self.transform
      return Map<Upstream, T>(upstream: upstream) { transform(inner($0)) }
    }
  }

  /// What is made of each value, where something is.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are changed.
    public let upstream: Upstream
    /// Makes the value that is sent of one that comes; nil where none is sent.
    public let transform: (Upstream.Output) -> Output?

    /// Makes a publisher of what a closure makes of another's values, where that is not nil.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to the upstream, and sends what the closure makes of a value unless that is nil.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.relay { value, send, _ in if let value = transform(value) { send(value) } }
        .receive(subscriber: subscriber)
    }

    /// Both closures in one step: what `transform` makes of what this publisher sends.
    public func map<T>(_ transform: @escaping (Output) -> T) -> CompactMap<Upstream, T> {
      let inner = self.transform
      return CompactMap<Upstream, T>(upstream: upstream) { inner($0).map(transform) }
    }
  }

  /// The values that a closure lets through.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// It sends values of its upstream.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are chosen from.
    public let upstream: Upstream
    /// Whether a value is sent.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes a publisher of those values of another for which a closure is true.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Subscribes to the upstream, and sends the values that the closure lets through.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.relay { value, send, _ in if isIncluded(value) { send(value) } }
        .receive(subscriber: subscriber)
    }
  }
}
