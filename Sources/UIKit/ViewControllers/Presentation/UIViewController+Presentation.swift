extension UIViewController {
  /// The style with `automatic` resolved to a page sheet, as on iOS since 13.
  var effectivePresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// The controller whose view is covered: for styles in a context the nearest one that defines it,
  /// else the outermost.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var current = self
    while let above = current.parent {
      if style == .currentContext || style == .overCurrentContext,
        current.definesPresentationContext
      {
        return current
      }
      current = above
    }
    return current
  }

  func startPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let style = controller.effectivePresentationStyle
    let presenter = presenter(for: style)
    guard controller !== self, controller.presentation == nil, controller.container == nil,
      presenter.presentedController == nil, let window = presenter.viewIfLoaded?.window
    else {
      // iOS logs the attempt and does not present the controller.
      completion?()
      return
    }
    let delegate = controller.transitioningDelegate
    let presentation =
      (style == .custom
        ? delegate?.presentationController(
          forPresented: controller, presenting: presenter, source: self) : nil)
      ?? controller.takePreparedPresentation()
      ?? controller.makePresentationController(presenting: presenter)
    presentation.beginPresentation(by: presenter)
    controller.presentation = presentation
    controller.presenterController = presenter
    presenter.presentedController = controller
    controller.loadViewIfNeeded()
    let isInContext = style == .currentContext || style == .overCurrentContext
    // A presentation in a context covers only the context's own view.
    let covered = isInContext ? presenter.viewIfLoaded : nil
    let container = UITransitionView(
      frame: covered?.convert(covered?.bounds ?? .zero, to: window) ?? window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.shownContainer = container
    window.addSubview(container)
    (presentation as? UIPopoverPresentationController)?.prepare()
    presentation.adapt()
    let animator = delegate?.animationController(
      forPresented: controller, presenting: presenter, source: self)
    let transition = ViewTransition(
      in: container, from: presenter, to: controller, animated: animated, style: style,
      animator: animator)
    if animated, let animator {
      transition.interactor = delegate?.interactionControllerForPresentation(using: animator)
    }
    transition.finalFrame = presentation.frameOfPresentedViewInContainerView
    transition.removesFromView = presentation.shouldRemovePresentersView
    transition.announcesFrom = presentation.shouldRemovePresentersView
    transition.endsToFirst = true
    transition.arrange = { presentation.decorate() }
    transition.finish = { didComplete in
      presentation.presentationTransitionDidEnd(didComplete)
      if !didComplete { controller.forgetPresentation() }
      completion?()
    }
    presentation.tellOfAdaptation(with: animated ? transition : nil)
    presentation.presentationTransitionWillBegin()
    transition.start(in: window)
  }

  // MARK: Controllers of presentations

  /// The sheet that presents this controller or a container around it, or will do so; nil for none.
  public var sheetPresentationController: UISheetPresentationController? {
    managingPresentation as? UISheetPresentationController
  }

  /// The popover that presents this controller or a container around it, or will do so; nil for
  /// none.
  public var popoverPresentationController: UIPopoverPresentationController? {
    managingPresentation as? UIPopoverPresentationController
  }

  var managingPresentation: UIPresentationController? {
    var current = self
    while current.presentation == nil, let above = current.container { current = above }
    if let presentation = current.presentation { return presentation }
    let style = current.effectivePresentationStyle
    if current.preparedPresentation?.preparedStyle != style {
      let made = current.makePresentationController(presenting: current)
      made.leavePresented()
      made.preparedStyle = style
      current.preparedPresentation = made
    }
    return current.preparedPresentation
  }

  fileprivate func takePreparedPresentation() -> UIPresentationController? {
    defer { preparedPresentation = nil }
    guard preparedPresentation?.preparedStyle == effectivePresentationStyle else { return nil }
    return preparedPresentation
  }

  func makeStandardPresentation(
    presenting presenter: UIViewController
  ) -> UIPresentationController {
    switch effectivePresentationStyle {
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default:
      UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// Ends the presentation of what this controller presents, and of all that presents in turn.
  /// Called on a controller without a presented one, it ends what its container presents, else its
  /// own.
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let controller = presentedController else {
      // The container presents on behalf of its children.
      if let presenter = containerThatPresents ?? nearestPresenter {
        presenter.startDismissal(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    // Presentations above are ended at once, the topmost first, without animation of their own.
    if controller.presentedController != nil {
      controller.startDismissal(animated: false, completion: nil)
      controller.runningTransition?.end(true)
    }
    controller.runningTransition?.end(true)
    guard let presentation = controller.presentation, let container = presentation.containerView
    else { return }
    let window = container.window
    let returns = presentation.shouldRemovePresentersView
    let delegate = controller.transitioningDelegate
    let animator = delegate?.animationController(forDismissed: controller)
    let transition = ViewTransition(
      in: container, from: controller, to: self, animated: animated,
      style: controller.effectivePresentationStyle, animator: animator)
    if animated, let animator {
      transition.interactor = delegate?.interactionControllerForDismissal(using: animator)
    }
    transition.announcesTo = returns
    transition.insertsToView = false
    if returns, let window, let view = viewIfLoaded {
      transition.arrange = { [weak self] in
        view.frame = window.bounds
        window.insertSubview(view, at: 0)
        self?.viewDidEnterWindow()
      }
    }
    transition.finish = { didComplete in
      presentation.dismissalTransitionDidEnd(didComplete)
      if didComplete { controller.forgetPresentation() }
      completion?()
    }
    presentation.dismissalTransitionWillBegin()
    transition.start(in: window)
  }

  private var containerThatPresents: UIViewController? {
    var current = container
    while let controller = current, controller.presentedController == nil {
      current = controller.container
    }
    return current
  }

  private var nearestPresenter: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if let presenter = controller.presenterController { return presenter }
      current = controller.container
    }
    return nil
  }

  fileprivate func forgetPresentation() {
    presentation?.undecorate()
    presentation?.containerView?.removeFromSuperview()
    presentation?.shownContainer = nil
    presenterController?.presentedController = nil
    presenterController = nil
    presentation = nil
  }

  /// The controller that the nearest container presents.
  var nearestPresented: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if let presented = controller.presentedController { return presented }
      current = controller.container
    }
    return nil
  }

  var nearestPresenting: UIViewController? { nearestPresenter }

  // MARK: Size

  /// Tells children and the presented controller of a new size.
  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in contained {
      let parentSize = loadedView?.bounds.size ?? .zero
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // A child that does not fill the view and is not asked keeps its size.
      guard let view = child.loadedView, own != size || view.bounds.size == parentSize else {
        continue
      }
      child.viewWillTransition(to: own, with: coordinator)
    }
    shownContainer?.viewWillTransition(to: size, with: coordinator)
  }

  func forwardTransition(
    to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in contained { child.willTransition(to: collection, with: coordinator) }
    shownContainer?.willTransition(to: collection, with: coordinator)
  }

  /// What tells the presented controller: its presentation, which an app may have made.
  private var shownContainer: (any UIContentContainer)? {
    presentedController?.presentation ?? presentedController
  }
}
