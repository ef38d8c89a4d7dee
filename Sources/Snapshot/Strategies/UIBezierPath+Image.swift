import Foundation
import UIKit

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A path's picture in black at 1x, compared pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// A path's picture in black, compared pixel by pixel: its bounds, filled by its own rule.
  ///
  /// - Parameters:
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  ///   - scale: Pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.drawing(
      "the path", precision: precision, perceptualPrecision: perceptualPrecision,
      allowsBlank: false
    ).asyncPullback { path in
      Async(
        Drawing.image(
          "UIBezierPath", bounds: path.bounds, traits: UITraitCollection(displayScale: scale)
        ) { _ in
          path.fill()
        })
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A path's elements, one per line, subpaths apart by an empty one.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
  }

  /// A path's elements, one per line, subpaths apart by an empty one.
  ///
  /// - Parameter numberFormatter: Formats coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback(\.cgPath)
  }
}
