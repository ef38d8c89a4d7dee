extension UIViewController {
  /// The transition under way between children of this controller, or one that it or a container
  /// around it takes part in; nil for none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var current: UIViewController? = self
    while let controller = current {
      if let transition = controller.runningTransition { return transition }
      let below = controller.children.lazy.compactMap(\.runningTransition)
      if let transition = below.first { return transition }
      current = controller.container ?? controller.presenterController
    }
    return nil
  }

  /// Whether the controller's presentation is under way.
  public var isBeingPresented: Bool {
    presentation != nil && runningTransition?.to === self
  }

  /// Whether the controller's dismissal is under way.
  public var isBeingDismissed: Bool {
    presentation != nil && runningTransition?.from === self
      && runningTransition?.to === presenterController
  }

  /// Whether a container is about to show this controller for the first time.
  public var isMovingToParent: Bool { isEnteringContainer }

  /// Whether a container is about to let this controller go.
  public var isMovingFromParent: Bool { isLeavingContainer }
}
