import UIKit

/// Stars in a row; the one that the rating ends in is filled in part, through a clip.
final class StarRatingView: UIView {
  var rating: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  var starCount = 5 {
    didSet { setNeedsDisplay() }
  }
  var filledColour = UIColor.systemYellow
  var emptyColour = UIColor.systemGray4

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let pitch = bounds.width / CGFloat(starCount)
    let side = min(pitch, bounds.height) * 0.86
    for index in 0..<starCount {
      let box = CGRect(
        x: (CGFloat(index) + 0.5) * pitch - side / 2, y: bounds.midY - side / 2,
        width: side, height: side)
      let star = star(in: box)
      emptyColour.setFill()
      star.fill()

      let share = min(max(rating - CGFloat(index), 0), 1)
      guard share > 0 else { continue }
      context.saveGState()
      context.clip(
        to: CGRect(x: box.minX, y: box.minY, width: box.width * share, height: box.height))
      filledColour.setFill()
      star.fill()
      context.restoreGState()
    }
  }

  private func star(in box: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let radius = box.width / 2 * (corner.isMultiple(of: 2) ? 1 : 0.45)
      let point = CGPoint(
        x: box.midX + radius * cos(angle), y: box.midY + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
