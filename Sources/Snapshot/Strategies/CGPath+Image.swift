import CoreGraphics
import Foundation
import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A path's picture in black, compared pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// A path's picture in black, compared pixel by pixel: the box that its curves fill, at the
  /// screen's scale.
  ///
  /// - Parameters:
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  ///   - drawingMode: Filled or stroked (one point wide; what lies outside the box is cut).
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.drawing(
      "the path", precision: precision, perceptualPrecision: perceptualPrecision,
      allowsBlank: false
    ).asyncPullback { path in
      Async(
        Drawing.image(
          "CGPath", bounds: path.boundingBoxOfPath, traits: UITraitCollection()
        ) { context in
          context.addPath(path)
          context.drawPath(using: drawingMode)
        })
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// A path's elements, one a line.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { PathText.elements(of: $0) }
  }
}

/// Paths as text.
enum PathText {
  /// `MoveTo (3, 4)`, `LineTo (5, 6)`, … with at most three places.
  static func elements(of path: CGPath) -> String {
    var lines: [String] = []
    unsafe path.applyWithBlock { pointer in
      // SAFETY: an element has as many points as its type says, and lives for this call.
      let element = unsafe pointer.pointee
      func points(_ count: Int) -> String {
        (0..<count).map { unsafe GeometryText.point(element.points[$0]) }.joined(separator: " ")
      }
      switch element.type {
      case .moveToPoint: lines.append("MoveTo \(points(1))")
      case .addLineToPoint: lines.append("LineTo \(points(1))")
      case .addQuadCurveToPoint: lines.append("QuadCurveTo \(points(2))")
      case .addCurveToPoint: lines.append("CurveTo \(points(3))")
      case .closeSubpath: lines.append("Close")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
