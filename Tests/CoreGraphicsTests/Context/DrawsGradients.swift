import CoreGraphics

/// A suite that draws gradients.
protocol DrawsGradients {}

extension DrawsGradients {
  func gradient(
    _ colors: [CGColor] = [
      CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
      CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
    ], _ locations: [CGFloat]? = nil
  ) -> CGGradient {
    CGGradient(colors: colors, locations: locations)!
  }
}
