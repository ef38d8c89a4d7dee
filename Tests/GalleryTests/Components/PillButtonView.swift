import UIKit

/// A button's chrome: a border, a shadow that fits it, and a chevron.
final class PillButtonView: UIView {
  var isPressed = false {
    didSet { updateAppearance() }
  }
  private let chevron = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).cgPath
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX - 4, y: bounds.midY - 8))
    path.addLine(to: CGPoint(x: bounds.midX + 4, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.midX - 4, y: bounds.midY + 8))
    chevron.frame = bounds
    chevron.path = path.cgPath
  }

  private func setUp() {
    layer.borderWidth = 2
    layer.shadowColor = UIColor.black.cgColor
    chevron.fillColor = nil
    chevron.lineWidth = 3
    chevron.lineCap = .round
    chevron.lineJoin = .round
    layer.addSublayer(chevron)
    updateAppearance()
  }

  private func updateAppearance() {
    let accent = UIColor.systemPink
    backgroundColor = isPressed ? accent : .white
    layer.borderColor = accent.cgColor
    chevron.strokeColor = (isPressed ? UIColor.white : accent).cgColor
    layer.shadowOpacity = isPressed ? 0.15 : 0.35
    layer.shadowRadius = isPressed ? 2 : 5
    layer.shadowOffset = CGSize(width: 0, height: isPressed ? 1 : 3)
  }
}
