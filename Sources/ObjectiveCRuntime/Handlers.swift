import Synchronization

/// The functions that answer one kind of report: one of the process, and one of a task, which
/// takes its place there.
///
/// A generic container wraps a function once more each time the function is read and stored back,
/// as `Mutex.withLock` does: every call then takes longer than the last one, and the stack ends.
/// Here each function stays in the object that was made for it.
package final class Handlers<Report, Answer>: Sendable {
  package typealias Body = @Sendable (Report) -> Answer

  private final class Handler: Sendable {
    let body: Body

    init(_ body: @escaping Body) { self.body = body }
  }

  private let process = Mutex<Handler?>(nil)
  private let task = TaskLocal<Handler?>(wrappedValue: nil)

  package init() {}

  /// Sets the handler of the process; nil for none.
  package func set(_ body: Body?) {
    let handler = body.map { Handler($0) }
    process.withLock { $0 = handler }
  }

  /// Runs an operation with a handler of this task alone, in place of the process's.
  package func withHandler<Result>(
    _ body: @escaping Body, operation: () throws -> Result
  ) rethrows -> Result {
    try task.withValue(Handler(body), operation: operation)
  }

  /// The answer of the task's handler, or else of the process's; nil without a handler.
  package func answer(_ report: Report) -> Answer? {
    guard let handler = task.get() ?? process.withLock({ $0 }) else { return nil }
    return handler.body(report)
  }
}
