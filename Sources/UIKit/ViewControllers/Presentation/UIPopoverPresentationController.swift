/// The sides on which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt

  /// Creates the set from the bits of its directions.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up, so that the popover lies below what it points at.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down, so that the popover lies above what it points at.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left, so that the popover lies to the right of what it points at.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right, so that the popover lies to the left of what it points at.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction is chosen yet, as the popover is not placed.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// An object that a popover can point at: a view or a bar item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The item's frame in a view's space; null if it is in no window.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The bounds in another view's space; null for a view outside of a window.
  public func frame(in referenceView: UIView) -> CGRect {
    window == nil ? .null : convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of the item's view in a bar; null if the view's window shows none.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let root = referenceView.window else { return .null }
    var pending: [UIView] = [root]
    while let view = pending.popLast() {
      if (view as? _UIButtonBarButton)?.item === self || view === customView {
        return view.convert(view.bounds, to: referenceView)
      }
      pending.append(contentsOf: view.subviews)
    }
    return .null
  }
}

/// Presents a controller in a bubble that points at something; in compact width as a sheet, unless
/// the delegate answers `none`.
///
/// The bubble is as large as `preferredContentSize`, else 320 points wide and as high as there is
/// room. Of the permitted sides it lies on the first with room for it, in the order below, above,
/// right, left, else on the one with the most room. Its corners have a radius of 13 points, its
/// arrow is 13 points high and 26 wide. The view extends below the arrow, which is part of its safe
/// area. Apple publishes no figures for these; the shadow's are an approximation.
open class UIPopoverPresentationController: UIPresentationController {
  private let chrome = _UIPopoverStandardChromeView()
  private var background: UIPopoverBackgroundView?
  private let outline = CAShapeLayer()

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// Asked what the popover points at, and told of its end. It is the presentation's delegate as
  /// well.
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: What it points at

  /// The bar item or view to point at; takes precedence over `sourceView`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { changed(sourceItem !== oldValue) }
  }

  /// The view to point at.
  open var sourceView: UIView? {
    didSet { changed(sourceView !== oldValue) }
  }

  /// The rectangle to point at in the source view's space; null for all of the view.
  open var sourceRect = CGRect.null {
    didSet { changed(sourceRect != oldValue) }
  }

  /// The bar item to point at; nil for none.
  @available(*, deprecated, message: "Use sourceItem.")
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// Whether the bubble may cover what it points at if there is no room beside it.
  open var canOverlapSourceViewRect = false {
    didSet { changed(canOverlapSourceViewRect != oldValue) }
  }

  // MARK: Look

  /// The sides on which the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { changed(permittedArrowDirections != oldValue) }
  }

  /// The direction of the arrow; `unknown` before the popover is placed.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// The minimum distances from the edges of the safe area, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { changed(popoverLayoutMargins != oldValue) }
  }

  /// The colour of the bubble and its arrow; nil for the system's background.
  open var backgroundColor: UIColor? {
    didSet { changed(backgroundColor != oldValue) }
  }

  /// A subclass of `UIPopoverBackgroundView` that draws the bubble; nil for the system's.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    didSet { changed(popoverBackgroundViewClass != oldValue) }
  }

  /// The colour of a bubble without a colour of the app's.
  var standardBackground: UIColor { .systemBackground }

  // MARK: Behaviour

  /// The views that touches outside of the popover still reach.
  open var passthroughViews: [UIView]?

  /// The sheet that the popover becomes in compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptive }

  private lazy var adaptive: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    sheet.leavePresented()
    sheet.host = self
    return sheet
  }()

  private func changed(_ isOther: Bool) {
    if isOther { containerView?.setNeedsLayout() }
  }

  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  override var adaptiveSheet: UISheetPresentationController? {
    adaptedStyle.isSheet ? adaptiveSheetPresentationController : nil
  }

  /// Whether the presentation is a bubble, and not a sheet or full screen.
  var isBubble: Bool { adaptedStyle == .none }

  /// Asks the delegate a last time what the popover points at.
  func prepare() {
    delegate?
      .prepareForPopoverPresentation(self)
  }

  // MARK: Place

  /// The rectangle that the popover points at, in the container's coordinates; nil without one.
  var anchor: CGRect? {
    guard let containerView else { return nil }
    if let sourceItem {
      let frame = sourceItem.frame(in: containerView)
      return frame.isNull ? nil : frame
    }
    guard let sourceView, sourceView.window != nil else { return nil }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: containerView)
  }

  /// The content's preferred size without the arrow, in points.
  var contentSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    if preferred.width > 0, preferred.height > 0 { return preferred }
    return CGSize(
      width: preferred.width > 0 ? preferred.width : 320,
      height: preferred.height > 0 ? preferred.height : 1100)
  }

  private var arrow: PopoverArrow {
    guard let type = backgroundType else { return .standard }
    return PopoverArrow(base: type.arrowBase(), height: type.arrowHeight())
  }

  private var backgroundType: UIPopoverBackgroundView.Type? {
    popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
  }

  var form: PopoverForm? {
    guard isBubble, let containerView else { return nil }
    var size = contentSize
    let insets = backgroundType?.contentViewInsets() ?? .zero
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    return PopoverForm(
      of: size, pointingAt: anchor,
      in: containerView.bounds.inset(by: containerView.safeAreaInsets + popoverLayoutMargins),
      container: containerView.bounds, permitted: permittedArrowDirections, arrow: arrow,
      overlaps: canOverlapSourceViewRect, scale: max(containerView.traitCollection.displayScale, 1))
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    if let sheet = adaptiveSheet { return sheet.frameOfPresentedViewInContainerView }
    guard let form else { return containerView?.bounds ?? .zero }
    guard let type = backgroundType else { return form.frame }
    return form.body.inset(by: type.contentViewInsets())
  }

  override func decorate() {
    if let sheet = adaptiveSheet { sheet.decorate() } else { showBubble() }
  }

  func showBubble() {
    guard let containerView, let presentedView, let form else { return }
    dim(nil)
    arrowDirection = form.direction
    if let type = backgroundType { return showBackground(type, form) }
    if chrome.superview !== containerView {
      containerView.insertSubview(chrome, aboveSubview: dimming)
    }
    chrome.show(form, backgroundColor ?? standardBackground)
    let path = form.path(in: CGRect(origin: .zero, size: form.frame.size))
    if outline.path != path.cgPath { outline.path = path.cgPath }
    if presentedView.layer.mask !== outline { presentedView.layer.mask = outline }
    let insets = form.arrowInsets
    if presentedViewController.containerInsets != insets {
      presentedViewController.containerInsets = insets
    }
  }

  override func layOutSurroundings() { decorate() }

  private func showBackground(_ type: UIPopoverBackgroundView.Type, _ form: PopoverForm) {
    guard let containerView else { return }
    let view = background ?? type._make(frame: form.frame)
    if view.superview !== containerView {
      background = view
      containerView.insertSubview(view, aboveSubview: dimming)
    }
    view.arrowDirection = form.direction
    view.arrowOffset = form.arrowOffset
    if view.frame != form.frame { view.frame = form.frame }
  }

  override func undecorate() {
    adaptiveSheet?.undecorate()
    presentedView?.layer.mask = nil
  }

  override func passesTouch(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let containerView, let form, !form.frame.contains(point) else {
      return adaptiveSheet?.passesTouch(at: point, with: event)
    }
    for view in passthroughViews ?? [] where view.window != nil {
      let hit = view.hitTest(containerView.convert(point, to: view), with: event)
      if let hit { return hit }
    }
    return nil
  }
}

/// Told of a popover's end, and asked where it points when its container changes.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is placed.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a tap beside the popover dismisses it. Differs: never called.
  @available(*, deprecated, message: "Use presentationControllerShouldDismiss(_:).")
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a tap dismissed the popover. Differs: never called.
  @available(*, deprecated, message: "Use presentationControllerDidDismiss(_:).")
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing. Called before the popover is placed.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns true. Differs: never called, as no tap dismisses a popover here.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing. Differs: never called, as no tap dismisses a popover here.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
