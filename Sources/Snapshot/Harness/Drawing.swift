import CoreGraphics
import Foundation
import UIKit

/// Pictures of what is drawn without a window: layers, paths and texts.
enum Drawing {
  /// The picture of `bounds`, with the traits as the current ones.
  static func image(
    _ subject: String, bounds: CGRect, traits: UITraitCollection,
    _ draw: (CGContext) -> Void
  ) -> Result<UIImage, SnapshotFailure> {
    let size = bounds.size
    guard size.width.isFinite, size.height.isFinite, bounds.minX.isFinite, bounds.minY.isFinite
    else { return .failure(.notFinite(subject: subject, size: size)) }
    guard size.width > 0, size.height > 0 else {
      return .failure(.empty(subject: subject, size: size))
    }
    let traits = UITraitCollection(traitsFrom: [.screenDefault, traits])
    let format = UIGraphicsImageRendererFormat(for: traits)
    let sides = (size.width * format.scale, size.height * format.scale)
    guard max(sides.0, sides.1) <= CGFloat(Bitmap.maximumSide),
      sides.0 * sides.1 <= CGFloat(Bitmap.maximumPixelCount)
    else {
      return .failure(.tooLarge(subject: subject, size: size, scale: Double(format.scale)))
    }
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    let (image, fonts) = DrawnFont.during {
      var image = UIImage()
      traits.performAsCurrent {
        image = renderer.image { draw($0.cgContext) }
      }
      return image
    }
    return .success(image.drawn(with: fonts))
  }
}
