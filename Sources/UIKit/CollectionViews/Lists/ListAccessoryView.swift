/// One accessory of a list's cell with the view that shows it.
@MainActor
final class ListAccessoryItem {
  var accessory: UICellAccessory
  let view: UIView

  init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
    self.accessory = accessory
    view = Self.makeView(accessory)
    let look = accessory.look
    if let tint = look.tintColor { view.tintColor = tint }
    switch view {
    case let view as CellAccessoryView:
      view.signColor = look.tintColor
      view.onDetail = { [weak self] in self?.accessory.action?() }
    case let view as UITableViewCellEditControl:
      view.signColor = look.backgroundColor ?? look.tintColor
      view.onTap = { [weak self] in self?.accessory.action?() }
    case let view as ListOutlineControl:
      view.onTap = { [weak self, weak cell] in
        if let action = self?.accessory.action { action() } else { cell?.toggleOutline() }
      }
    default: break
    }
    view.setLack(
      .menu, "UICellAccessory.popUpMenu(_:displayed:options:)", if: look.menu != nil)
  }

  private static func makeView(_ accessory: UICellAccessory) -> UIView {
    switch accessory.accessoryType {
    case .disclosureIndicator: return CellAccessoryView(.disclosureIndicator)
    case .checkmark: return CellAccessoryView(.checkmark)
    case .detail: return CellAccessoryView(.detailButton)
    case .delete, .insert, .multiselect: return UITableViewCellEditControl()
    case .reorder:
      let view = UITableViewCellReorderControl.make()
      if let tint = accessory.look.tintColor { view.tintColor = tint }
      return accessory.look.hasLine ? ListReorderView(view) : view
    case .outlineDisclosure: return ListOutlineControl()
    case .label: return ListAccessoryLabel(accessory.look)
    case .popUpMenu: return ListMenuView(accessory.look)
    case .customView(let view): return view
    }
  }

  /// Updates the view to the cell's state.
  func show(_ state: UICellConfigurationState) {
    if let view = view as? ListOutlineControl { view.isExpanded = state.isExpanded }
    guard let view = view as? UITableViewCellEditControl else { return }
    switch accessory.accessoryType {
    case .insert: view.show(.style(.insert))
    case .multiselect: view.show(state.isSelected ? .selected : .circle)
    default: view.show(.style(.delete))
    }
  }

  func isShown(isEditing: Bool) -> Bool {
    guard !accessory.look.isHidden else { return false }
    switch accessory.displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// The size that the view takes, in points.
  var size: CGSize {
    switch view {
    case is UITableViewCellEditControl:
      return CGSize(width: ListMetrics.leadingWidth, height: ListMetrics.leadingWidth)
    case is UIStackView where !accessory.look.keepsSize:
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    default: break
    }
    if case .customView = accessory.accessoryType {
      if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
      let own = view.intrinsicContentSize
      return own.width > 0 ? own : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return view.intrinsicContentSize
  }

  /// The width that the view is centred in, in points.
  func reservedWidth(_ size: CGSize) -> CGFloat {
    switch accessory.look.width {
    case .actual: return size.width
    case .custom(let width): return max(width, 0)
    case .standard:
      return accessory.isLeading ? max(size.width, ListMetrics.leadingWidth) : size.width
    }
  }
}

/// The arrow that expands and collapses an item.
final class ListOutlineControl: UIControl {
  private let sign = UIImageView()
  var onTap: (() -> Void)?
  var isExpanded = false {
    didSet { if isExpanded != oldValue { showSign() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(sign)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    showSign()
  }

  required init?(coder: NSCoder) { nil }

  private func showSign() {
    let look = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
      .applying(UIImage.SymbolConfiguration(weight: .semibold))
    let name = isExpanded ? "chevron.down" : "chevron.forward"
    sign.image = UIImage(systemName: name, withConfiguration: look)
    setNeedsLayout()
  }

  /// The size of the wider of the two arrows, so that the cell's contents stay put when the item is
  /// expanded.
  override var intrinsicContentSize: CGSize {
    let side = max(sign.intrinsicContentSize.width, sign.intrinsicContentSize.height)
    return CGSize(width: side, height: side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = sign.intrinsicContentSize
    sign.frame = centredFrame(x: (bounds.width - size.width) / 2, size)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).containsPoint(point)
  }
}

/// The sign for moving a row, with a line that keeps it apart from other signs.
final class ListReorderView: UIView {
  private let sign: UIImageView
  private let line = UIView()
  /// The distance from the line to the sign, in points.
  private static let gap: CGFloat = 10
  private static let lineHeight: CGFloat = 24
  /// Whether the line is shown, as other signs come before.
  var showsLine = false {
    didSet {
      guard showsLine != oldValue else { return }
      line.isHidden = !showsLine
      setNeedsLayout()
    }
  }

  init(_ sign: UIImageView) {
    self.sign = sign
    super.init(frame: .zero)
    line.backgroundColor = .separator
    line.isHidden = true
    addSubview(line)
    addSubview(sign)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    var size = sign.intrinsicContentSize
    if showsLine { size.width += Self.gap }
    size.height = max(size.height, Self.lineHeight)
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = sign.intrinsicContentSize
    let width = 1 / pixelScale
    sign.frame = centredFrame(x: bounds.width - size.width, size)
    line.frame = centredFrame(x: 0, CGSize(width: width, height: Self.lineHeight))
  }
}

/// A text at the end of a row.
final class ListAccessoryLabel: UILabel {
  init(_ look: UICellAccessory.Look) {
    super.init(frame: .zero)
    text = look.text
    font = look.font ?? .preferredFont(forTextStyle: .body, compatibleWith: .current)
    adjustsFontForContentSizeCategory = look.adjustsFont
    textColor = look.tintColor ?? .secondaryLabel
  }

  required init?(coder: NSCoder) { nil }
}

/// The title of a menu's selected element, with two arrows.
final class ListMenuView: UIView {
  private let label = UILabel()
  private let sign = UIImageView()
  private static let gap: CGFloat = 5

  init(_ look: UICellAccessory.Look) {
    super.init(frame: .zero)
    let color = look.tintColor ?? .secondaryLabel
    label.text = look.menu.flatMap(Self.chosenTitle)
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: .current)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    let size = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
    sign.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: size)
    sign.tintColor = color
    addSubview(label)
    addSubview(sign)
  }

  required init?(coder: NSCoder) { nil }

  /// The title of the first selected element, or of the first one if none is selected.
  private static func chosenTitle(_ menu: UIMenu) -> String? {
    let actions = menu.children.compactMap { $0 as? UIAction }
    return (actions.first { $0.state == .on } ?? actions.first)?.title
  }

  override var intrinsicContentSize: CGSize {
    let (text, arrows) = (label.intrinsicContentSize, sign.intrinsicContentSize)
    return CGSize(
      width: text.width + Self.gap + arrows.width, height: max(text.height, arrows.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arrows = sign.intrinsicContentSize
    let width = max(bounds.width - Self.gap - arrows.width, 0)
    let height = label.intrinsicContentSize.height
    label.frame = centredFrame(x: 0, CGSize(width: width, height: height))
    sign.frame = centredFrame(x: bounds.width - arrows.width, arrows)
  }
}
