@_exported import UIKit
@_exported import _Testing_CoreGraphics

extension UIImage: AttachableAsImage {
  /// The upright picture, as `pngData()` writes it.
  // SAFETY: The bytes are valid for the length of `body` alone, as in `Attachable`.
  public func withUnsafeBytes<R>(
    as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    guard let data = pngData() else { throw ImageAttachmentError.notEncodable }
    return try unsafe data.withUnsafeBytes(body)
  }
}
