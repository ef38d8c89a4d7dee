@_exported import CoreImage
@_exported import _Testing_CoreGraphics

extension CIImage: AttachableAsImage {
  /// The pixels of the image's extent, which has to have an end.
  // SAFETY: The bytes are valid for the length of `body` alone, as in `Attachable`.
  public func withUnsafeBytes<R>(
    as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    guard let image = CIContext().createCGImage(self, from: extent) else {
      throw ImageAttachmentError.notEncodable
    }
    return try unsafe image.withUnsafeBytes(as: imageFormat, body)
  }
}
