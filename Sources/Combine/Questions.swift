/// Takes a value in place of the one that is held, unless that is to stay.
///
/// - Returns: Whether the value was taken.
@discardableResult
func hold<T>(
  _ value: T, in held: inout T?, unless stays: (_ held: T) throws -> Bool
) rethrows -> Bool {
  if let known = held, try stays(known) { return false }
  held = value
  return true
}

/// Sends what is held, if anything is.
func sendHeld<T>(_ held: T?, _ send: (T) -> Void) { if let held { send(held) } }

/// Operators that say something of all values.
extension Publisher {
  /// Sends whether `predicate` is true for every value: false with the first for which it is not.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    relay(
      true,
      { holds, value, send, end in
        guard holds, !predicate(value) else { return }
        holds = false
        send(false)
        end(.finished)
      }) { if $0 { $1(true) } }
  }
  /// Sends whether there is a value for which `predicate` is true: true with the first of them.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    allSatisfy { !predicate($0) }.map { !$0 }.eraseToAnyPublisher()
  }
  /// Sends the number of values at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  /// Sends the smallest value at the end, the first of several.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    relay(
      Output?.none,
      { least, value, _, _ in hold(value, in: &least) { !areInIncreasingOrder(value, $0) } },
      atEnd: sendHeld)
  }
  /// Sends the largest value at the end, the last of several.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    relay(
      Output?.none,
      { most, value, _, _ in hold(value, in: &most) { areInIncreasingOrder(value, $0) } },
      atEnd: sendHeld)
  }
  /// Sends the last value for which `predicate` is true at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).last() }
  /// Leaves out all values, so that only the end comes.
  public func ignoreOutput() -> AnyPublisher<Output, Failure> { relay { _, _, _ in } }
  /// Sends `output` before the end where no value came.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    relay(
      true,
      { isEmpty, value, send, _ in
        isEmpty = false
        send(value)
      }) { isEmpty, send in if isEmpty { send(output) } }
  }
  /// Sends the value at an index, counted from 0, and ends.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    output(in: index..<(index + 1))
  }
  /// Sends the values of a range of indices, counted from 0, and ends after the last.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return dropFirst(range.lowerBound).prefix(range.count)
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value is among those of the publisher: true with the first of them.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value at the end.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
  /// Sends the largest value at the end.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}
