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
    addTarget(self, action: Selector("tapped", _UIButtonBarButton.tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() {
    guard item.changesSelectionAsPrimaryAction, item.menu == nil else { return }
    item.isSelected.toggle()
  }

  override package var standardAccessibility: StandardAccessibility {
    var standard = super.standardAccessibility
    standard.label = item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenTitle
    return standard
  }

  private var plate: UIView?
  /// The height of the background image, which the button takes; nil without one.
  private var backgroundHeight: CGFloat?

  /// Shows the item's present values.
  func update(_ appearance: UIBarButtonItemAppearance?) {
    tintColor = item.tintColor
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
    if item.accessibilityTraits != .none {
      accessibilityTraits = item.accessibilityTraits.union(.button)
    }
    if menu !== item.menu { menu = item.menu }
    let opensMenu = item.menu != nil && item.primaryAction == nil && item.action == nil
    if showsMenuAsPrimaryAction != opensMenu { showsMenuAsPrimaryAction = opensMenu }
    showPlate()
    showBackground(appearance)
    let (own, insets) = item.shownImage(in: traitCollection)
    let image = own ?? item.systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
    setImage(shown(image), for: .normal)
    if imageEdgeInsets != insets { imageEdgeInsets = insets }
    let shift = appearance?.normal.titlePositionAdjustment ?? .zero
    var offset = item.titlePositionAdjustment(for: .default)
    if offset == .zero { offset = shift }
    let titleInsets = UIEdgeInsets(
      top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical,
      right: -offset.horizontal)
    if titleEdgeInsets != titleInsets { titleEdgeInsets = titleInsets }
    guard image == nil else { return }
    for state in [State.normal, .highlighted, .disabled] {
      setAttributedTitle(title(state, appearance), for: state)
    }
  }

  /// Puts a selected item on a plate of its colour.
  private func showPlate() {
    guard item.isSelected else {
      plate?.removeFromSuperview()
      plate = nil
      return
    }
    let view = plate ?? UIView()
    plate = view
    view.isUserInteractionEnabled = false
    view.backgroundColor = tintColor
    view.layer.cornerRadius = 6
    view.layer.cornerCurve = .continuous
    if view.superview == nil { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let plate else { return }
    sendSubviewToBack(plate)
    let height = min(bounds.height, 30)
    plate.frame = CGRect(
      x: -6, y: ((bounds.height - height) / 2).rounded(), width: bounds.width + 12,
      height: height)
  }

  private func showBackground(_ appearance: UIBarButtonItemAppearance?) {
    var height: CGFloat?
    for state in [State.normal, .highlighted, .disabled] {
      let image =
        item.shownBackground(for: state) ?? appearance?.state(state).backgroundImage
      if backgroundImage(for: state) != image { setBackgroundImage(image, for: state) }
      if let image { height = max(height ?? 0, image.size.height) }
    }
    backgroundHeight = height
    var shift = appearance?.normal.backgroundImagePositionAdjustment.vertical ?? 0
    let own = item.backgroundVerticalPositionAdjustment(for: .default)
    if own != 0 { shift = own }
    let across = appearance?.normal.backgroundImagePositionAdjustment.horizontal ?? 0
    backgroundShift = UIOffset(horizontal: across, vertical: shift)
  }

  private var backgroundShift = UIOffset.zero {
    didSet { if backgroundShift != oldValue { setNeedsLayout() } }
  }

  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    super.backgroundRect(forBounds: bounds)
      .offsetBy(dx: backgroundShift.horizontal, dy: backgroundShift.vertical)
  }

  private func shown(_ image: UIImage?) -> UIImage? {
    guard let image else { return nil }
    let symbol = image.resolvedSymbol(
      UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large))
    guard symbol.renderingMode != .alwaysOriginal else { return symbol }
    if item.isSelected { return symbol.withTintColor(.white, renderingMode: .alwaysOriginal) }
    return symbol.renderingMode == .automatic
      ? symbol.withRenderingMode(.alwaysTemplate) : symbol
  }

  private func title(
    _ state: State, _ appearance: UIBarButtonItemAppearance?
  ) -> NSAttributedString? {
    guard let title = item.shownTitle else { return nil }
    let tint: UIColor = item.isSelected ? .white : tintColor ?? .systemBlue
    let color: UIColor = state == .disabled ? .tertiaryLabel : tint
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: item.isProminent ? .semibold : .regular),
      .foregroundColor: state == .highlighted ? color.withAlphaComponent(0.2) : color,
    ]
    if let appearance { attributes.merge(appearance.titleAttributes(for: state)) { $1 } }
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    return NSAttributedString(string: title, attributes: attributes)
  }

  /// The size of the item in a bar, in points.
  var barSize: CGSize {
    let size = intrinsicContentSize
    let content = currentImage?.size.width ?? titleWidth
    // Backgrounds extend 10 points beside the content, as those of iOS 6 did.
    let padding: CGFloat = backgroundHeight == nil ? 0 : 20
    return CGSize(width: item.width > 0 ? item.width : content + padding, height: size.height)
  }

  /// - Parameter height: The height of the bar, in points.
  func barHeight(in height: CGFloat) -> CGFloat {
    min(backgroundHeight ?? height, height)
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

  /// The title that VoiceOver reads if the item has none.
  var spokenTitle: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    default: title
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
    case .done, .cancel, .edit, .save, .undo, .redo, .pageCurl, .flexibleSpace,
      .fixedSpace:
      nil
    }
  }
}
