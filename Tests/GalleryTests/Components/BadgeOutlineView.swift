import UIKit

/// A seal with a scalloped edge, outlined twice, with a tick in it.
final class BadgeOutlineView: UIView {
  var scallops = 12
  private let seal = CAShapeLayer()
  private let innerRing = CAShapeLayer()
  private let tick = CAShapeLayer()

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
    let centre = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 4
    for shape in [seal, innerRing, tick] { shape.frame = bounds }
    seal.path = scalloped(centre: centre, radius: radius).cgPath
    innerRing.path =
      UIBezierPath(
        arcCenter: centre, radius: radius * 0.72, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true
      ).cgPath

    let mark = UIBezierPath()
    mark.move(to: CGPoint(x: centre.x - radius * 0.32, y: centre.y + radius * 0.02))
    mark.addLine(to: CGPoint(x: centre.x - radius * 0.08, y: centre.y + radius * 0.26))
    mark.addLine(to: CGPoint(x: centre.x + radius * 0.36, y: centre.y - radius * 0.26))
    tick.path = mark.cgPath
  }

  private func scalloped(centre: CGPoint, radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let step = 2 * CGFloat.pi / CGFloat(scallops)
    let valley = radius * 0.9
    for index in 0..<scallops {
      let start = CGFloat(index) * step
      func point(_ angle: CGFloat, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: centre.x + distance * cos(angle), y: centre.y + distance * sin(angle))
      }
      if index == 0 { path.move(to: point(start, valley)) }
      path.addQuadCurve(
        to: point(start + step, valley), controlPoint: point(start + step / 2, radius * 1.14))
    }
    path.close()
    return path
  }

  private func setUp() {
    seal.fillColor = UIColor.systemOrange.withAlphaComponent(0.15).cgColor
    seal.strokeColor = UIColor.systemOrange.cgColor
    seal.lineWidth = 3
    seal.lineJoin = .round
    innerRing.fillColor = nil
    innerRing.strokeColor = UIColor.systemOrange.cgColor
    innerRing.lineWidth = 1.5
    innerRing.lineDashPattern = [4, 3]
    tick.fillColor = nil
    tick.strokeColor = UIColor.systemOrange.cgColor
    tick.lineWidth = 6
    tick.lineCap = .round
    tick.lineJoin = .round
    [seal, innerRing, tick].forEach(layer.addSublayer)
  }
}
