// Operators of one publisher. Differs: most return `AnyPublisher` where Apple's return types of
// their own, and all but `handleEvents`, `print`, `buffer` and `flatMap(maxPublishers:)` ask for as
// many values as there are.

extension Publisher {
  /// Sends what `transform` makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
  /// Sends the property of each value that a key path names.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    relay { value, send, _ in send(value[keyPath: keyPath]) }
  }
  /// Sends pairs of the properties of each value that two key paths name.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> AnyPublisher<(T0, T1), Failure> {
    relay { value, send, _ in send((value[keyPath: keyPath0], value[keyPath: keyPath1])) }
  }
  /// Sends the properties of each value that three key paths name.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> AnyPublisher<(T0, T1, T2), Failure> {
    relay { value, send, _ in
      send((value[keyPath: keyPath0], value[keyPath: keyPath1], value[keyPath: keyPath2]))
    }
  }
  /// Sends what `transform` makes of each value, where that is not nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
  /// Sends the values for which `isIncluded` is true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
  /// Sends what `next` makes of its last result, from `initial` on, and each value.
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    relay(initial) { result, value, send, _ in
      result = next(result, value)
      send(result)
    }
  }
  /// Sends the last result of `next` at the end, from `initial` on.
  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    relay(initial, { result, value, _, _ in result = next(result, value) }) { $1($0) }
  }
  /// Sends all values as one array at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    relay([Output](), { values, value, _, _ in values.append(value) }) { $1($0) }
  }
  /// Leaves out values for which `predicate` says that they equal the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    relay(Output?.none) { last, value, send, _ in
      if hold(value, in: &last, unless: { predicate($0, value) }) { send(value) }
    }
  }
  /// Sends `output` in place of nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }.eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// Operators that send only a part of the values.
extension Publisher {
  /// Leaves out the first `count` values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    relay(count) { left, value, send, _ in if left > 0 { left -= 1 } else { send(value) } }
  }
  /// Leaves out the values up to the first for which `predicate` is false.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    relay(true) { isDropping, value, send, _ in
      isDropping = isDropping && predicate(value)
      if !isDropping { send(value) }
    }
  }
  /// Leaves out what comes before the other publisher's first value.
  public func drop<Other: Publisher>(
    untilOutputFrom other: Other
  ) -> AnyPublisher<Output, Failure> where Other.Failure == Failure {
    AnyPublisher.holding { onValue, onEnd, subscriptions in
      let isOpen = Locked(false)
      let finish = subscriptions.ending(onEnd)
      subscriptions.follow(
        other,
        receiveCompletion: { completion in
          // If the other publisher finishes before it sends a value, no value can get through any
          // more.
          if case .failure = completion { return finish(completion) }
          if !isOpen({ $0 }) { finish(completion) }
        }, receiveValue: { _ in isOpen { $0 = true } })
      subscriptions.follow(
        self, receiveCompletion: finish, receiveValue: { if isOpen({ $0 }) { onValue($0) } })
      return {}
    }
  }
  /// Sends the values up to the other publisher's first value, and ends there.
  public func prefix<Other: Publisher>(
    untilOutputFrom other: Other
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher.holding { onValue, onEnd, subscriptions in
      let finish = subscriptions.ending(onEnd)
      subscriptions.follow(
        other, receiveCompletion: { _ in }, receiveValue: { _ in finish(.finished) })
      subscriptions.follow(self, receiveCompletion: finish, receiveValue: onValue)
      return {}
    }
  }
  /// Sends the first `count` values, and ends.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    guard count > 0 else { return Empty().eraseToAnyPublisher() }
    return relay(count) { left, value, send, end in
      guard left > 0 else { return }
      left -= 1
      send(value)
      if left == 0 { end(.finished) }
    }
  }
  /// Sends the values up to the first for which `predicate` is false, and ends there.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    relay { value, send, end in predicate(value) ? send(value) : end(.finished) }
  }
  /// Sends the first value, and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// Sends the first value for which `predicate` is true, and ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }
  /// Sends the last value at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    relay(Output?.none, { last, value, _, _ in last = value }, atEnd: sendHeld)
  }
  /// Sends `elements` before the values.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher.holding { onValue, onEnd, subscriptions in
      for element in elements { onValue(element) }
      subscriptions.follow(self, receiveCompletion: onEnd, receiveValue: onValue)
      return {}
    }
  }
  /// Sends the elements of a sequence before the values.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    prepend(elements.publisher.setFailureType(to: Failure.self)).eraseToAnyPublisher()
  }
  /// Sends another publisher's values before this one's.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
  /// Sends the elements of a sequence after the values, unless the publisher fails.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    append(elements.publisher.setFailureType(to: Failure.self)).eraseToAnyPublisher()
  }
  /// Sends another publisher's values after this one's, unless this one fails.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
  /// Sends `elements` after the values, unless the publisher fails.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    relay((), { _, value, send, _ in send(value) }) { _, send in
      for element in elements { send(element) }
    }
  }
}

/// Operators that change or handle errors.
extension Publisher {
  /// Fails with what `transform` makes of an error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher.holding { onValue, onEnd, subscriptions in
      subscriptions.follow(
        self,
        receiveCompletion: {
          switch $0 {
          case .finished: onEnd(.finished)
          case .failure(let error): onEnd(.failure(transform(error)))
          }
        }, receiveValue: onValue)
      return {}
    }
  }
  /// Sends what `transform` makes of each value, and fails with the error that it throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    mapError { $0 as any Error }.relay { value, send, end in
      do { send(try transform(value)) } catch { end(.failure(error)) }
    }
  }
  /// Sends `output` and ends, in place of failing.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }
  /// Goes on with the publisher that `handler` makes, in place of failing.
  public func `catch`<Next: Publisher>(
    _ handler: @escaping (Failure) -> Next
  ) -> AnyPublisher<Output, Next.Failure> where Next.Output == Output {
    AnyPublisher.holding { onValue, onEnd, subscriptions in
      subscriptions.follow(
        self,
        receiveCompletion: { completion in
          switch completion {
          case .finished: onEnd(.finished)
          case .failure(let error):
            subscriptions.follow(
              handler(error), receiveCompletion: onEnd, receiveValue: onValue)
          }
        }, receiveValue: onValue)
      return {}
    }
  }
}

extension Publisher where Failure == Never {
  /// The same values for a place that asks for an error type; it never fails.
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher.holding { onValue, onEnd, subscriptions in
      subscriptions.follow(
        self, receiveCompletion: { _ in onEnd(.finished) }, receiveValue: onValue)
      return {}
    }
  }
}
