extension Publishers {
  /// What is made of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.relay(()) { _, value, send, _ in send(transform(value)) }
        .receive(subscriber: subscriber)
    }

    public func map<T>(_ transform: @escaping (Output) -> T) -> Map<Upstream, T> {
      let inner = self.transform
      return Map<Upstream, T>(upstream: upstream) { transform(inner($0)) }
    }
  }

  /// What is made of each value, where something is.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.relay(()) { _, value, send, _ in if let value = transform(value) { send(value) } }
        .receive(subscriber: subscriber)
    }

    public func map<T>(_ transform: @escaping (Output) -> T) -> CompactMap<Upstream, T> {
      let inner = self.transform
      return CompactMap<Upstream, T>(upstream: upstream) { inner($0).map(transform) }
    }
  }

  /// The values that a closure lets through.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Upstream.Output) -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.relay(()) { _, value, send, _ in if isIncluded(value) { send(value) } }
        .receive(subscriber: subscriber)
    }
  }
}
