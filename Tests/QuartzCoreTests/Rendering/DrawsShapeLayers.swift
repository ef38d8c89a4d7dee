import QuartzCore

/// A suite that draws shape layers.
protocol DrawsShapeLayers {}

extension DrawsShapeLayers {
  func line(_ points: [(CGFloat, CGFloat)], prepare: (CAShapeLayer) -> Void = { _ in })
    -> CAShapeLayer
  {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = .red
    shape.lineWidth = 2
    prepare(shape)
    return shape
  }
}
