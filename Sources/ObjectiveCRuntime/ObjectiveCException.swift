/// What Objective-C's runtime and Foundation raise an exception for on iOS: a key that an object
/// lacks, an observer that was never added.
///
/// The stack is not unwound here: the handler, which UIKit sets, fails the test, and the call goes
/// on with a harmless result. Without a handler the program stops.
package struct ObjectiveCException: Hashable, Sendable {
  package let name: String
  package let reason: String

  /// They answer whether the mistake is taken care of, so that the call may go on.
  package static let handlers = Handlers<ObjectiveCException, Bool>()

  static func raise(_ name: String, _ reason: String) {
    let exception = ObjectiveCException(name: name, reason: reason)
    if handlers.answer(exception) != true {
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
