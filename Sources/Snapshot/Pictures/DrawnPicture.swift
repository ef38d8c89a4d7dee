import CoreGraphics
import SnapshotCore
import UIKit

/// A drawn picture, as a PNG stores it. Samples are made only when somebody asks for them: where
/// the digest is the reference's, they are not needed.
final class DrawnPicture {
  let size: PixelSize
  /// Whether every pixel is transparent.
  let isBlank: Bool
  let digest: PixelDigest
  private let make: () -> PixelImage
  private(set) lazy var image = make()

  init(_ image: PixelImage) {
    size = image.size
    isBlank = image.isBlank
    digest = PixelDigest(image)
    make = { image }
  }

  /// - Parameter picture: The picture, upright.
  init(_ picture: CGImage) {
    size = PixelSize(width: picture.width, height: picture.height)
    var isBlank = false
    digest = PixelDigest(picture, isBlank: &isBlank)
    self.isBlank = isBlank
    make = { PixelImage(picture) }
  }
}

extension PixelImage {
  fileprivate init(_ picture: CGImage) {
    self.init(width: picture.width, height: picture.height, bytes: picture.straightRGBA())
  }
}

extension UIImage {
  /// The upright picture.
  var drawnPicture: Result<DrawnPicture, SnapshotFailure> {
    if let upright { return .success(DrawnPicture(upright)) }
    return turnedPixels.map { DrawnPicture($0) }
  }

  /// The upright picture's samples, as a PNG stores them.
  var pixelImage: Result<PixelImage, SnapshotFailure> {
    if let upright { return .success(PixelImage(upright)) }
    return turnedPixels
  }

  private var upright: CGImage? { imageOrientation == .up ? pixels : nil }

  /// Turned by its own drawing, which the file's bytes come from.
  private var turnedPixels: Result<PixelImage, SnapshotFailure> {
    guard let data = pngData(), let png = try? PNGCodec.decode([UInt8](data)) else {
      return .failure(.empty(subject: "The image", size: size))
    }
    return .success(PixelImage(png))
  }
}
