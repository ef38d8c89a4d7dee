import Foundation

/// What a policy asks for. Raw values are Apple's.
public enum LAPolicy: Int, Sendable {
  /// A face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A face, a finger or the device's code.
  case deviceOwnerAuthentication = 2
}

/// What a device tells its owner by. Raw values are Apple's.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// A finger.
  case touchID = 1
  /// A face.
  case faceID = 2
  /// The eyes.
  case opticID = 4
}

/// Why the user is not let in.
public struct LAError: Error, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// It was another person.
    case authenticationFailed = -1
    /// The user cancelled.
    case userCancel = -2
    /// The user wants to enter a code.
    case userFallback = -3
    /// The system gave it up.
    case systemCancel = -4
    /// The device has no code.
    case passcodeNotSet = -5
    /// The device cannot tell its owner.
    case biometryNotAvailable = -6
    /// The device does not know its owner.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app gave it up.
    case appCancel = -9
    /// The context has ended.
    case invalidContext = -10
  }

  /// The reason.
  public let code: Code

  /// Makes an error of its reason.
  public init(_ code: Code) { self.code = code }
}

/// Asks whether the device's owner is there. Differs: it cannot tell, as a simulator on which no
/// face is enrolled.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the button that asks for a code.
  open var localizedFallbackTitle: String?
  /// The title of the button that ends it.
  open var localizedCancelTitle: String?
  /// Why the app asks.
  open var localizedReason = ""
  /// What the device tells its owner by: nothing.
  open var biometryType: LABiometryType { .none }

  /// Whether the device can tell its owner: no.
  ///
  /// - Throws: `LAError` of `biometryNotEnrolled`, through `error`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    // SAFETY: Whoever calls passes a place for an error, as on iOS, or nil.
    unsafe error?.pointee = LAError(.biometryNotEnrolled) as NSError
    return false
  }

  /// Asks the user to authenticate. Differs: it always fails, since there is no user.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { reply(false, LAError(.biometryNotEnrolled)) }
  }

  /// Asks the user to authenticate. Differs: it always fails, since there is no user.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotEnrolled)
  }

  /// Ends the context.
  open func invalidate() {}
}
