import Foundation

/// Told of an app's launch, its life and the URLs that it opens.
///
/// Differs: no app is launched here, and none of an app's events come. A delegate that a test sets
/// is asked for its window. All requirements are optional in Apple's protocol; here their default
/// implementations act as a delegate without them.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, _WindowOwner {
  // MARK: Launch

  /// Called when the launch has begun; returns whether the URL or the activity can be handled.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the launch is nearly done; returns whether the URL or the activity can be handled.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the launch is done, in the manner of iOS before 3.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // MARK: Life

  /// Called when the app has come to the front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app leaves the front.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app is no longer shown.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app is shown again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory becomes scarce.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called at midnight and when the clock is set.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Called before the device is locked and protected files cannot be read.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called after the device is unlocked and protected files can be read.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  // MARK: Scenes

  /// The classes for a scene that is about to be made.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has closed scenes for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: What comes from outside

  /// Opens a URL; returns whether it was handled.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Opens a URL, in the manner of iOS before 9; returns whether it was handled.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Opens a URL, in the manner of iOS before 4; returns whether it was handled.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Called before an activity arrives; returns whether the app tells the user to wait.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Goes on with an activity; returns whether it was handled. The handler takes the objects that
  /// restore its state.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when an activity has got new data.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Performs an item of the home screen's menu. The handler takes whether that succeeded.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called with the token for messages of a server.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when there is no token for messages of a server.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called with a message of a server, in the manner of iOS before 7.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Called with a message of a server. The handler takes what was fetched.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Fetches data in the background. The handler takes what was fetched.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when downloads in the background have ended. The handler tells that they were handled.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)

  // MARK: What the app allows

  /// The orientations of a window. It is asked by
  /// `UIApplication.supportedInterfaceOrientations(for:)`.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Whether an extension of another app may be used, such as a keyboard.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
}
