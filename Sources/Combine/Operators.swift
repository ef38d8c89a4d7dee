// Operators of one publisher. Differs: all but `map`, `compactMap` and `filter` return
// `AnyPublisher` where Apple's return types of their own; all ask for as many values as there are.

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    relay(()) { _, value, send, _ in send(value[keyPath: keyPath]) }
  }
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    relay(initial) { result, value, send, _ in
      result = next(result, value)
      send(result)
    }
  }
  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    relay(initial, { result, value, _, _ in result = next(result, value) }) { $1($0) }
  }
  public func collect() -> AnyPublisher<[Output], Failure> {
    relay([Output](), { values, value, _, _ in values.append(value) }) { $1($0) }
  }
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    relay(Output?.none) { last, value, send, _ in
      if let last, predicate(last, value) { return }
      last = value
      send(value)
    }
  }
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }.eraseToAnyPublisher()
  }
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { onValue, onEnd in
      let subscription = sink(
        receiveCompletion: {
          receiveCompletion?($0)
          onEnd($0)
        },
        receiveValue: {
          receiveOutput?($0)
          onValue($0)
        })
      return {
        receiveCancel?()
        subscription.cancel()
      }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// A part of what comes.
extension Publisher {
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    relay(count) { left, value, send, _ in if left > 0 { left -= 1 } else { send(value) } }
  }
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
    AnyPublisher { onValue, onEnd in
      let isOpen = Locked(false)
      let subscriptions = Subscriptions()
      let finish = { (completion: Subscribers.Completion<Failure>) in
        if subscriptions.end() { onEnd(completion) }
      }
      subscriptions.add {
        other.sink(
          receiveCompletion: { completion in
            // If the other publisher finishes before it sends a value, no value can get through any
            // more.
            if case .failure = completion { return finish(completion) }
            if !isOpen({ $0 }) { finish(completion) }
          }, receiveValue: { _ in isOpen { $0 = true } })
      }
      subscriptions.add {
        sink(receiveCompletion: finish, receiveValue: { if isOpen({ $0 }) { onValue($0) } })
      }
      return { subscriptions.end() }
    }
  }
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    guard count > 0 else { return Empty().eraseToAnyPublisher() }
    return relay(count) { left, value, send, end in
      guard left > 0 else { return }
      left -= 1
      send(value)
      if left == 0 { end(.finished) }
    }
  }
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    relay(()) { _, value, send, end in predicate(value) ? send(value) : end(.finished) }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }
  public func last() -> AnyPublisher<Output, Failure> {
    relay(Output?.none, { last, value, _, _ in last = value }) { last, send in
      if let last { send(last) }
    }
  }
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { onValue, onEnd in
      for element in elements { onValue(element) }
      let subscription = sink(receiveCompletion: onEnd, receiveValue: onValue)
      return { subscription.cancel() }
    }
  }
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    relay((), { _, value, send, _ in send(value) }) { _, send in
      for element in elements { send(element) }
    }
  }
}

/// Operators that change or handle errors.
extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { onValue, onEnd in
      let subscription = sink(
        receiveCompletion: {
          switch $0 {
          case .finished: onEnd(.finished)
          case .failure(let error): onEnd(.failure(transform(error)))
          }
        }, receiveValue: onValue)
      return { subscription.cancel() }
    }
  }
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    mapError { $0 as any Error }.relay(()) { _, value, send, end in
      do { send(try transform(value)) } catch { end(.failure(error)) }
    }
  }
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }
  public func `catch`<Next: Publisher>(
    _ handler: @escaping (Failure) -> Next
  ) -> AnyPublisher<Output, Next.Failure> where Next.Output == Output {
    AnyPublisher { onValue, onEnd in
      let subscriptions = Subscriptions()
      subscriptions.add {
        sink(
          receiveCompletion: { completion in
            switch completion {
            case .finished: onEnd(.finished)
            case .failure(let error):
              subscriptions.add {
                handler(error).sink(receiveCompletion: onEnd, receiveValue: onValue)
              }
            }
          }, receiveValue: onValue)
      }
      return { subscriptions.end() }
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { onValue, onEnd in
      let subscription = sink(
        receiveCompletion: { _ in onEnd(.finished) }, receiveValue: onValue)
      return { subscription.cancel() }
    }
  }
}
