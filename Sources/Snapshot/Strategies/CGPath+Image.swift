import CoreGraphics
import Foundation
import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A path's picture in black at 1x, compared pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// A path's picture in black, compared pixel by pixel: the box that its curves fill.
  ///
  /// - Parameters:
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  ///   - scale: Pixels per point.
  ///   - drawingMode: Filled or stroked (one point wide; what lies outside the box is cut).
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.drawing(
      "the path", precision: precision, perceptualPrecision: perceptualPrecision,
      allowsBlank: false
    ).asyncPullback { path in
      Async(
        Drawing.image(
          "CGPath", bounds: path.boundingBoxOfPath,
          traits: UITraitCollection(displayScale: scale)
        ) { context in
          context.addPath(path)
          context.drawPath(using: drawingMode)
        })
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// A path's elements, one per line, subpaths apart by an empty one.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { PathText.elements(of: $0, GeometryText.fraction) }
  }

  /// A path's elements, one per line, subpaths apart by an empty one.
  ///
  /// - Parameter numberFormatter: Formats coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      PathText.elements(of: path) {
        numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)"
      }
    }
  }
}

/// Paths as text.
enum PathText {
  /// `MoveTo (3.0, 4.0)`, `LineTo (5.0, 6.5)`, `Close ` …
  static func elements(of path: CGPath, _ number: (CGFloat) -> String) -> String {
    // SAFETY: An element lives for the call of the closure, and has as many points as its type
    // says, which is the count of `shape(of:)`.
    var text = ""
    unsafe path.applyWithBlock { pointer in
      let element = unsafe pointer.pointee
      if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
      let (name, count) = shape(of: element.type)
      let points = (0..<count).map { index in
        let point = unsafe element.points[index]
        return "(\(number(point.x)), \(number(point.y)))"
      }
      text += name + " " + points.joined(separator: " ") + "\n"
    }
    return text
  }

  private static func shape(of type: CGPathElementType) -> (name: String, pointCount: Int) {
    switch type {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    }
  }
}
