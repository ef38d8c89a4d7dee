/// The button of one action.
final class AlertActionView: UIControl {
  let action: UIAlertAction
  private let label = QuietLabel()

  init(_ action: UIAlertAction, fontSize: CGFloat, isEmphasized: Bool) {
    self.action = action
    super.init(frame: .zero)
    isEnabled = action.isEnabled
    label.text = action.title
    label.font = .systemFont(ofSize: fontSize, weight: isEmphasized ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    accessibilityLabel = action.title
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  /// The width in points that the title takes without being shrunk.
  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    label.textColor =
      !action.isEnabled
      ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
