import Foundation

extension Publishers {
  /// A publisher whose events are passed on as they are, and told to closures.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// It sends what its upstream sends.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does.
    public typealias Failure = Upstream.Failure
    /// The publisher that is watched.
    public let upstream: Upstream
    /// Called with the subscription, before the subscriber gets it.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value, before the subscriber gets it.
    public var receiveOutput: ((Output) -> Void)?
    /// Called with the end, before the subscriber gets it.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscriber cancels, unless the publisher has ended.
    public var receiveCancel: (() -> Void)?
    /// Called when the subscriber asks for values.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes a publisher that tells closures what passes.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Subscribes to the upstream. Demand and values pass unchanged.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Watch(self, subscriber))
    }
  }
}

/// Stands between a publisher and a subscriber, as the one's subscriber and the other's
/// subscription.
private final class Watch<Upstream: Publisher, Target: Subscriber>: Subscriber, Subscription,
  @unchecked Sendable
where Target.Input == Upstream.Output, Target.Failure == Upstream.Failure {
  typealias Input = Target.Input
  typealias Failure = Target.Failure
  private struct State {
    var events: Publishers.HandleEvents<Upstream>?
    var target: Target?
    var source: (any Subscription)?
  }
  private let state: Locked<State>

  init(_ events: Publishers.HandleEvents<Upstream>, _ target: Target) {
    state = Locked(State(events: events, target: target))
  }

  func receive(subscription: any Subscription) {
    let now = state { state -> State? in
      guard state.target != nil, state.source == nil else { return nil }
      state.source = subscription
      return state
    }
    guard let now else { return subscription.cancel() }
    now.events?.receiveSubscription?(subscription)
    now.target?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let now = state { $0 }
    guard let target = now.target else { return .none }
    now.events?.receiveOutput?(input)
    let more = target.receive(input)
    if more != .none { now.events?.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let old = state.replace(with: State())
    old.events?.receiveCompletion?(completion)
    old.target?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let now = state { $0 }
    now.events?.receiveRequest?(demand)
    now.source?.request(demand)
  }

  func cancel() {
    let old = state.replace(with: State())
    old.events?.receiveCancel?()
    old.source?.cancel()
  }
}

extension Publisher {
  /// Calls closures for what passes, which itself stays as it is.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Writes a line for each event to a stream, by default the standard output.
  ///
  /// - Parameter prefix: What each line begins with, before a colon.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let output = Locked<(any TextOutputStream)?>(stream)
    let start = prefix.isEmpty ? "" : prefix + ": "
    let write = { (line: String) in
      output { output in
        guard output != nil else { return Swift.print(start + line) }
        output?.write(start + line + "\n")
      }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      }, receiveCancel: { write("receive cancel") },
      receiveRequest: { write("request \($0 == .unlimited ? "unlimited" : "max: (\($0.count))")") })
  }

  /// Stops the program in a debugger where one of the closures answers true.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let stop = { (isWanted: Bool?) in if isWanted == true { _ = raise(SIGTRAP) } }
    return handleEvents(
      receiveSubscription: { stop(receiveSubscription?($0)) },
      receiveOutput: { stop(receiveOutput?($0)) },
      receiveCompletion: { stop(receiveCompletion?($0)) })
  }

  /// Stops the program in a debugger where the publisher fails.
  public func breakpointOnError() -> Publishers.HandleEvents<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { true } else { false }
    })
  }

  /// Sends the same values as a publisher that never fails. Stops the program where this one does,
  /// as Apple's does.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    mapError { error -> Never in
      fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")\(error)", file: file, line: line)
    }
  }
}
