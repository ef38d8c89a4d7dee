extension Publishers {
  /// How a buffer is filled.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many values are asked for as there is room for, from the subscription on.
    case keepFull
    /// All values are asked for at once.
    case byRequest
  }

  /// What a full buffer does with one more value.
  public enum BufferingStrategy<Failure: Error> {
    /// It loses the new value.
    case dropNewest
    /// It loses the oldest value.
    case dropOldest
    /// It ends with the error that a closure makes.
    case customError(() -> Failure)
  }

  /// Values that wait until they are asked for, up to a number.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// It sends what its upstream sends.
    public typealias Output = Upstream.Output
    /// It fails as its upstream does, or with the error of a full buffer.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values wait.
    public let upstream: Upstream
    /// How many values can wait.
    public let size: Int
    /// How the buffer is filled.
    public let prefetch: PrefetchStrategy
    /// What is done with a value for which there is no room.
    public let whenFull: BufferingStrategy<Failure>

    /// Makes a buffer of a publisher's values.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Subscribes to the upstream, and sends what waits as the subscriber asks for it.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Waiting(subscriber, size, prefetch, whenFull))
    }
  }
}

extension Publisher {
  /// Keeps values until the subscriber asks for them, up to a number.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// The subscriber of a buffer's upstream, which is the subscription of the buffer's subscriber.
private final class Waiting<Target: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
  typealias Input = Target.Input
  typealias Failure = Target.Failure

  private struct State {
    var target: Target?
    var source: (any Subscription)?
    var values: ArraySlice<Input> = []
    var demand = Subscribers.Demand.none
    var completion: Subscribers.Completion<Failure>?
    var isDraining = false
    /// Values that were sent since the upstream was asked last.
    var sentCount = 0
  }

  private enum Step {
    case value(Input, Target)
    case end(Subscribers.Completion<Failure>, Target)
    case wait(request: Int, source: (any Subscription)?)
  }

  private let state: Locked<State>
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>

  init(
    _ target: Target, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
    _ whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    state = Locked(State(target: target))
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
  }

  func receive(subscription: any Subscription) {
    let target = state { state -> Target? in
      guard state.source == nil, let target = state.target else { return nil }
      state.source = subscription
      return target
    }
    guard let target else { return subscription.cancel() }
    target.receive(subscription: self)
    subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let refused = state { state -> (any Subscription)? in
      guard state.target != nil, state.completion == nil else { return nil }
      let isFull = state.values.count >= size && (state.demand == .none || state.isDraining)
      guard isFull else {
        state.values.append(input)
        return nil
      }
      switch whenFull {
      case .dropNewest: return nil
      case .dropOldest:
        _ = state.values.popFirst()
        if size > 0 { state.values.append(input) }
        return nil
      case .customError(let makeError):
        state.completion = .failure(makeError())
        return state.source
      }
    }
    refused?.cancel()
    drain()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    state { if $0.completion == nil { $0.completion = completion } }
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    state { $0.demand += demand }
    drain()
  }

  func cancel() { state.replace(with: State()).source?.cancel() }

  /// Sends what waits as far as it is asked for. A failure does not wait to be asked for, the other
  /// end waits for the values before it.
  private func drain() {
    let isFirst = state { state -> Bool in
      defer { state.isDraining = true }
      return !state.isDraining
    }
    guard isFirst else { return }
    while true {
      switch nextStep() {
      case .value(let value, let target):
        let more = target.receive(value)
        state { $0.demand += more }
      case .end(let completion, let target):
        return target.receive(completion: completion)
      case .wait(let count, let source):
        // What the upstream sends at once is drained by a call of its own.
        if count > 0, prefetch == .keepFull { source?.request(.max(count)) }
        return
      }
    }
  }

  private func nextStep() -> Step {
    state { state in
      guard let target = state.target else {
        state.isDraining = false
        return .wait(request: 0, source: nil)
      }
      if state.demand > 0, let value = state.values.popFirst() {
        state.demand -= 1
        state.sentCount += 1
        return .value(value, target)
      }
      if let completion = state.completion {
        var isDue = state.values.isEmpty
        if case .failure = completion { isDue = true }
        if isDue {
          state = State()
          return .end(completion, target)
        }
      }
      state.isDraining = false
      defer { state.sentCount = 0 }
      return .wait(request: state.sentCount, source: state.source)
    }
  }
}
