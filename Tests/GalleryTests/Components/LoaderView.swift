import UIKit

/// A ring whose stroke grows, shrinks and turns for ever.
final class LoaderView: UIView {
  private let ring = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.fillColor = nil
    ring.strokeColor = CGColor(srgbRed: 0.2, green: 0.5, blue: 0.95, alpha: 1)
    ring.lineWidth = 7
    ring.lineCap = .round
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = bounds
    let inset = ring.lineWidth / 2
    ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: inset, dy: inset)).cgPath
    if ring.animation(forKey: "loading") == nil { start() }
  }

  private func start() {
    let end = CABasicAnimation(keyPath: "strokeEnd")
    end.fromValue = 0.02
    end.toValue = 1
    end.duration = 1
    let start = CABasicAnimation(keyPath: "strokeStart")
    start.fromValue = 0
    start.toValue = 0.98
    start.duration = 1
    start.beginTime = 1
    let both = CAAnimationGroup()
    both.animations = [end, start]
    both.duration = 2
    both.repeatCount = .infinity
    ring.add(both, forKey: "loading")
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = -Double.pi / 2
    turn.toValue = 1.5 * Double.pi
    turn.duration = 4
    turn.repeatCount = .infinity
    ring.add(turn, forKey: "turning")
  }
}
