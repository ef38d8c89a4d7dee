import UIKit

/// A line over a grid, with a translucent area below it and a dot on the last value.
final class LineChartView: UIView {
  var values: [CGFloat] = [] {
    didSet { setNeedsDisplay() }
  }
  var lineColour = UIColor.systemBlue
  var gridColour = UIColor.separator

  private let inset: CGFloat = 8

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), values.count > 1 else { return }
    drawGrid(in: context)
    let line = linePath()
    drawArea(below: line, in: context)

    context.addPath(line)
    context.setStrokeColor(lineColour.cgColor)
    context.setLineWidth(2.5)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.strokePath()

    let last = line.currentPoint
    context.setFillColor(UIColor.white.cgColor)
    context.fillEllipse(in: CGRect(x: last.x - 5, y: last.y - 5, width: 10, height: 10))
    context.setStrokeColor(lineColour.cgColor)
    context.strokeEllipse(in: CGRect(x: last.x - 4, y: last.y - 4, width: 8, height: 8))
  }

  private var plot: CGRect { bounds.insetBy(dx: inset, dy: inset) }

  private func drawGrid(in context: CGContext) {
    context.setStrokeColor(gridColour.cgColor)
    context.setLineWidth(1)
    for row in 0...4 {
      // On the middle of a pixel row at every scale, so that the line is crisp.
      let y = (plot.minY + plot.height * CGFloat(row) / 4).rounded() + 0.5
      context.move(to: CGPoint(x: plot.minX, y: y))
      context.addLine(to: CGPoint(x: plot.maxX, y: y))
    }
    context.strokePath()
  }

  private func drawArea(below line: CGPath, in context: CGContext) {
    context.addPath(line)
    context.addLine(to: CGPoint(x: plot.maxX, y: plot.maxY))
    context.addLine(to: CGPoint(x: plot.minX, y: plot.maxY))
    context.closePath()
    context.setFillColor(lineColour.withAlphaComponent(0.15).cgColor)
    context.fillPath()
  }

  private func linePath() -> CGPath {
    let low = values.min() ?? 0
    let span = max((values.max() ?? 1) - low, .ulpOfOne)
    let path = CGMutablePath()
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: plot.minX + plot.width * CGFloat(index) / CGFloat(values.count - 1),
        y: plot.maxY - plot.height * (value - low) / span)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}
