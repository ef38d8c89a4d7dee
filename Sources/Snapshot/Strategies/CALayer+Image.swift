import Foundation
import QuartzCore
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A layer's picture, compared pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// A layer's picture, compared pixel by pixel: its bounds, as `render(in:)` draws them.
  ///
  /// - Parameters:
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  ///   - traits: The display scale, and the appearance in which dynamic colours are resolved
  ///     while the layer draws.
  ///   - allowsBlank: Whether a picture without a visible pixel may match.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false
  ) -> Snapshotting {
    SimplySnapshotting.drawing(
      "the layer", precision: precision, perceptualPrecision: perceptualPrecision,
      allowsBlank: allowsBlank
    ).asyncPullback { (layer: CALayer) in
      // SAFETY: The layer is used by one side at a time, as whoever hands it over waits.
      @safe nonisolated(unsafe) let layer = layer
      return MainExecution.run {
        let name = String(describing: type(of: layer))
        layer.layoutIfNeeded()
        if let failure = GeometryCheck.failure(in: layer) {
          return .failure(failure)
        }
        return Drawing.image(name, bounds: layer.bounds, traits: traits) { context in
          layer.layoutIfNeeded()
          display(layer)
          layer.render(in: context)
        }.map { image in
          MainActor.unchecked { DrawnTrees.note(DrawnTree(of: layer), for: image) }
          return image
        }
      }
    }
  }

  private static func display(_ layer: CALayer) {
    layer.displayIfNeeded()
    if let mask = layer.mask { display(mask) }
    for sublayer in layer.sublayers ?? [] { display(sublayer) }
  }
}
