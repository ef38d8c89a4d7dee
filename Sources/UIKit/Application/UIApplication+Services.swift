import Foundation

// What an app asks of the system around it. There is none here: the answers are those of a device
// on which none of these services is set up.

extension UIApplication {
  /// The minimum interval of background fetches, in seconds.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  // Differs: these notifications are never posted.
  public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")

  /// Differs: the call has no effect, as there are no background fetches.
  @available(*, deprecated, message: "Use BGAppRefreshTask in the BackgroundTasks framework.")
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Differs: no effect, as there is no remote control.
  public func beginReceivingRemoteControlEvents() {}
  /// Differs: no effect, as there is no remote control.
  public func endReceivingRemoteControlEvents() {}

  /// The duration of a rotation's animation, in seconds.
  @available(*, deprecated)
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  /// Fails, as for an app that has no other icons.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(alternateIconName == nil ? nil : CocoaError(.featureUnsupported))
  }

  /// Throws, as for an app that has no other icons.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    if alternateIconName != nil { throw CocoaError(.featureUnsupported) }
  }
}

extension UIContentSizeCategory {
  /// Differs: it is never posted; views learn of new text sizes through their traits.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIDevice {
  /// Differs: it is never posted.
  public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Differs: no effect, as no keyboard clicks.
  public func playInputClick() {}
}

/// Input views that click like the keyboard.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
