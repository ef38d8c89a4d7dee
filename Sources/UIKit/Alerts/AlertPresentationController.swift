/// Places an alert in the middle of the screen, over a dimmed presenter.
final class AlertPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    alertFrame(of: presentedView, in: containerView)
  }

  override func decorate() {
    dim(.alertDimming)
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
  }
}

/// Places an action sheet at the bottom of the screen over a dimmed presenter; in a regular width
/// in a popover, if it points at something.
///
/// Differs: without something to point at, where iOS raises an exception in a regular width, it
/// lies at the bottom there, too (`FidelityFeature.popover`).
final class ActionSheetPresentationController: UIPopoverPresentationController {
  override var isBubble: Bool {
    containerView?.traitCollection.horizontalSizeClass == .regular && anchor != nil
  }

  override var adaptiveSheet: UISheetPresentationController? { nil }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  override var standardBackground: UIColor { .alertCard }

  override var contentSize: CGSize {
    guard let view = presentedView as? UIAlertControllerView else { return .zero }
    return view.popoverSize
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    isBubble
      ? super.frameOfPresentedViewInContainerView
      : alertFrame(of: presentedView, in: containerView)
  }

  override func decorate() {
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed
    layOutSurroundings()
  }

  override func layOutSurroundings() {
    let isRegular = containerView?.traitCollection.horizontalSizeClass == .regular
    presentedView?.setLack(.popover, "UIAlertController", if: isRegular && !isBubble)
    if isBubble { showBubble() } else { dim(.alertDimming) }
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
  }
}

extension UIPresentationController {
  fileprivate func alertFrame(of presentedView: UIView?, in containerView: UIView?) -> CGRect {
    guard let containerView, let view = presentedView as? UIAlertControllerView else {
      return .zero
    }
    let bounds = containerView.bounds
    let insets = containerView.safeAreaInsets
    let room = CGSize(
      width: bounds.width, height: bounds.height - insets.top - max(insets.bottom, 8))
    let size = view.fittingSize(in: room)
    let y =
      view.style == .alert
      ? (bounds.height - size.height) / 2 : bounds.height - max(insets.bottom, 8) - size.height
    return CGRect(
      x: (bounds.width - size.width) / 2, y: y, width: size.width, height: size.height
    ).onPixels(max(containerView.traitCollection.displayScale, 1))
  }
}

extension UIColor {
  fileprivate static let alertDimming = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
