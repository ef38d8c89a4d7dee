/// Lays out views in a row or a column, by constraints alone.
///
/// The constraints are those that iOS's own stack view makes, with its identifiers
/// (`UISV-spacing`, `UISV-canvas-connection`, …) and priorities; see `StackArrangement`. They
/// are made anew by `updateConstraints()` whenever something about the stack changes.
open class UIStackView: UIView {
  /// How the views share the stack's length.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack: one of those that resist least is stretched or squeezed.
    case fill = 0
    /// The views have the same length.
    case fillEqually = 1
    /// The views fill the stack in the proportion of their own lengths.
    case fillProportionally = 2
    /// The views have their own lengths and the same gaps, at least ``spacing``.
    case equalSpacing = 3
    /// The middles of the views have the same distance, as far as ``spacing`` allows.
    case equalCentering = 4
  }

  /// Where the views are across the stack.
  public enum Alignment: Int, Sendable {
    /// The views are as thick as the stack.
    case fill = 0
    /// The views are at the leading edge of a column, or at the top of a row.
    case leading = 1
    /// The first baselines of a row's views are on a line.
    case firstBaseline = 2
    /// The middles of the views are on a line.
    case center = 3
    /// The views are at the trailing edge of a column, or at the bottom of a row.
    case trailing = 4
    /// The last baselines of a row's views are on a line.
    case lastBaseline = 5

    /// The top edge in a row; another name of `leading`.
    public static var top: Alignment { .leading }
    /// The bottom edge in a row; another name of `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack's own spacing as a custom spacing.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's spacing, 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []
  private var madeGuides: [UILayoutGuide] = []
  private var needsArrangement = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack of the views, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack with the properties and arranged views that a file gives it; with another coder,
  /// an empty one.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    coder.readNib(into: self, at: UIStackView.self)
  }

  // MARK: Arranged views

  /// The views that are laid out, from leading to trailing or from top to bottom.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end and makes it a subview. One that is arranged already moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    rearrange(view, at: arranged.count)
  }

  /// Takes the view out of the layout. It stays a subview, at the place where it was.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    clearArrangement()
    setNeedsArrangement()
  }

  /// Adds a view at an index from 0, or moves it there. Differs: an index past the end counts as
  /// the end, where iOS raises an exception.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    rearrange(view, at: stackIndex)
  }

  /// A view that is there already stays.
  private func rearrange(_ view: UIView, at stackIndex: Int) {
    let old = arranged.firstIndex { $0 === view }
    let index = min(max(stackIndex, 0), arranged.count - (old == nil ? 0 : 1))
    if old == index, view.superview === self { return }
    if let old { arranged.remove(at: old) }
    arrange(view, at: index)
  }

  private func arrange(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    arranged.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: What the layout is like

  /// The direction of the row; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How the views share the length of the stack; `fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// Where the views are across the stack; `fill` by default, which stretches them.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The distance in points between two views, or the minimum of it where the distribution makes
  /// gaps; 0 by default.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  /// Sets the points after a view in place of ``spacing``; ``spacingUseDefault`` undoes that. A
  /// view that is not arranged is ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    guard spacing != customSpacing(after: arrangedSubview) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The points after a view that were set for it; ``spacingUseDefault`` where none were.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Whether the spacing in a column is between baselines in place of edges; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the views stay within the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// The view whose baseline is the stack's first one. Differs: the first shown view's, in a row,
  /// too; iOS takes the tallest view's.
  open override var forFirstBaselineLayout: UIView {
    arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  /// The view whose baseline is the stack's last one: in a column the last shown view's, in a row
  /// the first one's.
  open override var forLastBaselineLayout: UIView {
    let shown = arranged.filter { !$0.isHidden }
    return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
  }

  // MARK: Constraints

  /// A view was hidden or shown, or its natural size changed.
  func arrangedSubviewDidChange(_ view: UIView, size isSize: Bool) {
    if isSize, distribution != .fillProportionally { return }
    if arranged.contains(where: { $0 === view }) { setNeedsArrangement() }
  }

  private func setNeedsArrangement() {
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      clearArrangement()
      var arrangement = StackArrangement(self, spacings: spacings())
      arrangement.arrange()
      madeGuides = arrangement.guides
      made = arrangement.constraints
      NSLayoutConstraint.activate(made)
    }
    super.updateConstraints()
  }

  private func clearArrangement() {
    NSLayoutConstraint.deactivate(made)
    made = []
    for guide in madeGuides { removeLayoutGuide(guide) }
    madeGuides = []
  }

  /// What is between each two neighbours. A hidden view takes none: what is left of the
  /// spacing where it was is shared by its two sides.
  private func spacings() -> [CGFloat] {
    guard arranged.count > 1 else { return [] }
    let first = arranged.firstIndex { !$0.isHidden } ?? arranged.count
    let last = arranged.lastIndex { !$0.isHidden } ?? -1
    var full: CGFloat = spacing
    return (0..<arranged.count - 1).map { index in
      let view = arranged[index]
      if !view.isHidden {
        let custom = customSpacing(after: view)
        full = custom == UIStackView.spacingUseDefault ? spacing : custom
        if full == UIStackView.spacingUseSystem { full = 8 }
      }
      if index < first || index >= last { return 0 }
      switch (view.isHidden, arranged[index + 1].isHidden) {
      case (false, false): return full
      case (true, true): return 0
      default: return full / 2
      }
    }
  }
}
