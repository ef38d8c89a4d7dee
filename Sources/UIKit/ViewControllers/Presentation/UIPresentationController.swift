@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
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
}

/// Decides where a presented view is and what surrounds it.
///
/// The default one knows the styles: full screen, and cards for sheets. Cards have the corners
/// and the dimmed background of iOS 13 to 18 on a phone; Apple publishes no figures for them.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  public let presentingViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// In the window, behind the presented view.
  open internal(set) var containerView: UIView?

  private let dimming = UIDimmingView()

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.effectivePresentationStyle
  }

  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Whether the presenter's view leaves the window.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  open var shouldPresentInFullscreen: Bool { true }

  /// Where the presented view is, in the container.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    guard presentationStyle.isSheet else { return containerView.bounds }
    return sheetFrame(in: containerView)
  }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Sheets

  /// On a phone from below the status bar to the bottom; where there is room, a card of
  /// 540 × 620 points in the middle, or what the controller prefers.
  private func sheetFrame(in container: UIView) -> CGRect {
    let bounds = container.bounds
    guard container.traitCollection.horizontalSizeClass == .regular else {
      let top = container.safeAreaInsets.top + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }
    var size = presentedViewController.preferredContentSize
    if size == .zero {
      size =
        presentationStyle == .pageSheet
        ? CGSize(width: 704, height: bounds.height - 80) : CGSize(width: 540, height: 620)
    }
    let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
      width: width, height: height)
  }

  /// Dims what is behind a card and rounds the card's corners.
  func decorate() {
    guard presentationStyle.isSheet, let containerView, let presentedView else { return }
    presentedView.setLack(
      .popover, "UIModalPresentationStyle.popover",
      if: presentationStyle == .popover
        && containerView.traitCollection.horizontalSizeClass == .regular)
    dim(UIColor(white: 0, alpha: 0.2))
    presentedView.layer.cornerRadius = 10
    presentedView.layer.cornerCurve = .continuous
    presentedView.layer.masksToBounds = true
    if containerView.traitCollection.horizontalSizeClass != .regular {
      presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
  }

  /// Puts a colour between what presents and what is presented.
  func dim(_ color: UIColor) {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = color
    containerView.insertSubview(dimming, at: 0)
  }

  func placePresentedView() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// The container of one presentation, as large as the window; a tab bar controller has one around
/// its tabs.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerViewWillLayoutSubviews()
    presentation?.placePresentedView()
    presentation?.containerViewDidLayoutSubviews()
  }
}
