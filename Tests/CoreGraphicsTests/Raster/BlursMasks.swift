import CoreGraphics

/// A suite that blurs what is covered.
protocol BlursMasks {}

extension BlursMasks {
  /// The shadow of a path alone.
  func shadow(
    of path: CGPath, sigma: Double, _ width: Int, _ height: Int,
    offset: CGSize = .zero
  ) -> Drawing {
    let drawing = Drawing(width, height)
    drawing.context.drawShadow(
      of: path, using: .winding, offset: offset, sigmaPixels: sigma, color: .black)
    return drawing
  }
}
