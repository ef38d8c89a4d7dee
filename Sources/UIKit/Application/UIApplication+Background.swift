import Foundation

extension UIApplication {
  /// Asks for time to end a task in the background. Differs: no task is numbered and none expires,
  /// since an active app needs no permission to work.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Like ``beginBackgroundTask(expirationHandler:)``; the name is for debuggers.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Says that a task in the background has ended. Differs: no effect, as no task is numbered.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that an active app has: without an end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app may refresh in the background. Differs: always denied.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Whether the app is registered for messages of a server. Differs: always false.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Ends what `registerForRemoteNotifications()` began. No effect, as nothing is registered.
  public func unregisterForRemoteNotifications() {}
}
