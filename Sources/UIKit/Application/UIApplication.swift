import Foundation

/// The app that views ask about their surroundings.
///
/// Differs: there is no app: the values are those of an app that is active and upright, and whose
/// key window is the one that shows the snapshot.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether an app is active, inactive or in the background.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The keys of options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public static let shared = UIApplication()

  /// The app's delegate, which is asked for its window.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: Windows

  /// The key window. An app in which tests run has a window of its own, which is the key window
  /// until a test makes another one key, and again when that one is gone.
  open var keyWindow: UIWindow? { UIWindow.key ?? UIWindow.first }

  /// The key window alone.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }

  /// The connected scenes. Differs: always the only window scene.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

  // MARK: Surroundings

  /// Differs: always active.
  open var applicationState: State { .active }
  /// Differs: always true.
  open var isProtectedDataAvailable: Bool { true }
  open var supportsMultipleScenes: Bool { false }
  open var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }
  /// The text size of the key window.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    (UIWindow.key?.traitCollection ?? .current).preferredContentSizeCategory
  }
  /// The layout direction of the key window.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    keyWindow?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
  open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.only.interfaceOrientation }
  /// The frame from the top of the key window to the start of its safe area, as there is no status
  /// bar.
  open var statusBarFrame: CGRect {
    guard let window = keyWindow else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
  /// Has no effect on a picture, as there is no status bar.
  open var statusBarStyle = UIStatusBarStyle.default
  /// Has no effect on a picture, as there is no status bar.
  open var isStatusBarHidden = false

  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// Has no effect, as the screen never turns off.
  open var isIdleTimerDisabled = false
  /// Has no effect on a picture, as there is no status bar.
  open var isNetworkActivityIndicatorVisible = false
  /// Has no effect on a picture, as there is no home screen.
  open var applicationIconBadgeNumber = 0
  open var applicationSupportsShakeToEdit = true

  /// The items of the home screen's menu, which is never shown.
  var homeScreenItems: [UIApplicationShortcutItem]?

  // MARK: Events

  private var ignoringDepth = 0
  /// Whether touches are dropped: between ``beginIgnoringInteractionEvents()`` and its end.
  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// Drops touches until a matching `endIgnoringInteractionEvents()`.
  open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }

  /// Ends what `beginIgnoringInteractionEvents()` began.
  open func endIgnoringInteractionEvents() { ignoringDepth = max(ignoringDepth - 1, 0) }

  /// Sends an action to a target or, without one, up the responder chain from the sender or, if
  /// that is not a view, from the key window's first responder.
  ///
  /// - Returns: Whether an object handled the action.
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

  /// Delivers an event to its windows.
  open func sendEvent(_ event: UIEvent) {
    if isIgnoringInteractionEvents { return }
    keyWindow?.sendEvent(event)
  }

  // MARK: The outside world, which is not there

  /// Differs: always false, as no URL is opened.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Differs: never opens the URL, and reports false.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Differs: no effect, as neither a token nor a failure arrives.
  open func registerForRemoteNotifications() {}

  /// Differs: never opens the URL, and returns false.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  /// The orientations of an app whose delegate sets none.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  /// Differs: always false.
  open var supportsAlternateIcons: Bool { false }
  /// Differs: always nil, for the primary icon.
  open var alternateIconName: String? { nil }

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  // MARK: Notifications, which are never posted

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
