import Foundation

/// Activates a view when something is dragged over it for a while. Differs: nobody drags, and the
/// handler is not called.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Called when the view is activated.
  public typealias ActivationHandler = (
    _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
  ) -> Void

  open private(set) weak var view: UIView?
  public let interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  public let interactionEffect: (any UISpringLoadedInteractionEffect)?
  let activationHandler: ActivationHandler

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

  public convenience init(activationHandler handler: @escaping ActivationHandler) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// Decides when a view is activated.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the progress towards the activation.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The states of an activation.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  case possible = 1
  case activating = 2
  case activated = 3
}

/// The facts of a drag over the view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}

/// An object that can be activated by dragging something over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}
