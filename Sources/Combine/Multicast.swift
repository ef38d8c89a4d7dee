extension Publisher {
  /// Sends to a subject once it is connected, so that all of the subject's subscribers share one
  /// subscription.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self) { subject }
  }
  /// Sends to the subject that a closure makes once it is connected. The closure is called once.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }
}

extension Publisher where Failure == Never {
  /// A publisher that sends nothing before it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// One subscription for all subscribers of a subject, from a connection on.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    @unchecked Sendable
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// It sends what its upstream sends.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure
    /// The publisher that is subscribed to by a connection.
    public let upstream: Upstream
    /// Makes the subject, when it is first needed.
    public let createSubject: () -> SubjectType
    private let made = Locked<SubjectType?>(nil)

    /// Makes a publisher that is not connected.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      made { made in
        let subject = made ?? createSubject()
        made = subject
        return subject
      }
    }

    /// Adds a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.receive(subscriber: subscriber) }

    /// Subscribes the subject to the upstream, until what it returns is cancelled or released. Each
    /// call makes a subscription of its own.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that sends nothing before it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// It sends what its upstream sends.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never
    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    /// Makes a publisher that is not connected.
    public init(upstream: Upstream) {
      inner = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    /// Adds a subscriber, which gets values from the connection on.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never { inner.receive(subscriber: subscriber) }

    /// Subscribes to the upstream, until what it returns is cancelled or released.
    public func connect() -> any Cancellable { inner.connect() }
  }
}
