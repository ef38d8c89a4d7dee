import Foundation

/// What an operator remembers, for publishers that send from several threads.
final class Locked<State>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var state: State
  init(_ state: State) { self.state = state }
  func callAsFunction<T>(_ body: (inout State) throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
  /// - Returns: What was held until now, so that it is released outside of the lock.
  func replace(with new: State) -> State {
    callAsFunction { state -> State in
      defer { state = new }
      return state
    }
  }
}

/// SubscriptionBag that an operator holds, and whether it is over. What comes after the end is
/// cancelled as it comes.
final class SubscriptionBag: @unchecked Sendable {
  private let held = Locked<(isOver: Bool, items: [Int: AnyCancellable], count: Int)>(
    (false, [:], 0))

  var isOver: Bool { held { $0.isOver } }

  /// - Returns: A number to remove it by.
  @discardableResult func add(_ subscribe: () -> AnyCancellable) -> Int {
    let subscription = subscribe()
    let number = nextNumber()
    hold(subscription, number)
    return number
  }

  private func nextNumber() -> Int {
    held { held -> Int in
      held.count += 1
      return held.count
    }
  }

  private func hold(_ subscription: AnyCancellable, _ number: Int) {
    let isOver = held { held -> Bool in
      if !held.isOver { held.items[number] = subscription }
      return held.isOver
    }
    if isOver { subscription.cancel() }
  }

  /// Subscribes to a publisher. The subscription is held before the publisher sends, so that it can
  /// be cancelled by what it sends at once, and let go of when it ends.
  ///
  /// - Parameters:
  ///   - demand: How many values to ask for at first.
  ///   - begin: Gets the number to remove it by and what asks for more, before the publisher sends.
  func follow<P: Publisher>(
    _ publisher: P, demand: Subscribers.Demand = .unlimited,
    begin: (Int, @escaping (Subscribers.Demand) -> Void) -> Void = { _, _ in },
    receiveCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void,
    receiveValue: @escaping (P.Output) -> Void
  ) {
    let number = nextNumber()
    let sink = Sink<P.Output, P.Failure>(demand: demand, receiveValue) { [weak self] completion in
      self?.remove(number)
      receiveCompletion(completion)
    }
    hold(AnyCancellable(sink), number)
    begin(number) { [weak sink] in sink?.request($0) }
    if !isOver { publisher.receive(subscriber: sink) }
  }

  func remove(_ number: Int) {
    let subscription = held { $0.items.removeValue(forKey: number) }
    subscription?.cancel()
  }

  /// - Returns: Whether this call is the one that ended it.
  @discardableResult func end() -> Bool {
    let (isFirst, items) = held { held -> (Bool, [Int: AnyCancellable]) in
      defer { (held.isOver, held.items) = (true, [:]) }
      return (!held.isOver, held.items)
    }
    for number in items.keys.sorted() { items[number]?.cancel() }
    return isFirst
  }

  /// What ends it with a completion, which a closure gets unless it was over before.
  func ending<Failure: Error>(
    _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> (Subscribers.Completion<Failure>) -> Void {
    return { completion in if self.end() { onEnd(completion) } }
  }
}

extension Publisher {
  /// A publisher whose values are made one by one of this one's.
  ///
  /// - Parameter step: Gets a value, where to send what is made of it, and how to end early. What
  ///   it sends arrives once it has returned, so that a subscriber may send to this publisher
  ///   meanwhile.
  func relay<T, State>(
    _ initial: State,
    _ step:
      @escaping (
        inout State, Output, (T) -> Void, (Subscribers.Completion<Failure>) -> Void
      ) -> Void,
    atEnd: @escaping (State, (T) -> Void) -> Void = { _, _ in }
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher.holding { onValue, onEnd, subscriptions in
      let state = Locked(initial)
      let finish = subscriptions.ending(onEnd)
      subscriptions.follow(
        self,
        receiveCompletion: { completion in
          if case .finished = completion { atEnd(state { $0 }, onValue) }
          finish(completion)
        },
        receiveValue: { value in
          var made: [T] = []
          var end: Subscribers.Completion<Failure>?
          state { step(&$0, value, { made.append($0) }, { end = $0 }) }
          for value in made { onValue(value) }
          if let end { finish(end) }
        })
      return {}
    }
  }

  /// A publisher whose values are made of one of this one's each, without memory.
  ///
  /// - Parameter step: Gets a value, where to send what is made of it, and how to end early.
  func relay<T>(
    _ step:
      @escaping (
        Output, (T) -> Void, (Subscribers.Completion<Failure>) -> Void
      ) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher.holding { onValue, onEnd, subscriptions in
      let finish = subscriptions.ending(onEnd)
      subscriptions.follow(
        self, receiveCompletion: finish, receiveValue: { step($0, onValue, finish) })
      return {}
    }
  }
}
