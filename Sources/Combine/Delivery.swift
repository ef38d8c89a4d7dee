/// What becomes of values that their subscriber has not asked for yet.
enum Backlog {
  /// All of them wait, and the end waits for them.
  case all
  /// The latest one waits.
  case latest
  /// None of them waits: they are lost.
  case none
}

/// One subscriber's subscription to what a closure sends: never more values than were asked for,
/// and nothing after the end or a cancel, also where these happen while the closure sends for the
/// first time.
final class Delivery<Target: Subscriber>: Subscription, @unchecked Sendable {
  typealias Start = AnyPublisher<Target.Input, Target.Failure>.Start
  typealias Completion = Subscribers.Completion<Target.Failure>

  private struct State {
    var start: Start?
    var target: Target?
    var stop: (() -> Void)?
    var isCancelled = false
    var demand = Subscribers.Demand.none
    var waiting: ArraySlice<Target.Input> = []
    /// The end, where values wait that come before it.
    var completion: Completion?
    /// Whether waiting values are being sent, so that a request meanwhile need not send them too.
    var isDraining = false

    /// The next value that waits and is asked for; nil if there is none.
    mutating func next() -> (value: Target.Input, target: Target)? {
      guard let target, demand > 0, let value = waiting.popFirst() else { return nil }
      demand -= 1
      return (value, target)
    }
  }

  private let state: Locked<State>
  private let held = SubscriptionBag()
  private let backlog: Backlog

  init(_ start: @escaping Start, _ target: Target, _ backlog: Backlog) {
    state = Locked(State(start: start, target: target))
    self.backlog = backlog
  }

  func request(_ demand: Subscribers.Demand) {
    if demand == .none { return }
    let start = state { state -> Start? in
      state.demand += demand
      defer { state.start = nil }
      return state.start
    }
    if let start { begin(start) }
    drain()
  }

  func cancel() {
    let old = take(isCancelled: true)
    old.stop?()
    held.end()
  }

  private func begin(_ start: Start) {
    let stop = start({ [self] in send($0) }, { [self] in end($0) }, held)
    let isCancelled = state { state -> Bool in
      if state.target != nil { state.stop = stop }
      return state.isCancelled
    }
    if isCancelled { stop() }
  }

  private func send(_ value: Target.Input) {
    let target = state { state -> Target? in
      guard let target = state.target, state.completion == nil else { return nil }
      if state.demand > 0, state.waiting.isEmpty {
        state.demand -= 1
        return target
      }
      switch backlog {
      case .all: state.waiting.append(value)
      case .latest: state.waiting = [value]
      case .none: break
      }
      return nil
    }
    if let target, deliver(value, to: target) { drain() }
  }

  /// - Returns: Whether the subscriber has asked for more.
  @discardableResult private func deliver(_ value: Target.Input, to target: Target) -> Bool {
    let more = target.receive(value)
    if more == .none { return false }
    state { $0.demand += more }
    return true
  }

  private func end(_ completion: Completion) {
    let isDue = state { state -> Bool in
      if backlog != .all || state.waiting.isEmpty { return true }
      if state.completion == nil { state.completion = completion }
      return false
    }
    if isDue { take(isCancelled: false).target?.receive(completion: completion) }
  }

  /// Sends what waits as far as it is asked for, and then the end where it waits too.
  private func drain() {
    let isFirst = state { state -> Bool in
      defer { state.isDraining = true }
      return !state.isDraining
    }
    guard isFirst else { return }
    let step = { [state] in
      state { state -> (value: Target.Input, target: Target)? in
        let next = state.next()
        state.isDraining = next != nil
        return next
      }
    }
    while let next = step() { deliver(next.value, to: next.target) }
    let completion = state { $0.waiting.isEmpty ? $0.completion : nil }
    if let completion { take(isCancelled: false).target?.receive(completion: completion) }
  }

  /// What was held until now, so that it is released outside of the lock. A cancel after the end
  /// is none.
  private func take(isCancelled: Bool) -> State {
    state { state -> State in
      let old = state
      state = State(isCancelled: old.isCancelled || isCancelled && old.target != nil)
      return old
    }
  }
}
