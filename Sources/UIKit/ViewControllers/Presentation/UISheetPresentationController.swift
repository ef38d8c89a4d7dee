/// The facts a sheet supplies when the height of a detent is asked for.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the view around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum value of a detent, which is that of `large()`, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Presents a controller on a card: on a phone from the bottom up to a detent, and in the middle
/// where there is room.
///
/// Values of detents do not count the safe area at the bottom, which the card covers in addition.
/// Apple publishes no figures: cards have the corners and the dimmed background of iOS 13 to 18, a
/// large one ends 10 points below the status bar, a medium one covers half of the screen, and the
/// grabber is 36 × 5 points, 5 below the upper edge. Behind a large card on a phone held upright
/// the presenter's view is 16 points narrower at each side, its top at the status bar's lower end.
///
/// Differs: a card over a card leaves the lower one where it is. In regular width cards lie in the
/// middle whatever the detent; a detent gives their height.
open class UISheetPresentationController: UIPresentationController {
  private let grabber = _UIGrabber()
  private let recession = PresenterRecession()

  /// Told of another detent and of the presentation's end. It is the presentation's delegate as
  /// well.
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Appearance

  /// A view that the card is centred on in regular width, as far as there is room; nil for the
  /// middle of the screen.
  open var sourceView: UIView? {
    didSet { if sourceView !== oldValue { containerView?.setNeedsLayout() } }
  }

  /// Whether the card keeps to the bottom in compact height, where it is full screen otherwise.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { changed(prefersEdgeAttachedInCompactHeight != oldValue) }
  }

  /// Whether such a card has the width of `preferredContentSize` instead of the safe area's.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { changed(widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue) }
  }

  /// Whether the card has a grabber at its upper edge.
  open var prefersGrabberVisible = false {
    didSet { changed(prefersGrabberVisible != oldValue) }
  }

  /// The radius of the card's corners in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { changed(preferredCornerRadius != oldValue) }
  }

  /// Whether a form sheet is as large as a page sheet in regular width.
  open var prefersPageSizing: Bool {
    get { pageSizing ?? (presentationStyle != .formSheet) }
    set {
      let old = prefersPageSizing
      pageSizing = newValue
      changed(newValue != old)
    }
  }
  private var pageSizing: Bool?

  // MARK: Detents

  /// The heights that the card can have, the lowest first. An empty array counts as `large()`.
  open var detents: [Detent] = [.large()] {
    didSet {
      changed(detents.count != oldValue.count || zip(detents, oldValue).contains { $0 !== $1 })
    }
  }

  /// The card's detent; nil, or a detent that is not in the array, stands for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { changed(selectedDetentIdentifier != oldValue) }
  }

  /// The highest detent at which the view behind is neither dimmed nor kept from touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { changed(largestUndimmedDetentIdentifier != oldValue) }
  }

  /// Whether scrolling at the end of content makes the card larger. Differs: it never does here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Runs `changes`, and moves the card to its new place by a spring of half a second. Apple
  /// publishes no figures for it.
  ///
  /// Differs: changes to other views are not animated.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let containerView, containerView.window != nil else { return }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [], animations: { containerView.layoutIfNeeded() }, completion: nil)
  }

  /// Asks the detents for their heights again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  private func changed(_ isOther: Bool) {
    if isOther { containerView?.setNeedsLayout() }
  }

  /// The card's present detent; inactive detents are left out.
  var selectedDetent: Detent? {
    let active = activeDetents
    return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
  }

  private var activeDetents: [Detent] {
    let context = detentContext
    let all = detents.isEmpty ? [.large()] : detents
    return all.filter { $0.resolvedValue(in: context) != nil }
  }

  private var isDimmed: Bool {
    let active = activeDetents
    guard let largestUndimmedDetentIdentifier, let selected = selectedDetent,
      let limit = active.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
      let index = active.firstIndex(where: { $0 === selected })
    else { return true }
    return index > limit
  }

  // MARK: Place

  /// The presentation laid out as a sheet: for an adapted popover it is another one than this.
  weak var host: UIPresentationController?

  private var container: UIView? { host?.containerView ?? containerView }
  private var card: UIView? { host?.presentedView ?? presentedView }

  /// The heights of a medium and of a large card over a view that fills the screen, in points and
  /// without the safe area at the bottom.
  package static func room(in container: UIView) -> (medium: CGFloat, large: CGFloat) {
    let context = SheetForm.context(in: container)
    return (context.medium, context.maximumDetentValue)
  }

  var form: SheetForm? {
    guard let container else { return nil }
    return SheetForm(of: self, in: container)
  }

  var detentContext: SheetDetentContext {
    guard let container else {
      return SheetDetentContext(containerTraitCollection: .current, maximumDetentValue: 0)
    }
    return SheetForm.context(in: container)
  }

  open override var frameOfPresentedViewInContainerView: CGRect { form?.frame ?? .zero }

  override func decorate() {
    guard let container, let card, let form else { return }
    let isDimmed = form.isFullScreen ? false : self.isDimmed
    (host ?? self).dim(isDimmed ? UIColor(white: 0, alpha: 0.2) : nil)
    (host ?? self).dimming.isUserInteractionEnabled = isDimmed
    let radius = form.isFullScreen ? 0 : preferredCornerRadius ?? 10
    if card.layer.cornerRadius != radius { card.layer.cornerRadius = radius }
    card.layer.cornerCurve = .continuous
    card.layer.masksToBounds = true
    let corners: CACornerMask =
      form.isEdgeAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    if card.layer.maskedCorners != corners { card.layer.maskedCorners = corners }
    let showsGrabber = prefersGrabberVisible && form.isEdgeAttached && !form.isFullScreen
    if !showsGrabber {
      grabber.removeFromSuperview()
    } else {
      if grabber.superview !== container { container.addSubview(grabber) }
      let frame = grabber.place(at: form.frame)
      if grabber.frame != frame { grabber.frame = frame }
    }
    recession.update(
      behind: form, isDimmed ? (host ?? self).presentingViewController : nil, in: container)
  }

  override func layOutSurroundings() { decorate() }

  override func undecorate() { recession.end() }

  override func passesTouch(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let container, let form, !form.frame.contains(point), !isDimmed, !form.isFullScreen
    else { return nil }
    let behind = (host ?? self).presentingViewController.viewIfLoaded
    return behind.flatMap { $0.hitTest(container.convert(point, to: $0), with: event) }
  }
}

/// Told of changes of a sheet's detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has moved the card to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing. Differs: never called, as no gesture moves sheets here.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
