extension Publishers {
  /// One subscription for all who listen: it begins with the first of them and ends with the
  /// last.
  public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
    /// It sends what its upstream sends.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// The publisher that is subscribed to once for all.
    public let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private let state = Locked<(count: Int, subscription: AnyCancellable?)>((0, nil))

    /// Shares a publisher, which is not subscribed to yet.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Adds a subscriber, and subscribes to the upstream where it is the only one. What was sent
    /// before it came does not reach it.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher(backlog: .none) { [self] onValue, onEnd in
        let listener = subject.sink(receiveCompletion: onEnd, receiveValue: onValue)
        begin()
        return { [self] in
          listener.cancel()
          end()
        }
      }.receive(subscriber: subscriber)
    }

    private func begin() {
      let isFirst = state { state -> Bool in
        state.count += 1
        return state.count == 1
      }
      guard isFirst else { return }
      let subscription = upstream.sink(
        receiveCompletion: { [subject] in subject.send(completion: $0) },
        receiveValue: { [subject] in subject.send($0) })
      state { if $0.count > 0 { $0.subscription = subscription } }
    }

    private func end() {
      // It is released outside of the lock, as what it cancels may subscribe anew.
      let last = state { state -> AnyCancellable? in
        state.count -= 1
        guard state.count == 0 else { return nil }
        defer { state.subscription = nil }
        return state.subscription
      }
      last?.cancel()
    }

    /// Two shared publishers are equal where they are the same object.
    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}
