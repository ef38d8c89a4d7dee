@_exported import CoreGraphics

/// An image that can be attached to a test.
///
/// It stands in for Testing's own protocol of that name, which is unavailable on Linux. `CGImage`
/// and `UIImage` conform.
public protocol AttachableAsImage: Sendable {
  /// Calls a function with the image as a file of a format.
  ///
  /// - Throws: What `body` throws, and `ImageAttachmentError` where there are no pixels.
  // SAFETY: The bytes are valid for the length of `body` alone, as in `Attachable`.
  func withUnsafeBytes<R>(
    as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R
}

/// The kind of file that an attached image becomes.
///
/// Differs: PNG is the only one.
public struct AttachableImageFormat: Sendable, Hashable, CustomStringConvertible {
  /// Lossless, 8 bits per channel, sRGB.
  public static let png = AttachableImageFormat(description: "PNG")

  /// The format's name for people.
  public let description: String
}

/// Why an image could not be attached.
public enum ImageAttachmentError: Error, CustomStringConvertible {
  /// The image has no pixels, or a PNG file cannot hold them.
  case notEncodable

  /// What went wrong and what helps.
  public var description: String {
    "The image has no pixels that a PNG file can hold. Attach one that was drawn."
  }
}
