/// A gradient in device space, its colours in a table.
final class GradientPaint: @unchecked Sendable {
  enum Shape {
    /// t grows by `dx` and `dy` for every pixel; `origin` is t at device (0, 0).
    case linear(origin: Double, dx: Double, dy: Double)
    /// Circles from (x0, y0) with r0 to (x1, y1) with r1, in gradient space.
    case radial(x0: Double, y0: Double, r0: Double, x1: Double, y1: Double, r1: Double)
    /// Around a point from an angle on, towards y, in gradient space.
    case conic(x: Double, y: Double, angle: Double)
  }

  /// Steps of t from 0 to 1.
  static let stepCount = 1024

  let shape: Shape
  /// From device to gradient space.
  let inverse: CGAffineTransform
  /// Whether there is colour below 0 and above 1.
  let extendsBefore: Bool
  let extendsAfter: Bool
  let isOpaque: Bool
  /// Premultiplied colours at t = i / `stepCount`.
  let table: [UInt32]

  init(
    gradient: CGGradient, shape: Shape, inverse: CGAffineTransform, alpha: Double,
    options: CGGradientDrawingOptions
  ) {
    self.shape = shape
    self.inverse = inverse
    extendsBefore = options.contains(.drawsBeforeStartLocation)
    extendsAfter = options.contains(.drawsAfterEndLocation)
    table = (0...Self.stepCount).map { index in
      let (red, green, blue, ownAlpha) = gradient.color(
        at: Double(index) / Double(Self.stepCount))
      return CGColor(
        srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
        alpha: CGFloat(ownAlpha)
      ).premultiplied(alpha: alpha)
    }
    isOpaque = extendsBefore && extendsAfter && table.allSatisfy { $0 >> 24 == 255 }
  }
}
