import UIKit

/// A circular progress indicator with round caps.
final class ProgressRingView: UIView {
  var progress: CGFloat = 0 {
    didSet {
      progress = min(max(progress, 0), 1)
      setNeedsDisplay()
    }
  }
  var lineWidth: CGFloat = 12
  var trackColour = UIColor.systemGray5
  var ringColour = UIColor.systemBlue

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let centre = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = (min(bounds.width, bounds.height) - lineWidth) / 2
    context.setLineWidth(lineWidth)
    context.setLineCap(.round)

    context.setStrokeColor(trackColour.cgColor)
    context.addEllipse(
      in: CGRect(
        x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
    context.strokePath()

    guard progress > 0 else { return }
    context.setStrokeColor(ringColour.cgColor)
    context.addArc(
      center: centre, radius: radius, startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: false)
    context.strokePath()
  }
}
