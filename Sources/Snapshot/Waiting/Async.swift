/// A value that arrives at once or later.
///
/// Strategies that need time give one. A value that could not be made carries the reason
/// instead, and the assertion fails with it.
public struct Async<Value> {
  private let start: (@escaping (Result<Value, SnapshotFailure>) -> Void) -> Void
  /// The value, where it is there from the beginning.
  private let present: Value?

  /// A value that `run` hands to its callback, on any thread, once.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    start = { callback in run { callback(.success($0)) } }
    present = nil
  }

  /// A value that is there.
  public init(value: Value) {
    start = { callback in callback(.success(value)) }
    present = value
  }

  /// A value, or the reason why there is none, that comes once.
  static func delivering(
    _ start: @escaping (@escaping (Result<Value, SnapshotFailure>) -> Void) -> Void
  ) -> Async {
    Async(start: start)
  }

  private init(start: @escaping (@escaping (Result<Value, SnapshotFailure>) -> Void) -> Void) {
    self.start = start
    present = nil
  }

  package init(_ result: Result<Value, SnapshotFailure>) {
    start = { callback in callback(result) }
    present = nil
  }

  /// Makes the value and hands it to the callback; never calls it where the value cannot be made.
  public var run: (@escaping (Value) -> Void) -> Void {
    { callback in
      start { result in
        if case .success(let value) = result { callback(value) }
      }
    }
  }

  /// The value, transformed when it arrives.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    .delivering { callback in start { callback($0.map(transform)) } }
  }

  /// Another value that is made of this one: at once where this one is there, so that it is made
  /// where this function is called.
  func flatMap<NewValue>(_ next: @escaping (Value) -> Async<NewValue>) -> Async<NewValue> {
    if let present { return next(present) }
    return .delivering { callback in
      start { result in
        switch result {
        case .success(let value): next(value).deliver(to: callback)
        case .failure(let failure): callback(.failure(failure))
        }
      }
    }
  }

  package func deliver(to callback: @escaping (Result<Value, SnapshotFailure>) -> Void) {
    start(callback)
  }
}
