/// A subscriber that asks for values at once, and lets go of its closures at the end.
final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private struct State {
    var onValue: ((Input) -> Void)?
    var onEnd: ((Subscribers.Completion<Failure>) -> Void)?
    var subscription: (any Subscription)?
  }
  private let state: Locked<State>
  private let demand: Subscribers.Demand

  /// - Parameter demand: How many values to ask for at once.
  init(
    demand: Subscribers.Demand = .unlimited, _ onValue: @escaping (Input) -> Void,
    _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.demand = demand
    state = Locked(State(onValue: onValue, onEnd: onEnd))
  }

  /// Asks for more values.
  func request(_ demand: Subscribers.Demand) { state { $0.subscription }?.request(demand) }

  /// A second subscription, and one that comes after a cancel, is cancelled.
  func receive(subscription: any Subscription) {
    let isWanted = state { state -> Bool in
      guard state.onValue != nil, state.subscription == nil else { return false }
      state.subscription = subscription
      return true
    }
    if isWanted { subscription.request(demand) } else { subscription.cancel() }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    state { $0.onValue }?(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    state.replace(with: State()).onEnd?(completion)
  }
  func cancel() { state.replace(with: State()).subscription?.cancel() }
}

/// What sends to a subject what a publisher sends to it.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable, @unchecked Sendable {
  typealias Input = S.Output
  typealias Failure = S.Failure
  private let state: Locked<(subject: S?, subscription: (any Subscription)?)>

  init(_ subject: S) { state = Locked((subject, nil)) }

  func receive(subscription: any Subscription) {
    let subject = state { state -> S? in
      guard let subject = state.subject, state.subscription == nil else { return nil }
      state.subscription = subscription
      return subject
    }
    if let subject { subject.send(subscription: subscription) } else { subscription.cancel() }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    state { $0.subject }?.send(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    state.replace(with: (nil, nil)).subject?.send(completion: completion)
  }
  func cancel() { state.replace(with: (nil, nil)).subscription?.cancel() }
}
