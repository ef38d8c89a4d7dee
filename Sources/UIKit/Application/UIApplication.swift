import Foundation

/// The app that views ask about their surroundings.
///
/// There is none: what it says holds for an app that is active, in front and upright, and whose
/// key window is that which shows the snapshot.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public static let shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: Windows

  /// An app in which tests run has a window of its own: it is the key window until a test makes
  /// another one key, and again when that one is gone.
  open var keyWindow: UIWindow? { UIWindow.key ?? UIWindow.first }

  /// The key window.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }

  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

  // MARK: Surroundings

  open var applicationState: State { .active }
  open var isProtectedDataAvailable: Bool { true }
  open var supportsMultipleScenes: Bool { false }
  /// Follows the key window.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    (UIWindow.key?.traitCollection ?? .current).preferredContentSizeCategory
  }
  /// Follows the key window.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    keyWindow?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
  open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.only.interfaceOrientation }
  /// As high as the key window's safe area begins, for there is no status bar.
  open var statusBarFrame: CGRect {
    guard let window = keyWindow else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
  /// Of no effect on a picture, as there is no status bar.
  open var statusBarStyle = UIStatusBarStyle.default
  /// Of no effect on a picture, as there is no status bar.
  open var isStatusBarHidden = false

  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var applicationIconBadgeNumber = 0
  open var applicationSupportsShakeToEdit = true

  // MARK: Events

  /// Sends an action to a target or, without one, up the responder chain from the sender or, if
  /// that is no view, from the key window's first responder.
  ///
  /// - Returns: Whether somebody took it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.send(to: target as AnyObject, sender: sender, event: event) }
    var responder: UIResponder? = sender as? UIView ?? keyWindow?.firstResponder ?? keyWindow
    while let current = responder {
      if action.isImplemented(by: current) {
        return action.send(to: current, sender: sender, event: event)
      }
      responder = current.next
    }
    return false
  }

  open func sendEvent(_ event: UIEvent) { keyWindow?.sendEvent(event) }

  // MARK: The outside world, which is not there

  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and says so.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Differs: no token comes, and no failure.
  open func registerForRemoteNotifications() {}

  public static let openSettingsURLString = "app-settings:"

  // MARK: Notifications, which nothing posts

  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}

/// Differs: nothing is launched, and none of an app's events come.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _WindowOwner {}

extension UIApplicationDelegate {
  /// The delegate's window, as whoever does not know its class gets it: the property is optional on
  /// iOS, so that its value is an optional of an optional. Differs: the outer one is never nil.
  public var window: UIWindow?? { .some((self as any _WindowOwner).window) }
}

/// What delegates of apps and of scenes have of a window: Apple's optional requirement, whose
/// property a class declares as `UIWindow?`.
@preconcurrency @MainActor
public protocol _WindowOwner: AnyObject {
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowOwner {
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
