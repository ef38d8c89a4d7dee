import UIKit

/// A knob that springs from one end of its track to the other and changes its colour.
final class SpringView: UIView {
  private let track = UIView()
  private let knob = UIView()
  private var hasStarted = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    track.backgroundColor = UIColor(red: 0.9, green: 0.91, blue: 0.94, alpha: 1)
    knob.backgroundColor = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
    knob.layer.shadowOpacity = 0.3
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(track)
    addSubview(knob)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(x: 0, y: bounds.midY - 4, width: bounds.width, height: 8)
    track.layer.cornerRadius = 4
    knob.bounds = CGRect(x: 0, y: 0, width: 32, height: 32)
    knob.layer.cornerRadius = 16
    if !hasStarted {
      hasStarted = true
      knob.center = CGPoint(x: 16, y: bounds.midY)
      spring()
    }
  }

  private func spring() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 0
    ) {
      self.knob.center.x = self.bounds.width - 40
      self.knob.backgroundColor = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
      self.knob.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 1.2, y: 0.9)
    }
  }
}
