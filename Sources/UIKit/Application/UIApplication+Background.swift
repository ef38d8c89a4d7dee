import Foundation

extension UIApplication {
  /// Differs: no task is numbered and none expires, since an app in front needs no leave to work.
  ///
  /// - Returns: `.invalid`, as where an app cannot run in the background.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// As ``beginBackgroundTask(expirationHandler:)``; the name is for a debugger.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// As of an app that is in front: without an end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  public var isRegisteredForRemoteNotifications: Bool { false }

  public func unregisterForRemoteNotifications() {}
}
