internal import Synchronization

/// What Apple's UIKit raises an Objective-C exception for: a mistake in its use that it does not go
/// on after.
///
/// There, the exception ends the test that made the mistake. Here the stack is not unwound: `raise`
/// hands the mistake to the handler of the test harness, which fails the test by name, and the call
/// that made it ends with a harmless result that its documentation names. Without a handler, or
/// where it does not take the mistake, the program stops.
package struct UIKitException: Hashable, Sendable, CustomStringConvertible {
  /// Unless another is given, that of Apple's exceptions for contradictions in what UIKit is told.
  package let name: String

  /// - Returns: Whether the mistake is taken care of, so that the call may go on.
  package typealias Handler = @Sendable (UIKitException) -> Bool

  package let reason: String

  package init(name: String = "NSInternalInconsistencyException", reason: String) {
    self.name = name
    self.reason = reason
  }

  package var description: String { "\(name): \(reason)" }

  private static let handler = Mutex<Handler?>(nil)

  /// Sets who is told, of what the Objective-C runtime raises as well; nil for nobody.
  ///
  /// - Returns: Who was told before.
  @discardableResult
  package static func setHandler(_ handler: Handler?) -> Handler? {
    let old = self.handler.withLock { current -> Handler? in
      let old = current
      current = handler
      return old
    }
    if let handler {
      ObjectiveCException.setHandler { exception in
        handler(UIKitException(name: exception.name, reason: exception.reason))
      }
      ClassPairs.setHandler { FidelityLedger.note(.property, $0) }
    } else {
      ObjectiveCException.setHandler(nil)
      ClassPairs.setHandler(nil)
    }
    return old
  }

  /// Reports a mistake. If this returns, the caller goes on with a harmless result.
  package static func raise(_ reason: String, name: String = "NSInternalInconsistencyException") {
    let exception = UIKitException(name: name, reason: reason)
    let handler = handler.withLock { $0 }
    if handler?(exception) != true { stop(exception) }
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
