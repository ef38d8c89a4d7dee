import Foundation

/// Activates a view when something is dragged over it for a while. Differs: nobody drags, and the
/// handler is not called.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Called when the view is activated.
  public typealias ActivationHandler = (
    _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
  ) -> Void

  /// The view that the interaction belongs to; nil before it is added to one.
  open private(set) weak var view: UIView?
  /// Decides when the view is activated; nil for the system's way.
  public let interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  /// Shows the progress towards the activation; nil for the system's way.
  public let interactionEffect: (any UISpringLoadedInteractionEffect)?
  let activationHandler: ActivationHandler

  /// An interaction with a handler for the activation. Differs: it is never called.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping ActivationHandler
  ) {
    self.interactionBehavior = interactionBehavior
    self.interactionEffect = interactionEffect
    activationHandler = handler
    super.init()
  }

  /// An interaction that activates in the system's way. Differs: the handler is never called.
  public convenience init(activationHandler handler: @escaping ActivationHandler) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// Called before the interaction is added to a view or, with nil, removed. Here it is empty.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or, with nil, removed; keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Decides when a view is activated.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether a drag may activate the view.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called after a drag has left the view or was dropped.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Called after a drag has left the view or was dropped. The default is empty.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the progress towards the activation.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state of the activation has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The states of an activation.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag has come over the view.
  case possible = 1
  /// The drag has stayed over the view, which is about to be activated.
  case activating = 2
  /// The view was activated.
  case activated = 3
}

/// The facts of a drag over the view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the progress.
  var targetView: UIView? { get set }
  /// The app's own object for the target.
  var targetItem: Any? { get set }
  /// The place of the drag in the space of a view; nil stands for the window.
  func location(in view: UIView?) -> CGPoint
}

/// An object that can be activated by dragging something over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag can activate the object.
  var isSpringLoaded: Bool { get set }
}
