import Foundation

// An app's state is saved and restored by the system between two launches. There is one launch
// here: these methods are only called by tests.

/// Makes controllers when an app's state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// A controller for a path of restoration identifiers; nil for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// Identifies the items of a data source when an app's state is restored.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// The app's own name of the item at a path.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The path of the item of a name; nil if it is not there.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// An object of an app's own whose state is saved.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object in whose state this one's is kept; nil for none.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object when state is restored; nil for none.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes the object's state.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads the object's state.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when all state was restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// The default: the object has no parent, in whose state its own is kept.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// The default: no class makes the object, so that it has to be there when state is restored.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Writes the object's state. The default is empty.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the object's state. The default is empty.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Called when all state was restored. The default is empty.
  public func applicationFinishedRestoringState() {}
}

/// Makes objects when an app's state is restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// An object for a path of restoration identifiers; nil for none.
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
  /// Saves the state of an object under a name. Differs: no effect, as state is never restored.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}

  /// Lets restoration go on after the launch. Differs: no effect, as state is never restored.
  public func extendStateRestoration() {}

  /// Ends an extended restoration. Differs: no effect, as state is never restored.
  public func completeStateRestoration() {}

  /// Keeps the system from showing its picture of the app at the next launch. Differs: no effect,
  /// as there is none.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// The key of the version of the app that wrote a state, in the state's archive.
  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  /// The key of the kind of device that a state was written on.
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// The key of the date at which a state was written.
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// The key of the version of the system that a state was written on.
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
  /// The key of the storyboard that a controller came from.
  public static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"
}
