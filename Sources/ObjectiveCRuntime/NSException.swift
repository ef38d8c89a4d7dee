import Foundation

/// What went wrong, in Objective-C's way. Foundation on Linux has none.
///
/// Differs: nothing catches it, and the stack is not unwound: `raise()` fails the test and returns.
/// Outside of a test it ends the program.
open class NSException: NSObject {
  /// The kind of the exception.
  public let name: NSExceptionName
  /// What went wrong, for people.
  public let reason: String?
  /// Further information about the mistake.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception; `raise()` acts on it.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  /// Fails the test with the name and the reason.
  open func raise() {
    ObjectiveCException.raise(name.rawValue, reason ?? "no reason was given")
  }
}

extension NSExceptionName {
  /// An exception of no particular kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index or a range beyond its collection.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that a method cannot work with.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that should not occur.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
}
