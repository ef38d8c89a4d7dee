/// Shows two controllers side by side where the width is regular, and the last of them alone
/// where it is compact.
///
/// Differs: the primary column is always there in a regular width. Supplementary columns,
/// gestures and overlays are absent.
open class UISplitViewController: UIViewController {
  private var columns: [UIViewController] = []
  private let hairline = UIView()

  /// Primary and secondary; more than two are ignored.
  open var viewControllers: [UIViewController] {
    get { columns }
    set { setColumns(Array(newValue.prefix(2))) }
  }

  /// Width of the primary column as a part of the whole, used where it is set.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { if preferredPrimaryColumnWidthFraction != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Points.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { if maximumPrimaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Whether one controller is shown alone.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Points; 320 unless something else is preferred.
  open var primaryColumnWidth: CGFloat {
    let bounds = viewIfLoaded?.bounds.width ?? 0
    var width: CGFloat = 320
    if preferredPrimaryColumnWidthFraction != Self.automaticDimension {
      width = (bounds * preferredPrimaryColumnWidthFraction).rounded()
    }
    if maximumPrimaryColumnWidth != Self.automaticDimension {
      width = min(width, maximumPrimaryColumnWidth)
    }
    return min(max(width, 0), bounds)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setColumns(Array(columns.prefix(1)) + [vc])
  }

  private func setColumns(_ new: [UIViewController]) {
    guard !new.elementsEqual(columns, by: ===) else { return }
    for controller in columns where !new.contains(where: { $0 === controller }) {
      controller.announceLeaving()
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    let old = columns
    columns = new
    for controller in new where !old.contains(where: { $0 === controller }) {
      addChild(controller)
      if isViewLoaded { show(controller) }
      controller.completeMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  private func show(_ controller: UIViewController) {
    if isCollapsed, controller !== columns.last { return }
    view.addSubview(controller.view)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    hairline.backgroundColor = UIColor.separator
    view.addSubview(hairline)
    columns.forEach(show)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    hairline.isHidden = isCollapsed || columns.count < 2
    if isCollapsed || columns.count < 2 {
      for controller in columns.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
      if let last = columns.last, last.view.superview == nil { view.addSubview(last.view) }
      columns.last?.view.frame = bounds
      return
    }
    for controller in columns where controller.view.superview == nil {
      view.addSubview(controller.view)
    }
    let width = primaryColumnWidth
    let thickness = view.hairlineThickness
    let isRightToLeft = view.isRightToLeft
    columns[0].view.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    columns[1].view.frame = CGRect(
      x: isRightToLeft ? 0 : width + thickness, y: 0, width: bounds.width - width - thickness,
      height: bounds.height)
    hairline.frame = CGRect(
      x: isRightToLeft ? bounds.width - width - thickness : width, y: 0, width: thickness,
      height: bounds.height)
  }
}
