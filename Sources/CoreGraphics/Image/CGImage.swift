/// An immutable picture.
///
/// Whatever it was made of, it holds premultiplied RGBA of 8 bits a channel, and that is what
/// `bitmapInfo` and `dataProvider` tell. A file with other colours than sRGB is converted as it is
/// read.
public final class CGImage: @unchecked Sendable {
  /// Never written once the image is made.
  package let bitmap: Bitmap
  /// Where alpha is in a pixel: last and premultiplied, unless the image is opaque.
  public let alphaInfo: CGImageAlphaInfo
  /// The space of the colours, as the file says that the image was read from, and otherwise sRGB
  /// or grey.
  ///
  /// Differs: `dataProvider` has RGBA, too, for grey, and sRGB for inks.
  public let colorSpace: CGColorSpace?
  /// The pixels in `colorSpace`, where these are not sRGB: read once more from the file.
  private let unconverted: (@Sendable () -> Bitmap?)?
  private let half: (@Sendable () -> Bitmap?)?
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
    isMask: Bool = false, unconverted: (@Sendable () -> Bitmap?)? = nil,
    half: (@Sendable () -> Bitmap?)? = nil
  ) {
    self.isMask = isMask
    self.bitmap = bitmap
    self.alphaInfo = alphaInfo
    self.colorSpace = colorSpace
    self.shouldInterpolate = shouldInterpolate
    self.unconverted = unconverted
    self.half = half
  }

  /// The same picture with another way to scale it.
  package convenience init(_ image: CGImage, shouldInterpolate: Bool) {
    self.init(
      bitmap: image.bitmap, alphaInfo: image.alphaInfo, colorSpace: image.colorSpace,
      shouldInterpolate: shouldInterpolate, isMask: image.isMask, unconverted: image.unconverted,
      half: image.half)
  }

  /// The pixels at half the width and height, rounded up, where the file's format has its own way
  /// to decode so few of them; nil otherwise.
  package var halfBitmap: Bitmap? { half?() }

  /// The space of the pixels in `bitmap`.
  var bitmapColorSpace: CGColorSpace? { unconverted == nil ? colorSpace : .standard }

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

  /// A copy of the pixels in `colorSpace`: premultiplied RGBA, rows top-down.
  public var dataProvider: CGDataProvider? {
    // SAFETY: The buffer has width · height pixels of four bytes, which are copied while this
    // keeps its bitmap.
    let bitmap = unconverted?() ?? bitmap
    return unsafe CGDataProvider(bytes: Array(UnsafeRawBufferPointer(bitmap.pixels)))
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
    guard !wanted.isEmpty, let part = bitmap.part(wanted) else { return nil }
    var cropped: (@Sendable () -> Bitmap?)?
    if let unconverted { cropped = { unconverted()?.part(wanted) } }
    return CGImage(
      bitmap: part, alphaInfo: alphaInfo, colorSpace: colorSpace,
      shouldInterpolate: shouldInterpolate, isMask: isMask, unconverted: cropped)
  }
}

extension Bitmap {
  /// A copy of an area that lies in the bitmap.
  fileprivate func part(_ area: PixelRect) -> Bitmap? {
    guard let part = Bitmap(width: area.width, height: area.height) else { return nil }
    part.copy(from: self, sourceX: area.minX, sourceY: area.minY)
    return part
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
