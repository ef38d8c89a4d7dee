import Foundation

/// The behaviour of UIKit for a delegate without the method.
extension UIApplicationDelegate {
  /// True, so that the launch goes on.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// True, so that the launch goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Empty by default, as the method is optional on iOS.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Empty by default, as the method is optional on iOS.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Empty by default, as the method is optional on iOS.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Empty by default, as the method is optional on iOS.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Empty by default, as the method is optional on iOS.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Empty by default, as the method is optional on iOS.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Empty by default, as the method is optional on iOS.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Empty by default, as the method is optional on iOS.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Empty by default, as the method is optional on iOS.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// Empty by default, as the method is optional on iOS.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

  /// The configuration of the session itself.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Empty by default, as the method is optional on iOS.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// False, as the URL is not handled.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// False, as the URL is not handled.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { false }
  /// False, as the URL is not handled.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
  /// False, so that the system would tell the user that it waits for the activity.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// False, as the activity is not handled.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Empty by default, as the method is optional on iOS.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Reports at once that the action was not performed.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Empty by default, as the method is optional on iOS.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Empty by default, as the method is optional on iOS.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Empty by default, as the method is optional on iOS.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  /// Reports at once that there is no new data.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Reports at once that there is no new data.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Reports at once that the events are handled.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// All orientations but the one with the home button on top.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// True: all kinds of extensions are allowed.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
}
