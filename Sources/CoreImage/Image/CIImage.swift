/// A recipe for a picture: pixels are made when a context or a `UIImage` asks for them.
///
/// y goes up, and a bitmap's lower left corner is the origin. Differs: images are of bitmaps,
/// colours and the filters that `CIFilter` names.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The rectangle around all pixels that are not transparent; `CGRect.infinite` for an endless
  /// image.
  public let extent: CGRect
  let source: any PixelSource
  /// The bitmap that the image is, where it is one.
  public let cgImage: CGImage?

  init(extent: CGRect, cgImage: CGImage? = nil, _ source: any PixelSource) {
    self.extent = extent
    self.cgImage = cgImage
    self.source = source
  }

  /// Makes an image of a bitmap, one unit for each pixel.
  public convenience init(cgImage image: CGImage) {
    self.init(
      extent: CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)),
      cgImage: image, BitmapSource(image))
  }

  /// Makes an endless image of one colour.
  public convenience init(color: CIColor) {
    self.init(extent: .infinite, ColorSource(color: color.components))
  }

  /// Makes an image without pixels.
  open class func empty() -> CIImage { CIImage(extent: .null, EmptySource()) }

  /// An endless image of opaque black.
  open class var black: CIImage { CIImage(color: .black) }
  /// An endless image of opaque white.
  open class var white: CIImage { CIImage(color: .white) }
  /// An endless image of an opaque middle gray.
  open class var gray: CIImage { CIImage(color: .gray) }
  /// An endless image of opaque red.
  open class var red: CIImage { CIImage(color: .red) }
  /// An endless image of opaque green.
  open class var green: CIImage { CIImage(color: .green) }
  /// An endless image of opaque blue.
  open class var blue: CIImage { CIImage(color: .blue) }
  /// An endless image of opaque cyan.
  open class var cyan: CIImage { CIImage(color: .cyan) }
  /// An endless image of opaque magenta.
  open class var magenta: CIImage { CIImage(color: .magenta) }
  /// An endless image of opaque yellow.
  open class var yellow: CIImage { CIImage(color: .yellow) }
  /// An endless transparent image.
  open class var clear: CIImage { CIImage(color: .clear) }

  /// sRGB for a bitmap; nil for what is calculated.
  open var colorSpace: CGColorSpace? { cgImage?.colorSpace }

  open override func copy() -> Any { self }

  /// Returns the image itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Parts and places

  /// The part inside a rectangle, which is grown to whole pixels.
  open func cropped(to rect: CGRect) -> CIImage {
    if rect.isInfinite { return self }
    let part = PixelRect(containing: rect).intersection(drawnRect)
    guard !part.isEmpty else { return .empty() }
    return CIImage(extent: part.cgBounds, CroppedSource(image: self, part: part))
  }

  /// Returns the image moved, scaled or turned; an empty one where a map has no inverse.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return .empty() }
    return CIImage(
      extent: extent.isInfinite ? extent : extent.applying(matrix),
      TransformedSource(image: self, inverse: matrix.inverted()))
  }

  /// Returns an endless image, whose outermost pixels go on.
  open func clampedToExtent() -> CIImage {
    let rect = drawnRect
    guard !rect.isEmpty, !extent.isInfinite else { return self }
    return CIImage(extent: .infinite, ClampedSource(image: self, extent: rect))
  }

  /// The image over another one, by source-over compositing.
  open func composited(over dest: CIImage) -> CIImage {
    applyingFilter("CISourceOverCompositing", parameters: [kCIInputBackgroundImageKey: dest])
  }

  /// - Parameter sigma: The standard deviation of the blur, in pixels.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// What a filter makes of the image.
  ///
  /// - Returns: An empty image where there is no filter of the name; see `CIFilter.init(name:)`.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? .empty()
  }

  /// What a filter makes of the image, with its other inputs as they are at first.
  open func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// The pixels that are not transparent, however far the extent reaches.
  var drawnRect: PixelRect {
    extent.isNull
      ? PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) : PixelRect(containing: extent)
  }
}

extension PixelRect {
  var cgBounds: CGRect {
    CGRect(x: CGFloat(minX), y: CGFloat(minY), width: CGFloat(width), height: CGFloat(height))
  }
}

extension CIColor {
  var components: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }
}
