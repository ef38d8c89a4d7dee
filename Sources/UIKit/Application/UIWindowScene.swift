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

  public final let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  /// Differs: always active.
  open var activationState: UIScene.ActivationState { .foregroundActive }
  open var title: String! = ""
  open var subtitle = ""

  /// A further scene of an app: it has a name of its own, and is active like the only other one.
  public required init(
    session: UISceneSession, connectionOptions: UIScene.ConnectionOptions
  ) {
    self.session = session
    super.init()
    if session.scene == nil { session.scene = self }
  }

  // Differs: these notifications are never posted.
  public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// Differs: never opens the URL, and reports false.
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
  open var screen: UIScreen { .main }
  /// The key window of the app.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The windows of the app: the key window alone.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var traitCollection: UITraitCollection { UIWindow.key?.traitCollection ?? .current }
  /// The orientation of the key window: portrait if it is at most as wide as high.
  open var interfaceOrientation: UIInterfaceOrientation {
    guard let size = keyWindow?.bounds.size else { return .portrait }
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The state of the status bar, which is not drawn.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// Not drawn: there is no status bar, but its room is kept.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// The minimum and maximum size of a scene's windows, on devices where they can be resized.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}
