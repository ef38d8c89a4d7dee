/// Places an alert in the middle of the screen and an action sheet at its bottom, over a dimmed
/// presenter.
final class AlertPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let view = presentedView as? UIAlertControllerView else {
      return .zero
    }
    let bounds = containerView.bounds
    let insets = containerView.safeAreaInsets
    let room = CGSize(
      width: bounds.width, height: bounds.height - insets.top - max(insets.bottom, 8))
    let size = view.fittingSize(in: room)
    let scale = max(containerView.traitCollection.displayScale, 1)
    let x = ((bounds.width - size.width) / 2 * scale).rounded() / scale
    let y =
      view.style == .alert
      ? (bounds.height - size.height) / 2 : bounds.height - max(insets.bottom, 8) - size.height
    return CGRect(x: x, y: (y * scale).rounded() / scale, width: size.width, height: size.height)
  }

  override func decorate() {
    guard let containerView else { return }
    let isSheet = (presentedView as? UIAlertControllerView)?.style == .actionSheet
    presentedView?.setLack(
      .popover, "UIAlertController",
      if: isSheet && containerView.traitCollection.horizontalSizeClass == .regular)
    dim(UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) })
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
  }
}
