/// An immutable picture.
///
/// Whatever it was made of, it holds premultiplied RGBA of 8 bits a channel, and that is what
/// `bitmapInfo` and `dataProvider` tell.
public final class CGImage: @unchecked Sendable {
  /// Never written once the image is made.
  package let bitmap: Bitmap
  public let alphaInfo: CGImageAlphaInfo
  public let colorSpace: CGColorSpace?
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

  public var width: Int { bitmap.width }
  public var height: Int { bitmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { bitmap.bytesPerRow }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(alpha: alphaInfo) }
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// Nothing: samples are stored as they were decoded.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// A copy of the pixels: premultiplied RGBA, rows top-down.
  public var dataProvider: CGDataProvider? {
    // SAFETY: the buffer has width · height pixels of four bytes.
    unsafe CGDataProvider(bytes: Array(UnsafeRawBufferPointer(bitmap.pixels)))
  }

  public func copy() -> CGImage? { self }

  /// The part of the image inside a rectangle.
  ///
  /// - Parameter rect: Pixels, y down from the top row; grown to whole ones. Nothing comes of
  ///   one that does not meet the image.
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
  /// Identity, as Core Foundation compares images.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
