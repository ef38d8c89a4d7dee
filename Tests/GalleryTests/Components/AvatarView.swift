import UIKit

/// A round picture with a ring around it and a dot that says whether somebody is there.
final class AvatarView: UIView {
  let imageView = UIImageView()
  private let statusDot = UIView()

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
    let side = min(bounds.width, bounds.height)
    imageView.frame = CGRect(x: 0, y: 0, width: side, height: side)
    imageView.layer.cornerRadius = side / 2
    let dot = side * 0.26
    // On the circle, at 45° below its right.
    let centre = side / 2 + side / 2 * 0.707
    statusDot.frame = CGRect(x: centre - dot / 2, y: centre - dot / 2, width: dot, height: dot)
    statusDot.layer.cornerRadius = dot / 2
  }

  private func setUp() {
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.borderWidth = 3
    imageView.layer.borderColor = UIColor.white.cgColor
    statusDot.backgroundColor = .systemGreen
    statusDot.layer.borderWidth = 3
    statusDot.layer.borderColor = UIColor.white.cgColor
    addSubview(imageView)
    addSubview(statusDot)
  }
}
