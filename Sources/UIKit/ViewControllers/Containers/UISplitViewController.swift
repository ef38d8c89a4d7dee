/// Shows controllers side by side in a regular width, and one of them alone in a compact one.
///
/// A controller of a column that is not a navigation controller gets one. In the automatic display
/// mode one column is beside the last one in a width greater than the height, and none in any
/// other; without columns (`init()`), the first controller is always there, as on all versions of
/// iOS.
///
/// Differs: in a compact width the top column is alone, without a button to go back. Apple
/// publishes no figures for columns: they are 320 points wide unless something else is preferred,
/// and those over the last one have a shadow and dim it a little. Gestures, the button that hides
/// columns, and inspectors are absent.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none
    case sidebar
  }

  /// The columns of a split view controller.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    /// The controller that takes the columns' place in a compact width.
    case compact = 3
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Sendable {
    /// The mode that the width and the style choose; as `preferredDisplayMode` alone.
    case automatic = 0
    /// The last column alone.
    case secondaryOnly = 1
    /// One column beside the last one.
    case oneBesideSecondary = 2
    /// One column over the last one.
    case oneOverSecondary = 3
    /// Two columns beside the last one.
    case twoBesideSecondary = 4
    /// Two columns over the last one.
    case twoOverSecondary = 5
    /// Two columns beside the last one, which keeps the whole width and leaves the screen.
    case twoDisplaceSecondary = 6
  }

  /// How columns share the width with the last one.
  public enum SplitBehavior: Int, Sendable {
    /// The width chooses among the others.
    case automatic = 0
    /// Columns are beside each other.
    case tile = 1
    /// Columns cover the last one.
    case overlay = 2
    /// Columns push the last one aside.
    case displace = 3
  }

  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The value of widths that the system chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The number of columns; `unspecified` for a controller that is given `viewControllers`.
  open private(set) var style = Style.unspecified
  /// Told before columns come and go, and asked which column a narrow view shows.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The controllers that were set for columns.
  private(set) var given: [Column: UIViewController] = [:]
  /// The navigation of each column but the compact one: what was set, or what was made around it.
  private(set) var navigations: [Column: UINavigationController] = [:]
  /// What a compact width shows; nil where columns are beside each other.
  var collapsed: CollapsedColumns?
  /// The column that a compact width shows on top; nil where the delegate has not been asked.
  var collapsedTop: Column?
  private var columns: [UIViewController] = []
  private var hairlines: [UIView] = []
  private var dimming: UIView?
  /// The number of columns besides the last one, as `show(_:)` and `hide(_:)` chose; nil for the
  /// preferred one.
  private var chosenCount: Int?

  /// Creates a controller with two or three columns, which `setViewController(_:for:)` fills.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates the controller from a storyboard, with the columns that it gives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Controllers

  /// The controllers from the first column to the last one. Without columns, primary and secondary;
  /// more than two are ignored.
  open var viewControllers: [UIViewController] {
    get { columns }
    set {
      if style == .unspecified { setColumns(Array(newValue.prefix(2))) }
    }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified, column != .supplementary || style == .tripleColumn else { return }
    guard given[column] !== vc else { return }
    separateColumns()
    given[column] = vc
    navigations[column] = column == .compact ? nil : vc.map(navigation)
    setColumns(
      [Column.primary, .supplementary, .secondary, .compact].compactMap(controller(in:)))
  }

  /// The controller that was set for a column; nil if none was.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  private func navigation(around controller: UIViewController) -> UINavigationController {
    controller as? UINavigationController ?? controller.navigationController
      ?? UINavigationController(rootViewController: controller)
  }

  private func controller(in column: Column) -> UIViewController? {
    if style == .unspecified {
      return column == .primary
        ? (columns.count > 1 ? columns.first : nil) : column == .secondary ? columns.last : nil
    }
    return navigations[column] ?? given[column]
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if style == .unspecified {
      setColumns(Array(columns.prefix(1)) + [vc])
    } else {
      setViewController(vc, for: .secondary)
      if isCollapsed { show(.secondary) }
    }
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
      if isViewLoaded, shownColumns.contains(where: { $0 === controller }) {
        view.addSubview(controller.view)
      }
      controller.completeMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Modes

  /// The wanted display mode; by default automatic.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      chosenCount = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether columns lie beside the last one, over it, or move it aside, in the automatic display
  /// mode or when `show(_:)` shows them.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// How columns share the width at present.
  open var splitBehavior: SplitBehavior {
    switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    default: preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
    }
  }

  /// The edge that the first columns are at.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether a swipe shows columns. Differs: no gesture does.
  open var presentsWithGesture = true
  /// Has an effect only in apps for macOS.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// Whether one controller is shown alone.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Which columns are shown at present.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if let chosenCount { return mode(columnCount: chosenCount) }
    if preferredDisplayMode != .automatic { return possible(preferredDisplayMode) }
    let size = viewIfLoaded?.bounds.size ?? .zero
    guard style == .unspecified || size.width > size.height else { return .secondaryOnly }
    return preferredSplitBehavior == .overlay ? .secondaryOnly : .oneBesideSecondary
  }

  /// The mode, or one with fewer columns: two columns need a third one beside them.
  private func possible(_ mode: DisplayMode) -> DisplayMode {
    guard style != .tripleColumn else { return mode }
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return mode
    }
  }

  /// Shows a column, as well as those between it and the last one. In a compact width it is pushed
  /// over those before it.
  open func show(_ column: Column) {
    if isCollapsed { return showCollapsed(column) }
    switch (column, style) {
    case (.primary, .tripleColumn): choose(2)
    case (.primary, _), (.supplementary, .tripleColumn): choose(max(displayMode.columnCount, 1))
    default: break
    }
  }

  /// Hides a column, as well as those before it. The last column stays. In a compact width the
  /// column before it is on top then.
  open func hide(_ column: Column) {
    if isCollapsed { return hideCollapsed(column) }
    switch (column, style) {
    case (.primary, .tripleColumn): choose(min(displayMode.columnCount, 1))
    case (.primary, _), (.supplementary, .tripleColumn): choose(0)
    default: break
    }
  }

  private func choose(_ count: Int) {
    guard count != displayMode.columnCount else { return }
    delegate?.splitViewController(self, willChangeTo: mode(columnCount: count))
    chosenCount = count
    viewIfLoaded?.setNeedsLayout()
  }

  private func mode(columnCount: Int) -> DisplayMode {
    let isOver =
      preferredSplitBehavior == .overlay
      || preferredSplitBehavior == .automatic && style != .unspecified && !isWide
    switch columnCount {
    case 0: return .secondaryOnly
    case 1: return isOver ? .oneOverSecondary : .oneBesideSecondary
    default:
      if isOver { return .twoOverSecondary }
      return preferredSplitBehavior == .displace ? .twoDisplaceSecondary : .twoBesideSecondary
    }
  }

  private var isWide: Bool {
    guard let size = viewIfLoaded?.bounds.size else { return true }
    return size.width > size.height
  }

  // MARK: Widths

  /// The width of the primary column as a part of the whole; unset by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { if preferredPrimaryColumnWidthFraction != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The width of the primary column in points; takes precedence over the fraction.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { if preferredPrimaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The minimum width of the primary column in points.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { if minimumPrimaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The maximum width of the primary column in points.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { if maximumPrimaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The width of the supplementary column as a part of the whole; unset by default.
  open var preferredSupplementaryColumnWidthFraction: CGFloat =
    UISplitViewController.automaticDimension
  {
    didSet {
      if preferredSupplementaryColumnWidthFraction != oldValue { viewIfLoaded?.setNeedsLayout() }
    }
  }

  /// The width of the supplementary column in points; takes precedence over the fraction.
  open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { if preferredSupplementaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The minimum width of the supplementary column in points.
  open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { if minimumSupplementaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The maximum width of the supplementary column in points.
  open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { if maximumSupplementaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The present width of the primary column in points; 320 unless another is preferred.
  open var primaryColumnWidth: CGFloat {
    columnWidth(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction,
      minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
  }

  /// The present width of the supplementary column in points; 320 unless another is preferred.
  open var supplementaryColumnWidth: CGFloat {
    columnWidth(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
      minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
  }

  private func columnWidth(
    _ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    let bounds = viewIfLoaded?.bounds.width ?? 0
    var width: CGFloat = 320
    if fraction != Self.automaticDimension { width = (bounds * fraction).rounded() }
    if preferred != Self.automaticDimension { width = preferred }
    if minimum != Self.automaticDimension { width = max(width, minimum) }
    if maximum != Self.automaticDimension { width = min(width, maximum) }
    return min(max(width, 0), bounds)
  }

  // MARK: Layout

  /// The controllers in the hierarchy, from the first column to the last one.
  private var shownColumns: [UIViewController] {
    if isCollapsed {
      if style == .unspecified { return columns.suffix(1) }
      return [collapsed?.stack ?? given[.compact]].compactMap(\.self)
    }
    var shown: [UIViewController?] = [controller(in: .secondary)]
    let count = displayMode.columnCount
    if style == .tripleColumn {
      if count > 0 { shown.insert(controller(in: .supplementary), at: 0) }
      if count > 1 { shown.insert(controller(in: .primary), at: 0) }
    } else if count > 0 {
      shown.insert(controller(in: .primary), at: 0)
    }
    return shown.compactMap(\.self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    updateCollapse()
    shownColumns.forEach { view.addSubview($0.view) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateCollapse()
    let shown = shownColumns
    for controller in columns where !shown.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    for controller in shown where controller.view.superview == nil {
      view.addSubview(controller.view)
    }
    let places = ColumnPlaces(
      widths: shown.dropLast().map { width(of: $0) }, bounds: view.bounds,
      line: view.hairlineThickness, mode: displayMode,
      atRight: (primaryEdge == .trailing) != view.isRightToLeft)
    for (controller, frame) in zip(shown, places.columns) { controller.view.frame = frame }
    showHairlines(places.lines)
    showDimming(displayMode.isOverlay && shown.count > 1, below: shown.dropLast().map(\.view))
  }

  private func width(of controller: UIViewController) -> CGFloat {
    style == .tripleColumn && controller === self.controller(in: .supplementary)
      ? supplementaryColumnWidth : primaryColumnWidth
  }

  private func showHairlines(_ frames: [CGRect]) {
    while hairlines.count > frames.count { hairlines.removeLast().removeFromSuperview() }
    while hairlines.count < frames.count {
      let line = UIView()
      line.backgroundColor = UIColor.separator
      view.addSubview(line)
      hairlines.append(line)
    }
    for (line, frame) in zip(hairlines, frames) { line.frame = frame }
  }

  /// Dims the last column below columns that lie over it.
  private func showDimming(_ isShown: Bool, below columns: [UIView]) {
    for column in columns where column.layer.shadowOpacity != (isShown ? 0.2 : 0) {
      column.layer.shadowOpacity = isShown ? 0.2 : 0
      column.layer.shadowRadius = 8
      column.layer.shadowOffset = .zero
    }
    guard isShown else {
      dimming?.removeFromSuperview()
      dimming = nil
      return
    }
    let dimming = dimming ?? UIView()
    if self.dimming == nil {
      dimming.backgroundColor = UIColor.black.withAlphaComponent(0.1)
      self.dimming = dimming
    }
    dimming.frame = view.bounds
    let inFront = [dimming] + columns + hairlines
    if Array(view.subviews.suffix(inFront.count)) != inFront {
      for part in inFront { view.addSubview(part) }
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns besides the last one.
  fileprivate var columnCount: Int {
    switch self {
    case .secondaryOnly, .automatic: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  fileprivate var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}

/// The frames of the columns and of the lines between them.
private struct ColumnPlaces {
  private(set) var columns: [CGRect] = []
  private(set) var lines: [CGRect] = []

  /// - Parameters:
  ///   - widths: The widths of all columns but the last, in points.
  ///   - line: The thickness of the lines in points.
  ///   - atRight: Whether the first column is at the right.
  init(
    widths: [CGFloat], bounds: CGRect, line: CGFloat,
    mode: UISplitViewController.DisplayMode, atRight: Bool
  ) {
    var x: CGFloat = 0
    for (index, width) in widths.enumerated() {
      columns.append(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width
      if mode.isOverlay, index == widths.count - 1 { break }
      lines.append(CGRect(x: x, y: 0, width: line, height: bounds.height))
      x += line
    }
    switch mode {
    case .oneOverSecondary, .twoOverSecondary:
      columns.append(CGRect(origin: .zero, size: bounds.size))
    case .twoDisplaceSecondary:
      columns.append(CGRect(x: x, y: 0, width: bounds.width, height: bounds.height))
    default:
      columns.append(
        CGRect(x: x, y: 0, width: max(bounds.width - x, 0), height: bounds.height))
    }
    guard atRight else { return }
    let mirrored = { (rect: CGRect) in
      CGRect(
        x: bounds.width - rect.minX - rect.width, y: 0, width: rect.width, height: rect.height)
    }
    columns = columns.map(mirrored)
    lines = lines.map(mirrored)
  }
}
