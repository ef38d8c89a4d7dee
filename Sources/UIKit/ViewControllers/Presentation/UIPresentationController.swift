@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// What the presentation becomes in compact width; asked when it begins. `none` leaves it.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// What it becomes with these traits. Asks the method above where an app has only that.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// A chance to configure what it becomes.
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
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// What UIKit does without a delegate.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller)
      : controller.adaptivePresentationStyle(for: traitCollection)
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}

/// Decides where a presented view is and what surrounds it: all of the container, unless a
/// subclass says otherwise.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private var heldPresented: UIViewController?
  private weak var weakPresented: UIViewController?
  private weak var presenter: UIViewController?

  open var presentedViewController: UIViewController {
    heldPresented ?? weakPresented ?? UIViewController()
  }

  /// Before the presentation begins the one that will be presented, where no other was given.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// In the window, behind the presented view.
  open var containerView: UIView? { shownContainer }
  var shownContainer: UIView? {
    didSet { if shownContainer !== oldValue { applyTraits() } }
  }

  /// The style that it was made for, where that was before the presentation.
  var preparedStyle: UIModalPresentationStyle?
  /// What the presentation was adapted to when it began.
  var adaptedStyle = UIModalPresentationStyle.none
  let dimming = UIDimmingView()

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    heldPresented = presentedViewController
    presenter = presentingViewController
  }

  /// One that its presented controller holds, since it made it or is presented: it does not hold
  /// that controller.
  func leavePresented() {
    weakPresented = heldPresented ?? weakPresented
    heldPresented = nil
  }

  /// From here on the presenter holds the presented controller.
  func beginPresentation(by presenter: UIViewController) {
    leavePresented()
    self.presenter = presenter
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.effectivePresentationStyle
  }

  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Whether the presenter's view leaves the window.
  open var shouldRemovePresentersView: Bool { shownStyle.removesPresenter }

  open var shouldPresentInFullscreen: Bool { true }

  /// Where the presented view is, in the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adaptation

  /// The style of the presentation in compact width, if no delegate says otherwise. Always `none`
  /// here: the style stays.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  /// Traits that replace those of the container for what is presented.
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

  /// What does the work once the presentation is adapted to a sheet; nil for itself.
  var adaptiveSheet: UISheetPresentationController? { nil }

  /// Asks once, when the container has its traits.
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

  /// Brings what surrounds the presented view to where that is now, at every layout.
  func layOutSurroundings() {}

  /// Takes back what was done to the presenter.
  func undecorate() {}

  /// Puts a colour between what presents and what is presented; nil lets everything through.
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

  /// Whether a touch at a point of the container goes on to what is behind.
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
