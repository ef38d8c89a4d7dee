import Foundation

// An app's state is saved and restored by the system between two launches. There is one launch
// here: these methods are only called by tests.

/// Makes controllers when an app's state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// Identifies the items of a data source when an app's state is restored.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// An object of an app's own whose state is saved.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  var restorationParent: (any UIStateRestoring)? { get }
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

/// Makes objects when an app's state is restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

extension UIView {
  /// The name under which the view's state is saved; nil for none.
  public var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set {
      if newValue != extras?.restorationIdentifier { ownExtras.restorationIdentifier = newValue }
    }
  }
}

extension UIViewController {
  /// The name under which the controller's state is saved; nil for none.
  public var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set {
      if newValue != extras?.restorationIdentifier { ownExtras.restorationIdentifier = newValue }
    }
  }

  /// The class that makes the controller when the app's state is restored.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { extras?.restorationClass }
    set { ownExtras.restorationClass = newValue }
  }
}

extension UIApplication {
  /// Differs: has no effect, as state is never restored.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}

  /// Differs: no effect, as there is no restoration to extend.
  public func extendStateRestoration() {}

  public func completeStateRestoration() {}

  public func ignoreSnapshotOnNextApplicationLaunch() {}

  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
  public static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"
}
