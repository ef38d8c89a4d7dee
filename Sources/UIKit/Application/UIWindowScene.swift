/// An instance of the app's interface; there is one, and it is in front.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open weak var delegate: (any UISceneDelegate)?

  open var activationState: UIScene.ActivationState { .foregroundActive }
  open var title: String! = ""
}

/// Differs: no scene connects, and none of its events come.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {}

extension UIWindowSceneDelegate {
  /// As that of `UIApplicationDelegate`.
  public var window: UIWindow?? { .some((self as any _WindowOwner).window) }
}

open class UIWindowScene: UIScene {
  static let only = UIWindowScene()

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
