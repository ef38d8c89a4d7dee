/// An instance of the app's interface; there is one, and it is in front.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public final let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var activationState: UIScene.ActivationState { .foregroundActive }
  open var title: String! = ""
  open var subtitle = ""

  /// A further scene of an app: it has a name of its own, and is in front as the only one is.
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
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }
}

open class UIWindowScene: UIScene {
  static let only = UIWindowScene(
    session: UISceneSession(role: .windowApplication, persistentIdentifier: "main"),
    connectionOptions: ConnectionOptions())

  /// The screen's, as it lies.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The minimum and the maximum size of its windows; nil, as on an iPhone.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var screen: UIScreen { .main }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var traitCollection: UITraitCollection { UIWindow.key?.traitCollection ?? .current }
  /// As the key window lies: portrait where it is no wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    guard let size = keyWindow?.bounds.size else { return .portrait }
    return size.width > size.height ? .landscapeRight : .portrait
  }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// Not drawn: there is no status bar, and it has room all the same.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// How small and large a scene's windows can be made, on devices where they can.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}
