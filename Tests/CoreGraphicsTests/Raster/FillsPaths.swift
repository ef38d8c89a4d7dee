import CoreGraphics

/// A suite that fills paths with a rasteriser.
protocol FillsPaths {}

extension FillsPaths {
  func fill(
    _ polygons: [[CGPoint]], _ width: Int, _ height: Int, _ rule: CGPathFillRule = .winding
  ) -> Drawing {
    let drawing = Drawing(width, height)
    for polygon in polygons {
      drawing.context.addLines(between: polygon)
      drawing.context.closePath()
    }
    drawing.context.fillPath(using: rule)
    return drawing
  }
}
