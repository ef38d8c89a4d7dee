import UIKit

/// A small chart whose path is made once, in the unit square, and scaled whenever it is drawn.
final class SparklineView: UIView {
  var values: [CGFloat] = [] {
    didSet {
      unitPath = Self.unitPath(of: values)
      setNeedsDisplay()
    }
  }
  var colour = UIColor.systemGreen

  private var unitPath = UIBezierPath()

  override func draw(_ rect: CGRect) {
    let line = unitPath.copy() as! UIBezierPath
    line.apply(
      CGAffineTransform(translationX: 3, y: 3)
        .scaledBy(x: bounds.width - 6, y: bounds.height - 6))
    line.lineWidth = 2
    line.lineJoinStyle = .round
    line.lineCapStyle = .round

    let area = line.copy() as! UIBezierPath
    area.addLine(to: CGPoint(x: bounds.width - 3, y: bounds.height))
    area.addLine(to: CGPoint(x: 3, y: bounds.height))
    area.close()
    colour.withAlphaComponent(0.2).setFill()
    area.fill()
    colour.setStroke()
    line.stroke()
  }

  /// A smooth line through the values: each half of a segment bends with a horizontal tangent.
  private static func unitPath(of values: [CGFloat]) -> UIBezierPath {
    let path = UIBezierPath()
    guard let low = values.min(), let high = values.max(), values.count > 1 else { return path }
    let span = max(high - low, .ulpOfOne)
    var previous = CGPoint.zero
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: CGFloat(index) / CGFloat(values.count - 1), y: 1 - (value - low) / span)
      if index == 0 {
        path.move(to: point)
      } else {
        let middle = (previous.x + point.x) / 2
        path.addCurve(
          to: point, controlPoint1: CGPoint(x: middle, y: previous.y),
          controlPoint2: CGPoint(x: middle, y: point.y))
      }
      previous = point
    }
    return path
  }
}
