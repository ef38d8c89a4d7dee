/// A cell's label.
final class UITableViewLabel: UILabel {}

/// The round sign at the leading edge of a cell in editing.
final class UITableViewCellEditControl: UIControl {
  enum Look: Equatable {
    case style(UITableViewCell.EditingStyle)
    /// The circle for selecting several rows.
    case circle
    case selected
  }

  var onTap: (() -> Void)?
  private let sign = UIImageView()
  private var look: Look?
  /// The colour in place of the look's; nil for that.
  var signColor: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(sign)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: Look) {
    guard look != self.look else { return }
    self.look = look
    let (name, color): (String, UIColor?) =
      switch look {
      case .style(.insert): ("plus.circle.fill", .systemGreen)
      case .style: ("minus.circle.fill", .systemRed)
      case .circle: ("circle", .tertiaryLabel)
      case .selected: ("checkmark.circle.fill", nil)
      }
    let size = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    sign.image = UIImage(systemName: name, withConfiguration: size)
    sign.tintColor = signColor ?? color
    setNeedsLayout()
  }

  /// False for a circle, whose taps belong to the table, which selects the row.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard case .style = look else { return false }
    return super.point(inside: point, with: event)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = sign.intrinsicContentSize
    sign.frame = centredFrame(x: (bounds.width - size.width) / 2, size)
  }
}
