import CoreGraphics
import Testing

extension Attachment {
  /// Makes an attachment that shows an image.
  ///
  /// - Parameters:
  ///   - image: The image; it is encoded when the attachment is written.
  ///   - preferredName: The file's name; `.png` is added where it is missing.
  ///   - imageFormat: The format of the file; nil for PNG.
  public init<T>(
    _ image: T, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) where AttachableValue == _AttachableImageWrapper<T> {
    self.init(
      _AttachableImageWrapper(image, as: imageFormat ?? .png), named: preferredName,
      sourceLocation: sourceLocation)
  }

  /// Attaches an image to the current test.
  public static func record<T>(
    _ image: T, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) where AttachableValue == _AttachableImageWrapper<T> {
    record(
      Attachment(
        image, named: preferredName, as: imageFormat, sourceLocation: sourceLocation),
      sourceLocation: sourceLocation)
  }
}

/// An image together with the format that it is to be attached in.
public final class _AttachableImageWrapper<Image: AttachableAsImage>: Sendable {
  /// The image that is attached.
  public let wrappedValue: Image
  let imageFormat: AttachableImageFormat

  init(_ image: Image, as imageFormat: AttachableImageFormat) {
    wrappedValue = image
    self.imageFormat = imageFormat
  }
}

extension _AttachableImageWrapper: AttachableWrapper {
  /// Calls a function with the image as a file of the attachment's format.
  // SAFETY: The bytes are valid for the length of `body` alone, as in `Attachable`.
  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<_AttachableImageWrapper>,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try unsafe wrappedValue.withUnsafeBytes(as: imageFormat, body)
  }

  /// The suggested name, with `.png` where it is missing.
  public func preferredName(
    for attachment: borrowing Attachment<_AttachableImageWrapper>, basedOn suggestedName: String
  ) -> String {
    suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}

extension CGImage: AttachableAsImage {
  /// Calls a function with the image as a PNG file. Differs: the format has no other value.
  // SAFETY: The bytes are valid for the length of `body` alone, as in `Attachable`.
  public func withUnsafeBytes<R>(
    as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    let png = PNGImage(width: width, height: height, samples: straightRGBA())
    guard let bytes = try? PNGCodec.encode(png) else {
      throw ImageAttachmentError.notEncodable
    }
    return try unsafe bytes.withUnsafeBytes(body)
  }
}
