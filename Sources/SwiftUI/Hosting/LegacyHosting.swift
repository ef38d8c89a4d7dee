/// A proposed size, in the form that it had before `ProposedViewSize`.
public struct _ProposedSize {
  let width: CGFloat?
  let height: CGFloat?
}

/// A view that asked to be found by an identifier. No modifier here asks for it, so there is none.
public struct _IdentifiedViewProxy {
  /// The identifier that the view was given.
  public let identifier: AnyHashable
  /// The frame of the view in points, in the hosting view.
  public let boundingRect: CGRect
}

extension UIHostingController {
  /// Calls a closure with each view that asked to be found: there is none.
  public func _forEachIdentifiedView(body: (_IdentifiedViewProxy) -> Void) {}
}

extension _UIHostingView {
  /// The SwiftUI view that is shown; another one of the same type keeps its state.
  public final var rootView: Content {
    get { hostedContent }
    set { hostedContent = newValue }
  }
}

private enum ObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
}

/// A context for objects of Core Data. Differs: Core Data is absent here. A context can be handed
/// on in the environment, and that is all.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  fileprivate override init() {}
}

extension EnvironmentValues {
  /// The context for objects of Core Data; where none was set, one without objects.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ObjectContextKey.self] }
    set { self[ObjectContextKey.self] = newValue }
  }
}
