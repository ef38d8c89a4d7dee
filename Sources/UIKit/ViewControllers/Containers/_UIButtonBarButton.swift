internal import CoreText

/// The button that a bar shows for one of its items.
final class _UIButtonBarButton: UIButton {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    if let action = item.action {
      addTarget(item.target, action: action, for: .touchUpInside)
    }
    if let action = item.primaryAction { addAction(action, for: .touchUpInside) }
  }

  required init?(coder: NSCoder) { nil }

  override package var standardAccessibility: StandardAccessibility {
    var standard = super.standardAccessibility
    standard.label = item.accessibilityLabel ?? item.title ?? item.systemItem?.title
    return standard
  }

  private var isProminent: Bool {
    item.style == .done || item.systemItem == .done || item.systemItem == .save
  }

  /// Shows the item as it is now.
  func update() {
    tintColor = item.tintColor
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
    if item.accessibilityTraits != .none {
      accessibilityTraits = item.accessibilityTraits.union(.button)
    }
    setLack(
      .property, "UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)", if: item.hasBackground)
    let (own, insets) = item.shownImage(in: traitCollection)
    let image = own ?? item.systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
    setImage(shown(image), for: .normal)
    if imageEdgeInsets != insets { imageEdgeInsets = insets }
    let offset = item.titlePositionAdjustment(for: .default)
    let titleInsets = UIEdgeInsets(
      top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical,
      right: -offset.horizontal)
    if titleEdgeInsets != titleInsets { titleEdgeInsets = titleInsets }
    guard image == nil else { return }
    for state in [State.normal, .highlighted, .disabled] {
      setAttributedTitle(title(state), for: state)
    }
  }

  private func shown(_ image: UIImage?) -> UIImage? {
    guard let image else { return nil }
    let symbol = image.resolvedSymbol(
      UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large))
    return symbol.renderingMode == .automatic
      ? symbol.withRenderingMode(.alwaysTemplate) : symbol
  }

  private func title(_ state: State) -> NSAttributedString? {
    guard let title = item.title ?? item.systemItem?.title else { return nil }
    let color = state == .disabled ? UIColor.tertiaryLabel : tintColor ?? .systemBlue
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: isProminent ? .semibold : .regular),
      .foregroundColor: state == .highlighted ? color.withAlphaComponent(0.2) : color,
    ]
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    return NSAttributedString(string: title, attributes: attributes)
  }

  /// What the item takes up in a bar.
  var barSize: CGSize {
    let size = intrinsicContentSize
    let content = currentImage?.size.width ?? titleWidth
    return CGSize(width: item.width > 0 ? item.width : content, height: size.height)
  }

  private var titleWidth: CGFloat {
    guard let title = currentAttributedTitle else { return 0 }
    return PixelRounding.up(title.size().width, scale: pixelScale)
  }
}

extension UIBarButtonItem.SystemItem {
  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
