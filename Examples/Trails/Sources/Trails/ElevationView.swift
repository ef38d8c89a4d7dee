import UIKit

/// The profile of a trail: heights above its length, with the highest point marked.
public final class ElevationView: UIView {
  public var elevations: [Double] = [] {
    didSet { setNeedsDisplay() }
  }

  /// In which heights are written.
  public var locale = Locale.current {
    didSet { setNeedsDisplay() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 132)
  }

  public override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), elevations.count > 1,
      let low = elevations.min(), let high = elevations.max(), high > low
    else { return }
    let chart = bounds.inset(by: UIEdgeInsets(top: 34, left: 4, bottom: 22, right: 4))
    let points = elevations.enumerated().map { index, height in
      CGPoint(
        x: chart.minX + chart.width * CGFloat(index) / CGFloat(elevations.count - 1),
        y: chart.maxY - chart.height * CGFloat((height - low) / (high - low)))
    }
    drawGrid(chart, low: low, high: high)

    let line = curve(through: points)
    let area = UIBezierPath(cgPath: line.cgPath)
    area.addLine(to: CGPoint(x: chart.maxX, y: bounds.maxY - 18))
    area.addLine(to: CGPoint(x: chart.minX, y: bounds.maxY - 18))
    area.close()
    context.saveGState()
    area.addClip()
    let colors = [UIColor.pine.withAlphaComponent(0.35), UIColor.pine.withAlphaComponent(0.02)]
    let gradient = CGGradient(
      colorsSpace: nil, colors: colors.map(\.cgColor) as CFArray, locations: nil)!
    context.drawLinearGradient(
      gradient, start: chart.origin, end: CGPoint(x: chart.minX, y: bounds.maxY - 18), options: [])
    context.restoreGState()

    UIColor.pine.setStroke()
    line.lineWidth = 2.5
    line.lineCapStyle = .round
    line.stroke()

    if let peak = points.min(by: { $0.y < $1.y }) { mark(peak, height: high) }
  }

  private func drawGrid(_ chart: CGRect, low: Double, high: Double) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.rounded(.caption2, .medium), .foregroundColor: UIColor.tertiaryLabel,
    ]
    UIColor.separator.setStroke()
    for step in 0...2 {
      let y = chart.maxY - chart.height * CGFloat(step) / 2
      let rule = UIBezierPath()
      rule.move(to: CGPoint(x: chart.minX, y: y))
      rule.addLine(to: CGPoint(x: chart.maxX, y: y))
      rule.lineWidth = 0.5
      rule.setLineDash([3, 4], count: 2, phase: 0)
      rule.stroke()
    }
    text(low).draw(at: CGPoint(x: chart.minX, y: bounds.maxY - 15), withAttributes: attributes)
  }

  private func text(_ height: Double) -> NSString {
    "\(Int(height).formatted(.number.locale(locale))) m" as NSString
  }

  private func mark(_ peak: CGPoint, height: Double) {
    UIColor.paper.setFill()
    UIBezierPath(arcCenter: peak, radius: 7, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      .fill()
    UIColor.pine.setFill()
    UIBezierPath(arcCenter: peak, radius: 4.5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      .fill()
    let label = text(height)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.rounded(.footnote, .bold), .foregroundColor: UIColor.label,
    ]
    let size = label.size(withAttributes: attributes)
    let x = min(max(peak.x - size.width / 2, bounds.minX), bounds.maxX - size.width)
    label.draw(at: CGPoint(x: x, y: peak.y - size.height - 10), withAttributes: attributes)
  }

  /// A smooth line that does not rise above its points: its tangents are level at each turn.
  private func curve(through points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: points[0])
    for index in 1..<points.count {
      let (start, end) = (points[index - 1], points[index])
      let third = (end.x - start.x) / 3
      path.addCurve(
        to: end,
        controlPoint1: CGPoint(x: start.x + third, y: start.y + slope(points, index - 1) * third),
        controlPoint2: CGPoint(x: end.x - third, y: end.y - slope(points, index) * third))
    }
    return path
  }

  private func slope(_ points: [CGPoint], _ index: Int) -> CGFloat {
    guard index > 0, index < points.count - 1 else { return 0 }
    let (before, here, after) = (points[index - 1], points[index], points[index + 1])
    guard (here.y - before.y) * (after.y - here.y) > 0 else { return 0 }
    return (after.y - before.y) / (after.x - before.x)
  }
}
