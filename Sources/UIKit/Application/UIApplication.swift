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
    /// The name that iOS knows the key by.
    public let rawValue: String

    /// A key by its name, which is not checked.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether the URL is opened only by an app that claims it, a boolean.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The only app. It exists from the first use, without a delegate.
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

  /// Whether the app is in front. Differs: always active.
  open var applicationState: State { .active }
  /// Whether protected files can be read. Differs: always true.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether the app can have several scenes; false, as on an iPhone.
  open var supportsMultipleScenes: Bool { false }
  /// The session of the only window scene.
  open var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }
  /// The text size that the user chose. Fonts of text styles have it where nobody says otherwise;
  /// the traits of a window, a view or a controller may have another.
  open var preferredContentSizeCategory: UIContentSizeCategory { ThreadState.current.textSize }
  /// The layout direction of the key window.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    keyWindow?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
  /// The orientation of the key window, portrait or landscape to the right.
  open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.only.interfaceOrientation }
  /// The frame from the top of the key window to the start of its safe area, as there is no status
  /// bar.
  open var statusBarFrame: CGRect {
    guard let window = keyWindow else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
  /// The colour of the status bar's text. Kept, not drawn, as there is no status bar.
  open var statusBarStyle = UIStatusBarStyle.default
  /// Whether the app hides the status bar; false at first. Kept, as there is no status bar.
  open var isStatusBarHidden = false

  /// Sets ``statusBarStyle``. No effect on a picture, as there is no status bar.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Sets ``isStatusBarHidden``. No effect on a picture, as there is no status bar.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// Whether the screen stays on without touches; false at first. Kept, as the screen never turns
  /// off.
  open var isIdleTimerDisabled = false
  /// Whether the status bar shows that data is exchanged; false at first. Not drawn, as there is no
  /// status bar.
  open var isNetworkActivityIndicatorVisible = false
  /// The number on the app's icon; 0 at first, for none. Not drawn, as there is no home screen.
  open var applicationIconBadgeNumber = 0
  /// Whether shaking the device offers to undo; true by default. Kept, as it is never shaken.
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

  /// Whether an app is there that opens such URLs. Differs: always false, as no URL is opened.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Asks for a URL to be opened. Differs: it never is; the handler runs at once, with false.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Asks for the token of messages from a server. Differs: no effect, as neither a token nor a
  /// failure arrives.
  open func registerForRemoteNotifications() {}

  /// Opens a URL, in the manner of iOS before 10. Differs: it is never opened, and false is
  /// returned.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  /// The orientations of an app whose delegate sets none.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  /// Whether the app can have another icon. Differs: always false.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the icon in use. Differs: always nil, for the primary icon.
  open var alternateIconName: String? { nil }

  /// The URL that opens the app's page in Settings, which is not opened here.
  public static let openSettingsURLString = "app-settings:"
  /// The URL that opens the app's page of notifications in Settings, which is not opened here.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  // MARK: Notifications, which are never posted

  /// Apple posts it when the app has come to the front. Differs: never posted.
  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Apple posts it before the app leaves the front. Differs: never posted.
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Apple posts it when the app is no longer shown. Differs: never posted.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Apple posts it before the app is shown again. Differs: never posted.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Apple posts it before the app ends. Differs: never posted.
  public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Apple posts it when the app is launched. Differs: never posted.
  public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Apple posts it when memory becomes scarce. Differs: never posted.
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Apple posts it at midnight and when the clock is set. Differs: never posted.
  public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Apple posts it when the user has taken a picture of the screen. Differs: never posted.
  public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Apple posts it before the interface turns. Differs: never posted.
  public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Apple posts it when the interface has turned. Differs: never posted.
  public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Apple posts it before the status bar changes its height. Differs: never posted.
  public static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Apple posts it when the status bar has changed its height. Differs: never posted.
  public static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}
