import Foundation

/// The identity of a scene over its life.
///
/// Differs: there is one session, that of the only window scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name that iOS knows the role by.
    public let rawValue: String

    /// A role by its name, which is not checked.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows of the app on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen, in iOS before 16.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// Windows on another screen, which take no touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The purpose of the session's scene; that of the only one is `windowApplication`.
  public final let role: UISceneSession.Role
  /// The classes that the scene is made of; one without names or classes here.
  public final let configuration: UISceneConfiguration
  /// An identifier that stays over a scene's life.
  public final let persistentIdentifier: String
  /// The scene of the session; nil once it is gone.
  open internal(set) weak var scene: UIScene?
  /// The app's own data about the scene; nil at first. Kept while the process runs.
  open var userInfo: [String: Any]?
  /// The activity that brings the scene's state back; nil at first. Kept, as no scene comes back.
  open var stateRestorationActivity: NSUserActivity?

  init(role: UISceneSession.Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The classes that a new scene is made of.
///
/// Differs: an app's `Info.plist` is not read, so that a configuration has only the values set
/// here.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in `Info.plist`, which is not read here; nil for none.
  public final let name: String?
  /// The purpose of the scene.
  public final let role: UISceneSession.Role
  /// The class of the scene; nil for the default one.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil for none.
  open var delegateClass: AnyClass?

  /// A configuration of an app’s windows, without a name.
  public override convenience init() { self.init(name: nil, sessionRole: .windowApplication) }

  /// Makes a configuration whose classes are set afterwards.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// The reason why a scene is connected. Differs: always empty.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs that the scene is to open. Differs: always empty.
    public final let urlContexts: Set<UIOpenURLContext> = []
    /// The identifier of the app that asked for the scene. Differs: always nil.
    public final let sourceApplication: String? = nil
    /// The kind of activity to go on with. Differs: always nil.
    public final let handoffUserActivityType: String? = nil
    /// The activities to go on with. Differs: always empty.
    public final let userActivities: Set<NSUserActivity> = []
    /// The item of the home screen's menu that was chosen. Differs: always nil.
    public final let shortcutItem: UIApplicationShortcutItem? = nil

    package override init() {
      super.init()
    }
  }

  /// How a URL is to be opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The identifier of the app that asks. Differs: always nil.
    public final let sourceApplication: String? = nil
    /// The data that the asking app sends along. Differs: always nil.
    public final let annotation: Any? = nil
    /// Whether the document has to be copied before it is used. Differs: always false.
    public final let openInPlace = false

    override init() {
      super.init()
    }
  }
}

/// A URL that the app is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL to open, whose scheme or file type the app claims.
  public final let url: URL
  /// How the URL is to be opened; without any fact here.
  public final let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}
