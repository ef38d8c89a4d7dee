import UIKit

/// A picture to draw, as files of scenes describe it.
struct Scene {
  enum Operation {
    case save
    case restore
    case clip(CGPath, CGPathFillRule)
    case fill(CGPath, CGPathFillRule, CGColor)
    case stroke(CGPath, Stroke, CGColor)
    case glyphs([(path: CGPath, x: CGFloat, y: CGFloat)], CGColor)
    case gradient(CGPath, CGPathFillRule, Gradient)
    case image(CGImage, CGAffineTransform, alpha: CGFloat)
    case layer(alpha: CGFloat, isDestinationIn: Bool)
    case endLayer
    case shadow(CGPath, sigma: CGFloat, offset: CGSize, CGColor)
  }

  struct Stroke {
    var width: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat
    var dash: [CGFloat]
    var phase: CGFloat
  }

  struct Gradient {
    enum Kind: String {
      case linear
      case radial
      case conic
    }

    var kind: Kind
    var parameters: [CGFloat]
    var gradient: CGGradient
  }

  var name: String
  /// Points.
  var width: Int
  var height: Int
  /// Pixels a point.
  var scale: Double
  var background: CGColor
  var operations: [Operation]
}
