/// One transition of a container to other contents: a push, a presentation, a switch of tabs, a
/// change of size.
///
/// `start()` calls the appearance callbacks and moves the views in Apple's order; the transition
/// ends with the window's next layout, or when an animator reports its end. Outside of a window it
/// ends at once.
///
/// Differs: without an animator a transition takes no time; the layout after it draws its end.
@MainActor
final class ViewTransition: NSObject {
  let container: UIView
  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// Whether the view that leaves is removed from the hierarchy.
  var removesFromView = true
  /// Whether the view that comes has to be added to the hierarchy.
  var insertsToView = true
  /// Whether the controller that leaves disappears; a sheet's presenter does not.
  var announcesFrom = true
  var announcesTo = true
  /// Whether the controller that comes ends its appearance before the other one's disappearance.
  var endsToFirst = false
  /// Runs when the views are in place, before the first layout.
  var arrange: (() -> Void)?
  /// Runs after the appearance callbacks at the end; its argument is false after a cancellation.
  var finish: ((Bool) -> Void)?
  /// The final frame of the view that comes, in the container.
  var finalFrame: CGRect

  private let animator: (any UIViewControllerAnimatedTransitioning)?
  /// The app's object that drives the animator; nil without one.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var isInHand = false
  private var wasInHand = false
  private(set) var progress: CGFloat = 0
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] =
    []
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasRunAlongside = false
  private var isOver = false
  private(set) var isCancelled = false
  /// Whether an animator moves the views.
  var isCustom: Bool { animator != nil && !isOver }

  init(
    in container: UIView, from: UIViewController?, to: UIViewController?, animated: Bool,
    style: UIModalPresentationStyle = .none,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil
  ) {
    self.container = container
    self.from = from
    self.to = to
    isAnimated = animated
    presentationStyle = style
    self.animator = animated ? animator : nil
    finalFrame = container.bounds
  }

  /// - Parameter window: The window whose layout ends the transition; nil ends it at once.
  func start(in window: UIWindow?) {
    to?.loadViewIfNeeded()
    from?.runningTransition = self
    to?.runningTransition = self
    if announcesFrom { from?.beginAppearanceTransition(false, animated: isAnimated) }
    if announcesTo { to?.beginAppearanceTransition(true, animated: isAnimated) }
    if let animator, window != nil {
      let context = TransitionContext(self, animator)
      if let interactor, interactor.wantsInteractiveStart {
        isInHand = true
        wasInHand = true
        interactor.startInteractiveTransition(context)
      } else {
        animator.animateTransition(using: context)
      }
      arrange?()
      runAlongside()
      return
    }
    noteMissingMotion(in: window)
    insertView()
    arrange?()
    runAlongside()
    if let window {
      window.afterLayout { self.end(true) }
    } else {
      end(true)
    }
  }

  /// Notes that the system's motion is missing, unless an app's animator supplies one.
  private func noteMissingMotion(in window: UIWindow?) {
    guard isAnimated, window != nil, from != nil, let controller = to ?? from else { return }
    let name = "\(type(of: controller))"
    if presentationStyle == .none {
      container.noteMissingMotion("The transition to \(name)", if: true)
    } else {
      container.noteMissingMotion(name, .presentationMotion, if: true)
    }
  }

  private func insertView() {
    guard insertsToView, let view = to?.view else { return }
    view.frame = finalFrame
    if view.superview !== container { container.addSubview(view) }
    to?.viewDidEnterWindow()
  }

  func end(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    isCancelled = !didComplete
    if didComplete {
      if insertsToView, to?.viewIfLoaded?.superview == nil { insertView() }
      if removesFromView { from?.viewIfLoaded?.removeFromSuperview() }
    } else {
      if announcesTo { to?.beginAppearanceTransition(false, animated: isAnimated) }
      if announcesFrom { from?.beginAppearanceTransition(true, animated: isAnimated) }
      if insertsToView { to?.viewIfLoaded?.removeFromSuperview() }
    }
    let ends: [(Bool, UIViewController?)] =
      endsToFirst
      ? [(announcesTo, to), (announcesFrom, from)] : [(announcesFrom, from), (announcesTo, to)]
    for (isAnnounced, controller) in ends where isAnnounced {
      controller?.endAppearanceTransition()
    }
    if from?.runningTransition === self { from?.runningTransition = nil }
    if to?.runningTransition === self { to?.runningTransition = nil }
    animator?.animationEnded(didComplete)
    for completion in completions { completion(self) }
    completions = []
    finish?(didComplete)
    finish = nil
  }

  // MARK: In hand

  func update(_ fraction: CGFloat) { progress = fraction }

  func letGo(isCancelled: Bool) {
    guard isInHand else { return }
    isInHand = false
    self.isCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
  }

  func takeInHand() {
    guard !isInHand, !isOver else { return }
    isInHand = true
    for handler in interactionHandlers { handler(self) }
  }

  private func runAlongside() {
    hasRunAlongside = true
    for animation in alongside { animation(self) }
    alongside = []
  }
}

// MARK: - Coordinator

extension ViewTransition: UIViewControllerTransitionCoordinator {
  var initiallyInteractive: Bool { wasInHand }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { isInHand }
  var percentComplete: CGFloat { isOver ? 1 : progress }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { container }
  var targetTransform: CGAffineTransform { .identity }

  var transitionDuration: TimeInterval {
    guard isAnimated else { return 0 }
    return animator?.transitionDuration(using: nil) ?? 0.35
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: return removesFromView || !announcesTo ? from?.viewIfLoaded : nil
    case .to: return insertsToView ? to?.viewIfLoaded : nil
    default: return nil
    }
  }

  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if hasRunAlongside { animation(self) } else { alongside.append(animation) }
    }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if !isOver { interactionHandlers.append(handler) }
  }
}

/// The context of a transition that an animator sees.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let transition: ViewTransition
  private let animator: any UIViewControllerAnimatedTransitioning
  private let initialFrames: [(UIViewController, CGRect)]
  /// The look of a view that a cancelled transition restores.
  private let look: (view: UIView, transform: CGAffineTransform, alpha: CGFloat)?

  init(_ transition: ViewTransition, _ animator: any UIViewControllerAnimatedTransitioning) {
    self.transition = transition
    self.animator = animator
    look = transition.from?.viewIfLoaded.map {
      (view: $0, transform: $0.transform, alpha: $0.alpha)
    }
    initialFrames = [transition.from].compactMap { controller in
      guard let controller, let view = controller.viewIfLoaded else { return nil }
      return (controller, view.frame)
    }
  }

  var containerView: UIView { transition.container }
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { transition.isInHand }
  var transitionWasCancelled: Bool { transition.isCancelled }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.update(percentComplete)
  }
  func finishInteractiveTransition() { transition.letGo(isCancelled: false) }
  func cancelInteractiveTransition() { transition.letGo(isCancelled: true) }
  func pauseInteractiveTransition() { transition.takeInHand() }

  func startAnimation() { animator.animateTransition(using: self) }

  var duration: CGFloat { CGFloat(animator.transitionDuration(using: self)) }

  /// Puts the view back that was to leave, and ends the animations at their beginning.
  func takeBack() {
    var pending = [transition.container.layer]
    var animated: [CALayer] = []
    while let layer = pending.popLast() {
      animated.append(layer)
      pending.append(contentsOf: layer.sublayers ?? [])
    }
    if let look {
      look.view.transform = look.transform
      look.view.alpha = look.alpha
      if let frame = initialFrames.first(where: { $0.0.viewIfLoaded === look.view })?.1,
        look.transform.isIdentity
      {
        look.view.frame = frame
      }
    }
    for layer in animated { layer.removeAllAnimations() }
  }

  func completeTransition(_ didComplete: Bool) { transition.end(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames.first { $0.0 === vc }?.1 ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === transition.to { return transition.finalFrame }
    return transition.removesFromView ? .zero : initialFrame(for: vc)
  }
}
