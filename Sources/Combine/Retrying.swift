extension Publisher {
  /// Subscribes anew when this publisher fails, so many times at most; the next failure is the end.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher.holding { onValue, onEnd, subscriptions in
      Attempts(self, retries, subscriptions, onValue, onEnd).run()
      return {}
    }
  }
}

/// Subscriptions to one publisher, one after the other.
///
/// A publisher that fails at once does so within its subscription: a loop begins the next one, so
/// that the stack does not grow with their number.
private final class Attempts<Upstream: Publisher>: @unchecked Sendable {
  private struct State {
    var left: Int
    var isSubscribing = false
    var failedAtOnce = false
  }
  private let upstream: Upstream
  private let state: Locked<State>
  /// Gone where the subscriber let go of its subscription.
  private weak var subscriptions: SubscriptionBag?
  private let onValue: (Upstream.Output) -> Void
  private let onEnd: (Subscribers.Completion<Upstream.Failure>) -> Void

  init(
    _ upstream: Upstream, _ retries: Int, _ subscriptions: SubscriptionBag,
    _ onValue: @escaping (Upstream.Output) -> Void,
    _ onEnd: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
  ) {
    self.upstream = upstream
    state = Locked(State(left: retries))
    self.subscriptions = subscriptions
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func run() {
    repeat {
      state {
        $0.isSubscribing = true
        $0.failedAtOnce = false
      }
      subscriptions?.follow(
        upstream, receiveCompletion: { [self] in finish($0) }, receiveValue: onValue)
    } while goesOn()
  }

  private func goesOn() -> Bool {
    state { state in
      state.isSubscribing = false
      return state.failedAtOnce
    }
  }

  private func finish(_ completion: Subscribers.Completion<Upstream.Failure>) {
    guard case .failure = completion else { return onEnd(completion) }
    let (isLast, isLoop) = state { state -> (Bool, Bool) in
      guard state.left > 0 else { return (true, false) }
      state.left -= 1
      state.failedAtOnce = state.isSubscribing
      return (false, state.isSubscribing)
    }
    if isLast { return onEnd(completion) }
    if !isLoop, subscriptions?.isOver == false { run() }
  }
}
