internal import CoreText

/// The sign at a cell's trailing edge, or the button for details, or both.
final class CellAccessoryView: UIView {
  let type: UITableViewCell.AccessoryType
  var onDetail: (() -> Void)?
  private var button: UIButton?
  private var sign: UIImageView?
  /// The colour in place of the sign's own; nil for that.
  var signColor: UIColor? {
    didSet { if let signColor { sign?.tintColor = signColor } }
  }

  /// The distance between button and sign, in points.
  private static let padding: CGFloat = 10

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: .zero)
    switch type {
    case .none: break
    case .disclosureIndicator: addSign("chevron.forward", .tertiaryLabel, .small)
    case .checkmark: addSign("checkmark", nil, .medium)
    case .detailButton: addButton()
    case .detailDisclosureButton:
      addButton()
      addSign("chevron.forward", .tertiaryLabel, .small)
    }
    frame.size = intrinsicContentSize
  }

  required init?(coder: NSCoder) { nil }

  private func addSign(_ name: String, _ color: UIColor?, _ scale: UIImage.SymbolScale) {
    let look = UIImage.SymbolConfiguration(textStyle: .body, scale: scale)
      .applying(UIImage.SymbolConfiguration(weight: .semibold))
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: look))
    view.tintColor = color
    addSubview(view)
    sign = view
  }

  private func addButton() {
    let size = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    let image = UIImage(systemName: "info.circle", withConfiguration: size)
    let button = UIButton(type: .custom)
    button.setImage(image?.withRenderingMode(.alwaysTemplate), for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onDetail?() }, for: .touchUpInside)
    addSubview(button)
    self.button = button
  }

  private var buttonSize: CGSize {
    button?.image(for: .normal)?.size ?? .zero
  }

  override var intrinsicContentSize: CGSize {
    let (one, other) = (buttonSize, sign?.intrinsicContentSize ?? .zero)
    let gap = button != nil && sign != nil ? Self.padding : 0
    return CGSize(
      width: one.width + gap + other.width, height: max(one.height, other.height))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = sign?.intrinsicContentSize ?? .zero
    sign?.frame = centredFrame(x: bounds.width - size.width, size)
    button?.frame = centredFrame(x: 0, buttonSize)
  }

  /// Lets touches beside the button go to the cell.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let button, isUserInteractionEnabled, !isHidden else { return nil }
    return button.frame.insetBy(dx: -11, dy: -11).containsPoint(point) ? button : nil
  }
}

extension CGRect {
  /// Whether the rectangle contains a point. Foundation's `contains` traps if an edge is NaN.
  func containsPoint(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
