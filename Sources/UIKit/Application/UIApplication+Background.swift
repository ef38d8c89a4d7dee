import Foundation

extension UIApplication {
  /// Differs: no task is numbered and none expires, since an active app needs no permission to
  /// work.
  ///
  /// - Returns: `.invalid`, as for an app that cannot run in the background.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Like ``beginBackgroundTask(expirationHandler:)``; the name is for debuggers.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Differs: no effect, as no task is numbered.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that an active app has: without an end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Differs: always denied.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  public var isRegisteredForRemoteNotifications: Bool { false }

  public func unregisterForRemoteNotifications() {}
}
