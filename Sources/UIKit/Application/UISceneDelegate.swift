import Foundation

/// Told of the life of a scene.
///
/// Differs: the only scene is connected from the beginning, and none of these methods are called.
/// All requirements are optional in Apple's protocol; here their default implementations act as a
/// delegate without them.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
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
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
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
