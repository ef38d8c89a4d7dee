import UIKit

/// A tile with a winding road cut out of it, through which the background is seen.
final class CurveCutoutView: UIView {
  private let tileLayer = CALayer()
  private let maskLayer = CAShapeLayer()

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
    tileLayer.frame = bounds
    maskLayer.frame = bounds

    let road = UIBezierPath()
    road.move(to: CGPoint(x: bounds.width * 0.2, y: bounds.height * 0.34))
    road.addCurve(
      to: CGPoint(x: bounds.width * 0.8, y: bounds.height * 0.66),
      controlPoint1: CGPoint(x: bounds.width * 0.7, y: bounds.height * 0.1),
      controlPoint2: CGPoint(x: bounds.width * 0.3, y: bounds.height * 0.9))
    let cutout = road.cgPath.copy(
      strokingWithWidth: bounds.width * 0.1, lineCap: .round, lineJoin: .round, miterLimit: 10)

    // Even-odd: inside the tile once, inside the road twice.
    let path = UIBezierPath(roundedRect: bounds, cornerRadius: 24)
    path.append(UIBezierPath(cgPath: cutout))
    maskLayer.path = path.cgPath
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 24).cgPath
  }

  private func setUp() {
    backgroundColor = .clear
    tileLayer.backgroundColor = UIColor.systemIndigo.cgColor
    maskLayer.fillRule = .evenOdd
    tileLayer.mask = maskLayer
    layer.addSublayer(tileLayer)
    layer.shadowColor = UIColor.systemTeal.cgColor
    layer.shadowOffset = .zero
    layer.shadowRadius = 10
    layer.shadowOpacity = 0.9
  }
}
