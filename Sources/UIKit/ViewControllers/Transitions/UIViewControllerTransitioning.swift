/// The controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key of a name; only `from` and `to` have a controller.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible before the transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// The views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key of a name; only `from` and `to` have a view.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is visible after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What an animator knows of its transition, and reports the end to.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the animation takes place in. The view that leaves is in it already; the
  /// animator adds the one that comes.
  var containerView: UIView { get }
  /// Whether the transition was asked for with animation.
  var isAnimated: Bool { get }
  /// Whether input drives the transition at present.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to its beginning.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn of the container's view. Differs: always the identity, as nothing rotates.
  var targetTransform: CGAffineTransform { get }
  /// Tells how much of the transition is shown, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the input lets the transition run to its end.
  func finishInteractiveTransition()
  /// Tells that the input lets the transition go back.
  func cancelInteractiveTransition()
  /// Takes a running transition in hand.
  func pauseInteractiveTransition()
  /// Must be called at the end. False cancels the transition.
  func completeTransition(_ didComplete: Bool)
  /// The controller at one end of the transition; nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or comes; nil where none does, as under a presentation that keeps it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view before the transition; zero for one that was not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The final frame of a controller's view; zero for one that will not be there.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the animation in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the view that comes, starts the animation, and has `completeTransition(_:)` called at its
  /// end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the transition, with whether it was completed.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing. Called after the transition, with whether it was completed.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Supplies the animators and the presentation controller of a presentation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of a presentation; nil for the system's motion.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of a dismissal; nil for the system's motion.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The presentation controller of the style `custom`; nil for the system's.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// The object that drives an animator; asked for if there is an animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The object that drives a dismissal; asked for if there is an animator.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil: the presentation has the system's motion.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil: the dismissal has the system's motion.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil: the system's controller of the presentation style is used.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }

  /// Returns nil: no input drives the presentation.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil: no input drives the dismissal.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// The facts of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition was asked for with animation.
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether input drove the transition at its beginning.
  var initiallyInteractive: Bool { get }
  /// Whether the running animation can be taken in hand. Differs: always false.
  var isInterruptible: Bool { get }
  /// Whether input drives the transition at present.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to its beginning.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  /// The part that input shows, from 0 to 1; 0 while the transition runs by itself, then 1.
  var percentComplete: CGFloat { get }
  /// The speed of the rest of the transition. Differs: always 1.
  var completionVelocity: CGFloat { get }
  /// The pace of the rest of the transition. Differs: always slow at both ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that the animation takes place in.
  var containerView: UIView { get }
  /// The turn of the container's view. Differs: always the identity.
  var targetTransform: CGAffineTransform { get }
  /// The controller at one end of the transition; nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or comes; nil where none does.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations beside a transition, and closures after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations beside the transition's, and a closure after it. False once it is over.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations of a view outside of the container beside the transition's. Differs: the view
  /// makes no difference.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure when input takes the transition in hand or lets it go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations beside the transition's, without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
