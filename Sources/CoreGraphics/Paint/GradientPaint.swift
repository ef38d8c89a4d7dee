/// A gradient in device space, its colours in a table.
final class GradientPaint: @unchecked Sendable {
  enum Shape {
    /// Colours along a line; a linear function gives t at a device point.
    case linear(LinearGradient)
    /// Colours of circles from (x0, y0) with r0 to (x1, y1) with r1, in gradient space.
    case radial(x0: Double, y0: Double, r0: Double, x1: Double, y1: Double, r1: Double)
    /// Colours around a point from an angle on, towards y, in gradient space.
    case conic(x: Double, y: Double, angle: Double)
  }

  /// The number of steps of t from 0 to 1. A step has the colour of its middle.
  static let stepCount = 1024
  /// The number of entries of the table: a power of two, so that a mask keeps any index inside.
  static let tableCount = 2048

  /// How colours go on below 0 and above 1, where they do not end.
  enum Pattern {
    case repeated
    /// Colours run from 1 back to 0, and so on.
    case reflected
  }

  let shape: Shape
  /// The pattern of circles that have not one centre; nil for colours that end or go on as they
  /// are.
  let pattern: Pattern?
  /// The map from device to gradient space.
  let inverse: CGAffineTransform
  /// Whether there is colour below 0 and above 1.
  let extendsBefore: Bool
  let extendsAfter: Bool
  let isOpaque: Bool
  /// The premultiplied colours: what is before 0, then those of the steps, then what is after 1.
  let table: [UInt32]

  init(
    gradient: CGGradient, shape: Shape, inverse: CGAffineTransform, alpha: Double,
    options: CGGradientDrawingOptions, pattern: Pattern? = nil
  ) {
    self.shape = shape
    self.pattern = pattern
    self.inverse = inverse
    extendsBefore = options.contains(.drawsBeforeStartLocation)
    extendsAfter = options.contains(.drawsAfterEndLocation)
    let table = gradient.table(
      alpha: alpha, extendsBefore: extendsBefore, extendsAfter: extendsAfter)
    self.table = table.entries
    // Points that no circle of a radial gradient reaches stay as they are.
    var reachesAll = true
    if case .radial(let x0, let y0, let r0, let x1, let y1, let r1) = shape {
      reachesAll = x0 == x1 && y0 == y1 && r0 != r1
    }
    isOpaque = reachesAll && table.isOpaque
  }
}
