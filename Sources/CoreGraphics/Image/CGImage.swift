/// An immutable picture.
///
/// Whatever it was made of, it holds premultiplied RGBA of 8 bits a channel, and that is what
/// `bitmapInfo` and `dataProvider` tell.
public final class CGImage: @unchecked Sendable {
  /// Never written once the image is made.
  package let bitmap: Bitmap
  /// Where alpha is in a pixel: last and premultiplied, unless the image is opaque.
  public let alphaInfo: CGImageAlphaInfo
  /// The space of the pixels, which is sRGB unless the image was made with another.
  public let colorSpace: CGColorSpace?
  /// Whether pixels are blended when the image is drawn larger or smaller.
  public let shouldInterpolate: Bool
  /// Whether it has no colours but says where to paint. Its pixels then are opaque where all is
  /// painted.
  public let isMask: Bool
  let reductions = ReductionCache()
  let contentHash = ContentHashCache()

  package init(
    bitmap: Bitmap, alphaInfo: CGImageAlphaInfo = .premultipliedLast,
    colorSpace: CGColorSpace? = .standard, shouldInterpolate: Bool = true,
    isMask: Bool = false
  ) {
    self.isMask = isMask
    self.bitmap = bitmap
    self.alphaInfo = alphaInfo
    self.colorSpace = colorSpace
    self.shouldInterpolate = shouldInterpolate
  }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }
  /// The size of a component: always 8 bits.
  public var bitsPerComponent: Int { 8 }
  /// The size of a pixel: always 32 bits.
  public var bitsPerPixel: Int { 32 }
  /// The size of a row in bytes.
  public var bytesPerRow: Int { bitmap.bytesPerRow }
  /// The layout of a pixel, with the bytes in the order of the components.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(alpha: alphaInfo) }
  /// The byte order: always that of the components.
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  /// How colours outside of a space are replaced: always the usual way.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The map of samples to values; always nil, as samples are stored as they were decoded.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// A copy of the pixels: premultiplied RGBA, rows top-down.
  public var dataProvider: CGDataProvider? {
    // SAFETY: The buffer has width · height pixels of four bytes, which are copied while the image
    // keeps its bitmap.
    unsafe CGDataProvider(bytes: Array(UnsafeRawBufferPointer(bitmap.pixels)))
  }

  /// Returns the image itself, which never changes.
  public func copy() -> CGImage? { self }

  /// The part of the image inside a rectangle.
  ///
  /// - Parameter rect: The rectangle in pixels, y down from the top row; it is grown to whole ones.
  /// - Returns: The part; nil for a rectangle that does not meet the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let wanted = PixelRect(containing: rect)
      .intersection(PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    guard !wanted.isEmpty, let part = Bitmap(width: wanted.width, height: wanted.height) else {
      return nil
    }
    part.copy(from: bitmap, sourceX: wanted.minX, sourceY: wanted.minY)
    return CGImage(
      bitmap: part, alphaInfo: alphaInfo, colorSpace: colorSpace,
      shouldInterpolate: shouldInterpolate, isMask: isMask)
  }
}

extension CGImage: Hashable {
  /// Whether two images are the same object, as Core Foundation compares them.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Feeds the image's identity into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
