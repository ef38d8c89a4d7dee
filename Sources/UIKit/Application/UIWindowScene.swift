/// An instance of the app's interface. Differs: there is one, and it is active.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is connected, active or in the background.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The session that keeps the scene's identity.
  public final let session: UISceneSession
  /// The object that is told of the scene's life, and is retained; nil at first. Its methods are
  /// not called here.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in front. Differs: always active.
  open var activationState: UIScene.ActivationState { .foregroundActive }
  /// The name of the scene where the system lists scenes; empty at first. Not drawn.
  open var title: String! = ""
  /// The smaller text beside the title where the system lists scenes; empty at first. Not drawn.
  open var subtitle = ""

  /// A further scene of an app: it has a name of its own, and is active like the only other one.
  public required init(
    session: UISceneSession, connectionOptions: UIScene.ConnectionOptions
  ) {
    self.session = session
    super.init()
    if session.scene == nil { session.scene = self }
  }

  // Differs: none of these notifications is ever posted.
  /// Apple posts it when a scene is connected.
  public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Apple posts it when a scene is removed for good.
  public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Apple posts it when a scene has come to the front.
  public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Apple posts it before a scene leaves the front.
  public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Apple posts it before a scene is shown.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Apple posts it when a scene is no longer shown.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// Asks for a URL to be opened. Differs: it never is; the handler runs at once, with false.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}

extension UIScene {
  /// The options of opening a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether the URL is opened only by an app that claims it.
    open var universalLinksOnly = false
  }
}

/// A scene that shows windows.
open class UIWindowScene: UIScene {
  static let only = UIWindowScene(
    session: UISceneSession(role: .windowApplication, persistentIdentifier: "main"),
    connectionOptions: ConnectionOptions())

  /// The space of the screen in its present orientation.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The minimum and maximum size of its windows; nil, as on an iPhone.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The only screen.
  open var screen: UIScreen { .main }
  /// The key window of the app.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The windows of the app: the key window alone.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The traits of the window that a test made key; without one, the current traits.
  open var traitCollection: UITraitCollection { UIWindow.key?.traitCollection ?? .current }
  /// The orientation of the key window: portrait if it is at most as wide as high.
  open var interfaceOrientation: UIInterfaceOrientation {
    guard let size = keyWindow?.bounds.size else { return .portrait }
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The state of the status bar, which is not drawn.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The state of the status bar. Not drawn: there is no status bar, but its room is kept.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The style that the app's object keeps; `default` at first.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// Whether the app hides the status bar; it is not drawn in any case.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The frame from the top of the key window to the start of its safe area, in points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// The minimum and maximum size of a scene's windows, on devices where they can be resized.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The minimum size of the windows in points; zero at first. The value is kept and has no other
  /// effect.
  open var minimumSize = CGSize.zero
  /// The maximum size of the windows in points; unlimited at first. The value is kept and has no
  /// other effect.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether windows may fill the screen; true by default. The value is kept and has no other
  /// effect.
  open var allowsFullScreen = true
}
