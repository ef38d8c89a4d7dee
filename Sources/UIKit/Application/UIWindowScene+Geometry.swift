import Foundation

extension UIWindowScene {
  /// The places and the orientation of a scene's windows.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The space of the screen, in points.
    public let coordinateSpace: any UICoordinateSpace
    /// The orientation of the key window.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether the orientation is kept when the device is turned. Differs: always false.
    public let isInterfaceOrientationLocked = false
    /// Whether the user is resizing the windows.
    public let isInteractivelyResizing = false

    init(of scene: UIWindowScene) {
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
      super.init()
    }
  }

  /// The geometry that is wanted for a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    override init() { super.init() }

    /// The preferred geometry of a scene on iOS.
    open class iOS: GeometryPreferences {
      /// The wanted orientations; nil for any.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public override init() { super.init() }

      /// Makes preferences with the orientations that are wanted.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The present geometry of the screen and the key window.
  public var effectiveGeometry: UIWindowScene.Geometry { Geometry(of: self) }

  /// Asks for another orientation. Differs: always refused: a test's configuration decides it.
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    FidelityLedger.note(.property, "UIWindowScene.requestGeometryUpdate(_:)")
    errorHandler?(UISceneError(.geometryRequestUnsupported))
  }

  /// Whether the scene fills the screen. Differs: always true.
  public var isFullScreen: Bool { true }
}

/// The reason why a scene refused a request.
public struct UISceneError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The reasons for which a request is refused.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  /// The reason as one of UIKit's numbers.
  public let code: Code

  /// Makes an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// An English sentence that says why the request was refused, and what a test can do.
  public var description: String {
    switch code {
    case .multipleScenesNotSupported: "An iPhone's app has one scene."
    case .requestDenied: "The scene was not opened or closed: there is one, and it stays."
    case .geometryRequestUnsupported, .geometryRequestDenied:
      "Windows lie as the test's configuration says: ask for landscape there."
    }
  }
}

extension UIScene {
  /// The options of a request for a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that makes the request.
    open weak var requestingScene: UIScene?

    public override init() { super.init() }
  }
}

extension UIApplication {
  /// Asks for a scene to be shown or made. Differs: always refused, as an iPhone's app has one
  /// scene; the handler runs at once.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UISceneError(.multipleScenesNotSupported)) }

  /// Asks for a scene to be removed for good. Differs: always refused, as the only scene stays; the
  /// handler runs at once.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UISceneError(.requestDenied)) }

  /// Asks for a new picture of a scene in the background. Differs: no effect, as no picture is kept
  /// for switching between apps.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// The options of a request to remove a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

extension UIWindow {
  // Differs: none of these notifications is ever posted.
  /// Apple posts it when a window is shown.
  public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Apple posts it when a window is hidden.
  public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Apple posts it when a window has become the key window.
  public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Apple posts it when a window is not the key window any more.
  public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}
