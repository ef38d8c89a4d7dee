import Synchronization

/// What Objective-C's runtime and Foundation raise an exception for on iOS: a key that an object
/// has not, an observer that is not one.
///
/// The stack is not unwound here: the handler, which UIKit sets, fails the test, and the call goes
/// on with a harmless result. Without a handler the program stops.
package struct ObjectiveCException: Hashable, Sendable {
  package let name: String
  package let reason: String

  /// - Returns: Whether the mistake is taken care of, so that the call may go on.
  package typealias Handler = @Sendable (ObjectiveCException) -> Bool

  private static let handler = Mutex<Handler?>(nil)
  @TaskLocal private static var taskHandler: Handler?

  /// Sets who is told; nil for nobody.
  package static func setHandler(_ handler: Handler?) {
    self.handler.withLock { $0 = handler }
  }

  /// Runs an operation with a handler of this task alone, which is told in place of the process's.
  package static func withHandler<Result>(
    _ handler: @escaping Handler, operation: () throws -> Result
  ) rethrows -> Result {
    try $taskHandler.withValue(handler, operation: operation)
  }

  static func raise(_ name: String, _ reason: String) {
    let exception = ObjectiveCException(name: name, reason: reason)
    let handler = taskHandler ?? handler.withLock { $0 }
    if handler?(exception) != true {
      fatalError("Terminating because of \(name): \(reason)")
    }
  }

  /// A message or a key that could not be carried out.
  static func raise(_ error: any Error) {
    switch error as? ObjectiveCError {
    case .undefinedKey?: raise("NSUnknownKeyException", "\(error)")
    default: raise("NSInvalidArgumentException", "\(error)")
    }
  }
}
