import Foundation

// What an app asks of the system around it. There is none here: the answers are those of a device
// on which none of these services is set up.

extension UIApplication {
  /// The minimum interval of background fetches, in seconds.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that forbids background fetches, in seconds.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  // Differs: none of these notifications is ever posted.
  /// Apple posts it when refreshing in the background is allowed or forbidden.
  public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Apple posts it before the device is locked and protected files cannot be read.
  public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Apple posts it after the device is unlocked and protected files can be read.
  public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")

  /// Asks for background fetches at an interval in seconds. Differs: the call has no effect, as
  /// there are none.
  @available(*, deprecated, message: "Use BGAppRefreshTask in the BackgroundTasks framework.")
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Asks for the events of a headset's buttons. Differs: no effect, as there is no remote control.
  public func beginReceivingRemoteControlEvents() {}
  /// Ends what ``beginReceivingRemoteControlEvents()`` began. Differs: no effect, as there is no
  /// remote control.
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
  /// The notification of another text size. Differs: it is never posted; views learn of new text
  /// sizes through their traits.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new text size, in the notification of its change.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIDevice {
  /// Apple posts it when something comes near the screen or leaves it. Differs: it is never posted.
  public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Plays the click of a key. Differs: no effect, as no keyboard clicks.
  public func playInputClick() {}
}

/// Input views that click like the keyboard.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the view's keys click; false by default. Without effect, as no keyboard clicks.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False, so that the keyboard does not click.
  public var enableInputClicksWhenVisible: Bool { false }
}
