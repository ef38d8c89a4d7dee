import UIKit

/// The four suits of a deck.
enum Suit: String, CaseIterable {
  case spades, hearts, clubs, diamonds

  var colour: UIColor {
    switch self {
    case .spades, .clubs: UIColor(red: 0.11, green: 0.13, blue: 0.18, alpha: 1)
    case .hearts, .diamonds: UIColor(red: 0.83, green: 0.15, blue: 0.22, alpha: 1)
    }
  }

  /// The suit's outline, as large as fits in a square of `side` points at the origin.
  func path(side: CGFloat) -> UIBezierPath {
    let path =
      switch self {
      case .spades: Self.spade()
      case .hearts: Self.heart()
      case .clubs: Self.club()
      case .diamonds: Self.diamond()
      }
    path.apply(CGAffineTransform(scaleX: side / 100, y: side / 100))
    return path
  }

  // MARK: Outlines in a square of 100 × 100

  /// Two lobes whose arcs run into straight flanks, upright or turned over.
  private static func lobes(tipY: CGFloat, centreY: CGFloat, radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let pointsDown = tipY > centreY
    let tip = CGPoint(x: 50, y: tipY)
    let left = CGPoint(x: 50 - radius, y: centreY)
    let right = CGPoint(x: 50 + radius, y: centreY)
    // The flank is the tangent from the tip to the lobe's circle.
    let slope = 2 * atan(radius / abs(tipY - centreY))
    path.move(to: tip)
    if pointsDown {
      path.addArc(
        withCenter: left, radius: radius, startAngle: .pi - slope, endAngle: 0, clockwise: true)
      path.addArc(
        withCenter: right, radius: radius, startAngle: -.pi, endAngle: slope, clockwise: true)
    } else {
      path.addArc(
        withCenter: right, radius: radius, startAngle: -slope, endAngle: .pi, clockwise: true)
      path.addArc(
        withCenter: left, radius: radius, startAngle: 0, endAngle: .pi + slope, clockwise: true)
    }
    path.close()
    return path
  }

  private static func stem(top: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 50, y: top))
    path.addQuadCurve(to: CGPoint(x: 70, y: 96), controlPoint: CGPoint(x: 52, y: 92))
    path.addLine(to: CGPoint(x: 30, y: 96))
    path.addQuadCurve(to: CGPoint(x: 50, y: top), controlPoint: CGPoint(x: 48, y: 92))
    path.close()
    return path
  }

  private static func spade() -> UIBezierPath {
    let path = lobes(tipY: 4, centreY: 58, radius: 21)
    path.append(stem(top: 52))
    return path
  }

  private static func heart() -> UIBezierPath {
    lobes(tipY: 95, centreY: 34, radius: 23)
  }

  /// Three circles and a stem that overlap: whole only under the nonzero rule.
  private static func club() -> UIBezierPath {
    let path = stem(top: 44)
    for centre in [CGPoint(x: 50, y: 26), CGPoint(x: 28, y: 58), CGPoint(x: 72, y: 58)] {
      path.append(
        UIBezierPath(
          arcCenter: centre, radius: 21.5, startAngle: 0, endAngle: 2 * .pi, clockwise: true))
    }
    path.append(UIBezierPath(ovalIn: CGRect(x: 38, y: 36, width: 24, height: 24)))
    return path
  }

  private static func diamond() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 50, y: 2))
    path.addQuadCurve(to: CGPoint(x: 86, y: 50), controlPoint: CGPoint(x: 62, y: 32))
    path.addQuadCurve(to: CGPoint(x: 50, y: 98), controlPoint: CGPoint(x: 62, y: 68))
    path.addQuadCurve(to: CGPoint(x: 14, y: 50), controlPoint: CGPoint(x: 38, y: 68))
    path.addQuadCurve(to: CGPoint(x: 50, y: 2), controlPoint: CGPoint(x: 38, y: 32))
    path.close()
    return path
  }
}

/// One suit, drawn by the view's own shape layer.
final class SuitView: UIView {
  let suit: Suit

  override class var layerClass: AnyClass { CAShapeLayer.self }

  private var shapeLayer: CAShapeLayer { layer as! CAShapeLayer }

  init(suit: Suit, frame: CGRect = .zero) {
    self.suit = suit
    super.init(frame: frame)
    shapeLayer.fillColor = suit.colour.cgColor
    shapeLayer.fillRule = .nonZero
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let path = suit.path(side: side)
    path.apply(
      CGAffineTransform(
        translationX: bounds.midX - side / 2, y: bounds.midY - side / 2))
    shapeLayer.path = path.cgPath
  }
}
