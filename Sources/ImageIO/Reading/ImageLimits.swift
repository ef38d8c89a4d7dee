/// How large an image may be. Every bound is checked before memory is taken for what it bounds.
package struct ImageLimits: Sendable, Hashable {
  /// The maximum size of the file, in bytes.
  package var maximumByteCount = 64 << 20
  /// The maximum width and height, in pixels.
  package var maximumSide = Bitmap.maximumSide
  /// The maximum number of pixels of one picture, which take 160 MB.
  package var maximumPixelCount = 40 << 20
  /// The maximum number of pixels of all frames of an animation together.
  package var maximumAnimationPixelCount = 64 << 20
  /// Elements of an SVG, with those that `use` and patterns repeat; operators of a PDF's page.
  package var maximumElementCount = 100_000
  /// Elements or dictionaries inside each other.
  package var maximumDepth = 100
  /// Pixels that drawing a vector image may touch, those beneath each other counted each time.
  package var maximumTouchedPixelCount = 1 << 31

  package init() {}

  package static let `default` = ImageLimits()

  var png: PNGLimits {
    PNGLimits(
      maximumSide: maximumSide, maximumPixelCount: maximumPixelCount,
      maximumFileByteCount: maximumByteCount)
  }

  /// - Throws: Where a picture of that size is above the limits.
  func check(
    _ format: ImageFileFormat, width: Int, height: Int
  ) throws(ImageFileError) {
    guard width > 0, height > 0 else {
      throw .damaged(format, reason: "it has no pixels (\(width) × \(height))")
    }
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixelCount else {
      throw .tooManyPixels(format, width: width, height: height, limit: maximumPixelCount)
    }
  }
}
