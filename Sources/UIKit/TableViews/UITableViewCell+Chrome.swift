internal import CoreText

/// The parts of a cell around its content.
struct CellChrome {
  var configuration: UIBackgroundConfiguration?
  var hasOwnColor = false
  var indentsInEditing = true
  /// Whether the delegate decides the level of indentation.
  var isIndentedByTable = false
  var configuredBackground: _UISystemBackgroundView?
  /// The selection's background if the app has none.
  var standardSelection: UIView?
  var accessory: CellAccessoryView?
  var editControl: UITableViewCellEditControl?
  var reorderControl: UITableViewCellReorderControl?
  var separator: UIView?
  /// The separator above the first row of a group.
  var topLine: UIView?
  var separatorInset: UIEdgeInsets?

  /// The distance between the content and a control beside it, in points.
  static let controlPadding: CGFloat = 8
  /// The width of the control for deleting, inserting and selecting, in points.
  static let controlWidth: CGFloat = 22
}

extension UITableViewCell {
  func lookDidChange(from old: TableRowLook) {
    setNeedsLayout()
    let margins = UIEdgeInsets(
      top: 8, left: look.sideMargins.left + look.safeInsets.left, bottom: 8,
      right: look.sideMargins.right + look.safeInsets.right)
    if self.margins.base != .sides(margins) { layoutMargins = margins }
    setStandardBackground(
      look.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    guard look.style == .insetGrouped || old.style == .insetGrouped else { return }
    setCardCorners(
      isCard: look.style == .insetGrouped, isFirst: look.isFirst, isLast: look.isLast)
  }

  // MARK: Layout

  /// Places everything outside of the content view.
  func layOutChrome() {
    layOutBackgrounds()
    let safe = look.safeInsets
    let side = look.sideMargins
    let lead = isRightToLeft ? (safe.right, side.right) : (safe.left, side.left)
    let trail = isRightToLeft ? (safe.left, side.left) : (safe.right, side.right)
    var start = lead.0
    var end = bounds.width - trail.0
    if let control = shownEditControl {
      let size = CGSize(width: CellChrome.controlWidth, height: bounds.height)
      place(control, x: lead.0 + lead.1, size)
      if look.style == .plain || shouldIndentWhileEditing && chrome.indentsInEditing {
        start = lead.0 + lead.1 + size.width + CellChrome.controlPadding
      }
    }
    if let control = shownReorderControl {
      let size = control.intrinsicContentSize
      end = bounds.width - trail.0 - trail.1 - size.width
      place(control, x: end, size)
      end -= CellChrome.controlPadding
    }
    if let view = shownAccessory {
      let size = (view as? CellAccessoryView)?.intrinsicContentSize ?? view.bounds.size
      let isAtEdge = shownReorderControl == nil
      let x = isAtEdge ? bounds.width - trail.0 - trail.1 - size.width : end - size.width
      place(view, x: x, size)
      end = x
    }
    // Labels are indented in the content view, other content by moving that view.
    if contentView is UIContentView {
      start += CGFloat(max(indentationLevel, 0)) * indentationWidth
    }
    place(content: contentView, from: start, to: end)
  }

  // MARK: Backgrounds

  private func layOutBackgrounds() {
    var configured: _UISystemBackgroundView?
    if let configuration = chrome.configuration {
      let view = chrome.configuredBackground ?? _UISystemBackgroundView()
      chrome.configuredBackground = view
      view.configuration = configuration
      configured = view
    } else {
      chrome.configuredBackground?.removeFromSuperview()
      chrome.configuredBackground = nil
    }
    let ground: UIView? = configured ?? backgroundView
    if configured != nil { backgroundView?.removeFromSuperview() }
    putBehind(ground, above: nil)
    let selection = configured == nil ? shownSelection : nil
    for view in [
      selectedBackgroundView, multipleSelectionBackgroundView, chrome.standardSelection,
    ] where view !== selection { view?.removeFromSuperview() }
    putBehind(selection, above: ground)
  }

  private func putBehind(_ view: UIView?, above other: UIView?) {
    guard let view else { return }
    if view.superview !== self {
      if let other { insertSubview(view, aboveSubview: other) } else { insertSubview(view, at: 0) }
    }
    if view.frame != bounds { view.frame = bounds }
  }

  private var shownSelection: UIView? {
    guard isSelected || isHighlighted, selectionStyle != .none, !(isEditing && showsCircle)
    else { return nil }
    if table?.selectsSeveral ?? false, let view = multipleSelectionBackgroundView { return view }
    if let view = selectedBackgroundView { return view }
    if let view = chrome.standardSelection { return view }
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = UIBackgroundConfiguration.selectionColor
    chrome.standardSelection = view
    return view
  }

  // MARK: Accessories

  func accessoryDidChange() {
    if let view = chrome.accessory, view !== shownAccessory { view.removeFromSuperview() }
    setNeedsLayout()
  }

  private var accessoryTypeInUse: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  private var shownAccessory: UIView? {
    let (own, other) =
      isEditing ? (editingAccessoryView, accessoryView) : (accessoryView, editingAccessoryView)
    if other !== own, other?.superview === self { other?.removeFromSuperview() }
    if let own {
      chrome.accessory?.removeFromSuperview()
      return own
    }
    let type = accessoryTypeInUse
    if let known = chrome.accessory, known.type == type { return known }
    chrome.accessory?.removeFromSuperview()
    chrome.accessory = nil
    guard type != .none else { return nil }
    let view = CellAccessoryView(type)
    view.onDetail = { [weak self] in
      guard let self else { return }
      table?.accessoryWasTapped(in: self)
    }
    chrome.accessory = view
    return view
  }

  // MARK: Editing

  private var showsCircle: Bool { look.selectsInEditing }

  private var shownEditControl: UIView? {
    guard isEditing, showsCircle || editingStyle != .none else {
      chrome.editControl?.removeFromSuperview()
      chrome.editControl = nil
      return nil
    }
    let control = chrome.editControl ?? UITableViewCellEditControl()
    if chrome.editControl == nil {
      chrome.editControl = control
      control.onTap = { [weak self] in
        guard let self else { return }
        table?.editControlWasTapped(in: self)
      }
    }
    control.show(showsCircle ? (isSelected ? .selected : .circle) : .style(editingStyle))
    return control
  }

  private var shownReorderControl: UIView? {
    guard isEditing, showsReorderControl else {
      chrome.reorderControl?.removeFromSuperview()
      chrome.reorderControl = nil
      return nil
    }
    if let view = chrome.reorderControl { return view }
    let view = UITableViewCellReorderControl.make()
    chrome.reorderControl = view
    return view
  }

  // MARK: Separator

  /// The separator's insets from the cell's edges; `left` is the leading one.
  var separatorInsetInUse: UIEdgeInsets {
    if let own = chrome.separatorInset { return own }
    if let given = look.separatorInset, !look.isSeparatorInsetAutomatic { return given }
    var inset = look.separatorInset ?? .zero
    inset.left += textStart
    return inset
  }

  func layOutSeparator() {
    let line = 1 / pixelScale
    let isGroup = look.style == .grouped
    let isCard = look.style == .insetGrouped
    let hasLine = look.hasSeparator && !(isCard && look.isLast)
    var inset = UIEdgeInsets.zero
    if hasLine, !(isGroup && look.isLast) { inset = separatorInsetInUse }
    let width = max(bounds.width - inset.left - inset.right, 0)
    let bottom = CGRect(
      x: isRightToLeft ? inset.right : inset.left, y: bounds.height - line, width: width,
      height: line)
    let top = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    let color = look.separatorColor ?? .separator
    let hasTop = look.hasSeparator && isGroup && look.isFirst
    let effect = look.separatorEffect
    showLine(&chrome.separator, hasLine && width > 0 ? bottom : nil, color, effect)
    showLine(&chrome.topLine, hasTop ? top : nil, color, effect)
  }

  // MARK: Sizes

  /// The size that the content asks for, with the separator below it.
  func fittingContent(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if target.width > 0, bounds.width != target.width { bounds.size.width = target.width }
    layOutChrome()
    let width = bounds.width
    if !constraints.isEmpty {
      let size = fittingSize(CGSize(width: width, height: target.height), horizontal, vertical)
      return CGSize(width: size.width, height: size.height + separatorHeight)
    }
    let content = contentView
    let least = UIListContentConfiguration.minimumCellHeight
    guard content is UIContentView || content.hasConstraintsInside else {
      let height = sizeThatFits(CGSize(width: width, height: 0)).height
      return CGSize(width: width, height: height == least ? least : height + separatorHeight)
    }
    let height = content.systemLayoutSizeFitting(
      CGSize(width: content.bounds.width, height: target.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
    ).height
    return CGSize(width: width, height: height <= 0 ? least : height + separatorHeight)
  }

  /// How much higher a row is than its content for the separator: a pixel, or 0 in tables without
  /// separators. The minimum height of a row of labels includes it.
  ///
  /// Source: published logs of content that is 54 points high: rows of 54.5 at 2x and 54.3333 at
  /// 3x, which the content view fills; rows of a list configuration that are 44.3333 high at 3x in
  /// cashapp/AccessibilitySnapshot's `testTableHitTarget`, on iOS 17.5 and 18.5.
  private var separatorHeight: CGFloat { look.hasSeparator ? 1 / pixelScale : 0 }
}
