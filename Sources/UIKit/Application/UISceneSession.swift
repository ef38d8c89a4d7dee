import Foundation

/// The identity of a scene over its life.
///
/// Differs: there is one session, that of the only window scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public final let role: UISceneSession.Role
  public final let configuration: UISceneConfiguration
  /// An identifier that stays over a scene's life.
  public final let persistentIdentifier: String
  /// The scene of the session; nil once it is gone.
  open internal(set) weak var scene: UIScene?
  open var userInfo: [String: Any]?
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
  public final let name: String?
  /// The purpose of the scene.
  public final let role: UISceneSession.Role
  /// The class of the scene; nil for the default one.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil for none.
  open var delegateClass: AnyClass?

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
    /// Differs: always empty.
    public final let urlContexts: Set<UIOpenURLContext> = []
    public final let sourceApplication: String? = nil
    public final let handoffUserActivityType: String? = nil
    public final let userActivities: Set<NSUserActivity> = []
    public final let shortcutItem: UIApplicationShortcutItem? = nil

    package override init() {
      super.init()
    }
  }

  /// How a URL is to be opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    public final let sourceApplication: String? = nil
    public final let annotation: Any? = nil
    public final let openInPlace = false

    override init() {
      super.init()
    }
  }
}

/// A URL that the app is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public final let url: URL
  public final let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}
