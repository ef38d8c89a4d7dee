/// Operators whose closures may throw: what they throw is the failure that ends the values.
extension Publisher {
  /// A publisher whose values are made one by one of this one's, by steps that may throw.
  func attempt<T, State>(
    _ initial: State,
    _ step:
      @escaping (
        inout State, Output, (T) -> Void, (Subscribers.Completion<any Error>) -> Void
      ) throws -> Void,
    atEnd: @escaping (State, (T) -> Void) -> Void = { _, _ in }
  ) -> AnyPublisher<T, any Error> {
    mapError { $0 as any Error }.relay(
      initial,
      { state, value, send, end in
        do { try step(&state, value, send, end) } catch { end(.failure(error)) }
      }, atEnd: atEnd)
  }

  /// Sends what `transform` makes of each value, where that is not nil.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    attempt((), { _, value, send, _ in if let made = try transform(value) { send(made) } })
  }
  /// Sends the values for which `isIncluded` is true.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    attempt((), { _, value, send, _ in if try isIncluded(value) { send(value) } })
  }
  /// Sends what `next` makes of its last result, from `initial` on, and each value.
  public func tryScan<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    attempt(
      initial,
      { result, value, send, _ in
        result = try next(result, value)
        send(result)
      })
  }
  /// Sends the last result of `next` at the end, from `initial` on.
  public func tryReduce<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    attempt(initial, { result, value, _, _ in result = try next(result, value) }) { $1($0) }
  }
  /// Leaves out values for which `predicate` says that they equal the one before.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    attempt(
      Output?.none,
      { last, value, send, _ in
        if try hold(value, in: &last, unless: { try predicate($0, value) }) { send(value) }
      })
  }
  /// Leaves out the values up to the first for which `predicate` is false.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    attempt(
      true,
      { isDropping, value, send, _ in
        isDropping = try isDropping && predicate(value)
        if !isDropping { send(value) }
      })
  }
  /// Sends the values up to the first for which `predicate` is false, and ends there.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    attempt(
      (),
      { _, value, send, end in try predicate(value) ? send(value) : end(.finished) })
  }
  /// Sends the first value for which `predicate` is true, and ends.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryFilter(predicate).prefix(1) }
  /// Sends the last value for which `predicate` is true at the end.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryFilter(predicate).last() }
  /// Sends whether `predicate` is true for every value: false with the first for which it is not.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    attempt(
      true,
      { holds, value, send, end in
        guard holds, try !predicate(value) else { return }
        holds = false
        send(false)
        end(.finished)
      }) { if $0 { $1(true) } }
  }
  /// Sends whether there is a value for which `predicate` is true: true with the first of them.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    tryAllSatisfy { try !predicate($0) }.map { !$0 }.eraseToAnyPublisher()
  }
  /// Sends the smallest value at the end, the first of several.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    attempt(
      Output?.none,
      { least, value, _, _ in
        try hold(value, in: &least) { try !areInIncreasingOrder(value, $0) }
      }, atEnd: sendHeld)
  }
  /// Sends the largest value at the end, the last of several.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    attempt(
      Output?.none,
      { most, value, _, _ in
        try hold(value, in: &most) { try areInIncreasingOrder(value, $0) }
      }, atEnd: sendHeld)
  }
  /// Goes on with the publisher that `handler` makes, in place of failing, or fails with what it
  /// throws.
  public func tryCatch<Next: Publisher>(
    _ handler: @escaping (Failure) throws -> Next
  ) -> AnyPublisher<Output, any Error> where Next.Output == Output {
    `catch` { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 as any Error }
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
}
