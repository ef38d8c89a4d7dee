// The keys have Apple's values, so that a dictionary from elsewhere fits.

/// The width of a stored picture, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of a stored picture, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The number of a `CGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether a picture has alpha.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The bits of a sample, always 8 here.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The colour model: RGB or gray.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
public let kCGImagePropertyColorModelGray: CFString = "Gray"
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"

/// The dictionary of what a GIF file says.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often an animated GIF is played; 0 for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The seconds that a frame of a GIF shows; short ones are made 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The seconds that a frame of a GIF shows, as in the file.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The dictionary of what a PNG file says.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How often an animated PNG is played; 0 for ever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The seconds that a frame of an animated PNG shows; short ones are made 0.1.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The seconds that a frame of an animated PNG shows, as in the file.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// What the file says about all of its pictures: how often an animation is played.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard let file = isrc.file else { return nil }
  guard file.isAnimated, let (dictionary, loop, _, _) = animationKeys(file.format) else {
    return [:]
  }
  return [dictionary: [loop: NSNumber(value: file.playCount)]]
}

/// What the file says about one picture: its size, alpha, orientation and time.
///
/// Differs: EXIF, TIFF and GPS dictionaries are absent.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let file = isrc.file, let image = isrc.image(at: index) else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: NSNumber(value: image.width),
    kCGImagePropertyPixelHeight: NSNumber(value: image.height),
    kCGImagePropertyDepth: NSNumber(value: 8),
    kCGImagePropertyHasAlpha: NSNumber(value: image.alphaInfo != .noneSkipLast),
    kCGImagePropertyColorModel: colorModel(image.colorSpace?.model),
    kCGImagePropertyOrientation: NSNumber(value: file.orientation.rawValue),
  ]
  if file.isAnimated, let (dictionary, _, delay, unclamped) = animationKeys(file.format) {
    properties[dictionary] = [
      delay: NSNumber(value: file.frames[index].delay),
      unclamped: NSNumber(value: file.frames[index].unclampedDelay),
    ]
  }
  return properties
}

private func colorModel(_ model: CGColorSpaceModel?) -> CFString {
  switch model {
  case .monochrome: kCGImagePropertyColorModelGray
  case .cmyk: kCGImagePropertyColorModelCMYK
  default: kCGImagePropertyColorModelRGB
  }
}

private func animationKeys(
  _ format: ImageFileFormat
) -> (dictionary: CFString, loop: CFString, delay: CFString, unclamped: CFString)? {
  switch format {
  case .gif:
    (
      kCGImagePropertyGIFDictionary, kCGImagePropertyGIFLoopCount, kCGImagePropertyGIFDelayTime,
      kCGImagePropertyGIFUnclampedDelayTime
    )
  case .png:
    (
      kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGLoopCount, kCGImagePropertyAPNGDelayTime,
      kCGImagePropertyAPNGUnclampedDelayTime
    )
  default: nil
  }
}
