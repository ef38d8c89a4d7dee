/// A mistake in the use of UIKit for which Apple's raises an Objective-C exception, and does not go
/// on.
///
/// There, the exception ends the test that made the mistake. Here the stack is not unwound: `raise`
/// hands the mistake to the handler of the test harness, which fails the test by name, and the call
/// that made it ends with a harmless result that its documentation names. Without a handler, or
/// where it does not take the mistake, the program stops.
package struct UIKitException: Hashable, Sendable, CustomStringConvertible {
  /// The exception's name; by default that of Apple's exceptions for contradictory arguments.
  package let name: String

  /// - Returns: Whether the mistake is taken care of, so that the call may go on.
  package typealias Handler = @Sendable (UIKitException) -> Bool

  package let reason: String

  package init(name: String = "NSInternalInconsistencyException", reason: String) {
    self.name = name
    self.reason = reason
  }

  package var description: String { "\(name): \(reason)" }

  private static let handlers = Handlers<UIKitException, Bool>()

  /// Sets the handler, also of exceptions of the Objective-C runtime; nil for none.
  package static func setHandler(_ handler: Handler?) {
    handlers.set(handler)
    ObjectiveCException.handlers.set(handler.map { Self.objectiveC($0) })
    guard handler != nil else { return ClassPairs.handlers.set(nil) }
    ClassPairs.handlers.set { FidelityLedger.note(.property, $0) }
  }

  /// Runs an operation with a handler of this task alone, in place of the process's, also of
  /// exceptions of the Objective-C runtime.
  package static func withHandler<Result>(
    _ handler: @escaping Handler, operation: () throws -> Result
  ) rethrows -> Result {
    try handlers.withHandler(handler) {
      try ObjectiveCException.handlers.withHandler(objectiveC(handler), operation: operation)
    }
  }

  private static func objectiveC(
    _ handler: @escaping Handler
  ) -> Handlers<ObjectiveCException, Bool>.Body {
    { handler(UIKitException(name: $0.name, reason: $0.reason)) }
  }

  /// Reports a mistake. If this returns, the caller goes on with a harmless result.
  package static func raise(_ reason: String, name: String = "NSInternalInconsistencyException") {
    let exception = UIKitException(name: name, reason: reason)
    if handlers.answer(exception) != true { stop(exception) }
  }

  /// Reports a mistake that the program cannot go on after.
  static func raiseAndStop(_ reason: String) -> Never {
    stop(UIKitException(reason: reason))
  }

  /// `fatalError` prints its message in optimised builds, too.
  private static func stop(_ exception: UIKitException) -> Never {
    fatalError("Terminating because of \(exception)")
  }
}
