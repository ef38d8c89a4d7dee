import Foundation

/// Told of the life of a scene.
///
/// Differs: the only scene is connected from the beginning, and none of these methods are called.
/// All requirements are optional in Apple's protocol; here their default implementations act as a
/// delegate without them.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called before a scene is connected; an app makes its window here on a device.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene is removed from the app.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a scene has come to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene leaves the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene is shown.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when a scene is no longer shown.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The activity that brings the scene's state back later; nil for none.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Brings the state of a text field or the like back after the scene is connected.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called before an activity of a kind arrives.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Goes on with an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity that was announced does not arrive.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called when an activity has got new data.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Empty by default, as the method is optional on iOS.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Empty by default, as the method is optional on iOS.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Empty by default, as the method is optional on iOS.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Empty by default, as the method is optional on iOS.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Empty by default, as the method is optional on iOS.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Empty by default, as the method is optional on iOS.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Empty by default, as the method is optional on iOS.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Nil, so that no state of the scene is kept.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Empty by default, as the method is optional on iOS.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Empty by default, as the method is optional on iOS.
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}
  /// Empty by default, as the method is optional on iOS.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Empty by default, as the method is optional on iOS.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Empty by default, as the method is optional on iOS.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// Told of the life and the geometry of a scene with windows.
///
/// Differs: none of these methods are called.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {
  /// Called when the size, the orientation or the traits of a scene have changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Performs an item of the home screen's menu. The handler takes whether that succeeded.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Empty by default, as the method is optional on iOS.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Reports at once that the action was not performed.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
