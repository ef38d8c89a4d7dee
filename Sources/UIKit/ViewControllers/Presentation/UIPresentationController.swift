/// Asked how a presentation adapts to its traits, and told of its end.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether a gesture may dismiss the controller. Differs: never called, as none does here.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when a gesture begins to dismiss the controller. Differs: never called.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a gesture dismissed the controller. Differs: never called.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a gesture that may not dismiss the controller. Differs: never called.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// The style in compact width, asked for when the presentation begins; `none` keeps the style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style with these traits. By default calls the method without traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called before the adapted presentation, to configure its controller.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// - Parameter style: The style that takes the place of the original; `none` without adaptation.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true. Differs: never called, as no gesture dismisses controllers here.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing. Differs: never called, as no gesture dismisses controllers here.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing. Differs: never called, as no gesture dismisses controllers here.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing. Differs: never called, as no gesture dismisses controllers here.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// The system's style without a delegate.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
  /// In compact width what the method without traits returns, else the system's style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller)
      : controller.adaptivePresentationStyle(for: traitCollection)
  }
  /// Does nothing. A delegate may set the detents of the sheet that takes a popover's place.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Does nothing. Called before a presentation whose style may have been adapted.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}

/// Decides a presented view's frame and surroundings: it fills the container unless a subclass
/// decides otherwise.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  private var heldPresented: UIViewController?
  private weak var weakPresented: UIViewController?
  private weak var presenter: UIViewController?

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    heldPresented ?? weakPresented ?? UIViewController()
  }

  /// The presenting controller; before the presentation, the one that will be presented if none was
  /// given.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// Asked how the presentation adapts, and told of its end. Sheets and popovers have a property of
  /// the same name, with their own protocol, for the same object.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view in the window that holds the presented view.
  open var containerView: UIView? { shownContainer }
  var shownContainer: UIView? {
    didSet { if shownContainer !== oldValue { applyTraits() } }
  }

  /// The style that the controller was made for, if it was made before the presentation.
  var preparedStyle: UIModalPresentationStyle?
  /// The style that the presentation was adapted to when it began.
  var adaptedStyle = UIModalPresentationStyle.none
  let dimming = UIDimmingView()

  /// Creates a controller for a presentation; `presenting` may be nil until it begins.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    heldPresented = presentedViewController
    presenter = presentingViewController
  }

  /// Gives up holding the presented controller, which holds this object: it made it, or is
  /// presented.
  func leavePresented() {
    weakPresented = heldPresented ?? weakPresented
    heldPresented = nil
  }

  /// Begins the presentation; from here on the presenter holds the presented controller.
  func beginPresentation(by presenter: UIViewController) {
    leavePresented()
    self.presenter = presenter
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.effectivePresentationStyle
  }

  /// The view that is presented: that of the controller by default.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Whether the presenter's view leaves the window.
  open var shouldRemovePresentersView: Bool { shownStyle.removesPresenter }

  /// Whether the presentation covers the screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// The presented view's frame in the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  // MARK: Content

  /// The size in points that the presented controller asks for.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Tells that a child would like another size. The default implementation is empty.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Tells that a child's constraints give it another size. Differs: only an app calls it.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child in the container; by default that of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container gets another size. Tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }

  /// Called before the container's traits change. Tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Layout

  /// Called before the container's layout. The default is empty.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container's layout. The default is empty.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation's animation. The default is empty.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation's animation. The default is empty.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's animation. The default is empty.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal's animation. The default is empty.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adaptation

  /// The style of the presentation in compact width, if no delegate says otherwise. Always `none`
  /// here: the style stays.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style in other traits: in compact width `adaptivePresentationStyle`, else `none`, which
  /// keeps the style.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  /// Traits that replace those of the container for the presented controller.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { if overrideTraitCollection != oldValue { applyTraits() } }
  }

  private func applyTraits() {
    guard let containerView else { return }
    let values = overrideTraitCollection?.values ?? TraitValues()
    containerView.traitOverrides = values
  }

  /// The style that is shown.
  var shownStyle: UIModalPresentationStyle {
    adaptedStyle == .none ? presentationStyle : adaptedStyle
  }

  /// The sheet that takes over once the presentation is adapted to one; nil if it does not.
  var adaptiveSheet: UISheetPresentationController? { nil }

  /// Adapts the style once, when the container has its traits.
  func adapt() {
    guard let containerView else { return }
    let traits = containerView.traitCollection
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    adaptedStyle = style == presentationStyle ? .none : style
    if adaptedStyle != .none {
      delegate?.presentationController(self, prepare: adaptiveSheet ?? self)
    }
  }

  func tellOfAdaptation(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: coordinator)
  }

  // MARK: Surroundings

  /// Dims what is behind a card and rounds the card's corners.
  func decorate() {}

  /// Places what surrounds the presented view, at every layout.
  func layOutSurroundings() {}

  /// Reverses the changes to the presenter.
  func undecorate() {}

  /// Puts a colour between presenter and presented view; nil removes it and lets touches through.
  func dim(_ color: UIColor?) {
    guard let containerView else { return }
    if dimming.frame != containerView.bounds { dimming.frame = containerView.bounds }
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = color
    if dimming.superview !== containerView { containerView.insertSubview(dimming, at: 0) }
  }

  func placePresentedView() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// The view behind that gets a touch at a point of the container; nil if none does.
  func passesTouch(at point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// The container of one presentation, as large as the window; a tab bar controller has one around
/// its tabs.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerViewWillLayoutSubviews()
    presentation?.placePresentedView()
    presentation?.layOutSurroundings()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    presentation?.passesTouch(at: point, with: event) ?? super.hitTest(point, with: event)
  }
}
