import Foundation
import Testing
import UIKit

/// The delegates that Xcode's template for an app has.
private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launchOptions?[.url] == nil
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, connectionOptions.urlContexts.isEmpty else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {}
}

@MainActor @Suite struct UISceneTests {
  private let scene: UIWindowScene

  init() throws {
    scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
  }

  @Test func `an app's delegate is made and asked as a test does it`() {
    let delegate = AppDelegate()
    let app = UIApplication.shared
    #expect(delegate.application(app, didFinishLaunchingWithOptions: nil))
    #expect(!delegate.application(app, didFinishLaunchingWithOptions: [.url: "shop://cart"]))
    let configuration = delegate.application(
      app, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
    #expect(configuration.name == "Default")
    #expect(configuration.role == .windowApplication)
  }

  @Test func `a method that a delegate has not is as UIKit does without it`() {
    let delegate: any UIApplicationDelegate = AppDelegate()
    let app = UIApplication.shared
    var results: [UIBackgroundFetchResult] = []
    delegate.application(app, performFetchWithCompletionHandler: { results.append($0) })
    #expect(results == [.noData])
    #expect(!delegate.application(app, handleOpen: URL(filePath: "/")))
    #expect((delegate.window ?? nil) == nil)
    let mask = delegate.application(app, supportedInterfaceOrientationsFor: nil)
    #expect(mask == .allButUpsideDown)
    #expect(app.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
  }

  @Test func `a scene's delegate makes a window that is shown`() throws {
    let delegate = SceneDelegate()
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    let window = try #require(delegate.window)
    #expect(window.isKeyWindow && window.windowScene === scene)
    #expect(window.frame == UIScreen.main.bounds)
    #expect(window.rootViewController?.viewIfLoaded?.window === window)
    window.isHidden = true
  }

  @Test func `the only scene has a session`() {
    #expect(scene.session.scene === scene)
    #expect(UIApplication.shared.openSessions == [scene.session])
    #expect(scene.session.role == .windowApplication)
    #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
    #expect(scene.sizeRestrictions == nil)
  }

  @Test func `an activity keeps what it is given`() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.userInfo = ["page": 1]
    activity.addUserInfoEntries(from: ["page": 2, "name": "cart"])
    #expect(activity.userInfo?["page"] as? Int == 2)
    #expect(activity.userInfo?["name"] as? String == "cart")
  }

  @Test func `touches are dropped while the app ignores them`() {
    final class Counter: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let window = UIWindow()
    window.addSubview(counter)
    window.makeKeyAndVisible()
    let app = UIApplication.shared
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    #expect(app.isIgnoringInteractionEvents)
    TouchSimulator(window: window).tap(at: CGPoint(x: 9, y: 9))
    #expect(counter.count == 0)
    app.endIgnoringInteractionEvents()
    TouchSimulator(window: window).tap(at: CGPoint(x: 9, y: 9))
    #expect(counter.count == 1)
    app.endIgnoringInteractionEvents()
    #expect(!app.isIgnoringInteractionEvents)
    window.isHidden = true
  }
}
