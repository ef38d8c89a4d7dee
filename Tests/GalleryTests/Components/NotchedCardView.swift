import UIKit

/// A coupon whose sides are notched: a masked layer draws the card, and the shadow, which a mask
/// on the same layer would cut off, follows the same path.
final class NotchedCardView: UIView {
  private let cardLayer = CALayer()
  private let stripeLayer = CALayer()
  private let perforationLayer = CAShapeLayer()
  private let maskLayer = CAShapeLayer()
  private let notchRadius: CGFloat = 12
  private let cornerRadius: CGFloat = 16

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
    let outline = notchedOutline().cgPath
    cardLayer.frame = bounds
    stripeLayer.frame = CGRect(x: 0, y: 0, width: bounds.width * 0.34, height: bounds.height)
    maskLayer.frame = bounds
    maskLayer.path = outline
    layer.shadowPath = outline

    let perforation = UIBezierPath()
    perforation.move(to: CGPoint(x: bounds.width * 0.34, y: 14))
    perforation.addLine(to: CGPoint(x: bounds.width * 0.34, y: bounds.height - 14))
    perforationLayer.frame = bounds
    perforationLayer.path = perforation.cgPath
  }

  private func notchedOutline() -> UIBezierPath {
    let (width, height, middle) = (bounds.width, bounds.height, bounds.midY)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: cornerRadius, y: 0))
    path.addArc(
      withCenter: CGPoint(x: width - cornerRadius, y: cornerRadius), radius: cornerRadius,
      startAngle: -.pi / 2, endAngle: 0, clockwise: true)
    path.addArc(
      withCenter: CGPoint(x: width, y: middle), radius: notchRadius,
      startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: false)
    path.addArc(
      withCenter: CGPoint(x: width - cornerRadius, y: height - cornerRadius),
      radius: cornerRadius, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    path.addArc(
      withCenter: CGPoint(x: cornerRadius, y: height - cornerRadius), radius: cornerRadius,
      startAngle: .pi / 2, endAngle: .pi, clockwise: true)
    path.addArc(
      withCenter: CGPoint(x: 0, y: middle), radius: notchRadius,
      startAngle: .pi / 2, endAngle: -.pi / 2, clockwise: false)
    path.addArc(
      withCenter: CGPoint(x: cornerRadius, y: cornerRadius), radius: cornerRadius,
      startAngle: .pi, endAngle: 3 * .pi / 2, clockwise: true)
    path.close()
    return path
  }

  private func setUp() {
    cardLayer.backgroundColor = UIColor.white.cgColor
    stripeLayer.backgroundColor = UIColor(red: 1, green: 0.42, blue: 0.35, alpha: 1).cgColor
    perforationLayer.strokeColor = UIColor.white.cgColor
    perforationLayer.fillColor = nil
    perforationLayer.lineWidth = 5
    perforationLayer.lineCap = .round
    perforationLayer.lineDashPattern = [0, 9]
    cardLayer.mask = maskLayer
    cardLayer.addSublayer(stripeLayer)
    cardLayer.addSublayer(perforationLayer)
    layer.addSublayer(cardLayer)

    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }
}
