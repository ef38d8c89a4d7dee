import UIKit

/// Squares inside squares, each turned and scaled within the last.
final class NestedTransformsView: UIView {
  private var squares: [UIView] = []

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
    let side = min(bounds.width, bounds.height) * 0.72
    for square in squares {
      square.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      square.center = CGPoint(
        x: square.superview?.bounds.midX ?? 0, y: square.superview?.bounds.midY ?? 0)
    }
  }

  private func setUp() {
    let colours: [UIColor] = [.systemPurple, .systemPink, .systemOrange, .systemYellow, .white]
    var parent: UIView = self
    for (depth, colour) in colours.enumerated() {
      let square = UIView()
      square.backgroundColor = colour
      square.layer.cornerRadius = 12
      square.transform =
        depth == 0
        ? CGAffineTransform(rotationAngle: .pi / 12)
        : CGAffineTransform(rotationAngle: .pi / 9).scaledBy(x: 0.74, y: 0.74)
      parent.addSubview(square)
      squares.append(square)
      parent = square
    }
  }
}

/// Three overlapping discs: faded one by one they show through each other, faded as a group not.
final class GroupOpacityView: UIView {
  private let each = UIView()
  private let group = UIView()

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
    let half = bounds.width / 2
    each.frame = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    group.frame = CGRect(x: half, y: 0, width: half, height: bounds.height)
    let side = half * 0.56
    let centres = [
      CGPoint(x: half * 0.5, y: bounds.height * 0.36),
      CGPoint(x: half * 0.34, y: bounds.height * 0.62),
      CGPoint(x: half * 0.66, y: bounds.height * 0.62),
    ]
    for container in [each, group] {
      for (disc, centre) in zip(container.subviews, centres) {
        disc.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        disc.center = centre
        disc.layer.cornerRadius = side / 2
      }
    }
  }

  private func setUp() {
    for container in [each, group] {
      for colour in [UIColor.systemRed, .systemGreen, .systemBlue] {
        let disc = UIView()
        disc.backgroundColor = colour
        disc.alpha = container === each ? 0.5 : 1
        container.addSubview(disc)
      }
      addSubview(container)
    }
    group.alpha = 0.5
  }
}
