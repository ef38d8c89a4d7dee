import CoreGraphics

/// A suite that paints patterns.
protocol PaintsPatterns {}

extension PaintsPatterns {
  /// Cells of 4 × 4 with their top left quarter filled.
  func squares(
    step: CGFloat = 4, tiling: CGPatternTiling = .constantSpacing, isColored: Bool = true,
    matrix: CGAffineTransform = .identity
  ) -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: step,
      yStep: step, tiling: tiling, isColored: isColored, callbacks: &callbacks)!
  }
}
