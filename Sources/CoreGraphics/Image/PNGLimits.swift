/// How large a PNG may be. Every bound is checked before memory is taken for what it bounds.
package struct PNGLimits: Sendable, Hashable {
  /// The maximum width or height in pixels.
  package var greatestSide: Int
  /// The maximum number of 8-bit pixels, 4 bytes each. A pixel of a 16-bit picture counts as two.
  package var greatestPixelCount: Int
  /// The maximum size of the file in bytes.
  package var greatestFileByteCount: Int
  /// The maximum number of chunks in the file.
  package var greatestChunkCount: Int

  package init(
    greatestSide: Int = Bitmap.greatestSide,
    greatestPixelCount: Int = 40 << 20,
    greatestFileByteCount: Int = 64 << 20,
    greatestChunkCount: Int = 1 << 18
  ) {
    self.greatestSide = greatestSide
    self.greatestPixelCount = greatestPixelCount
    self.greatestFileByteCount = greatestFileByteCount
    self.greatestChunkCount = greatestChunkCount
  }

  /// The limits of references, 40 Mi pixels in 64 MiB: file and samples together stay below 240 MB.
  package static let `default` = PNGLimits()

  /// The limits of what a `Bitmap` can hold: 1 GiB of pixels.
  package static let bitmap = PNGLimits(
    greatestPixelCount: Bitmap.greatestPixelCount, greatestFileByteCount: 1 << 30)

  /// The limits for files that this process has just written.
  static let unlimited = PNGLimits(
    greatestSide: .max, greatestPixelCount: .max, greatestFileByteCount: .max,
    greatestChunkCount: .max)
}
