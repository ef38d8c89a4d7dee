/// How large a PNG may be. Every bound is checked before memory is taken for what it bounds.
package struct PNGLimits: Sendable, Hashable {
  /// The maximum width or height in pixels.
  package var maximumSide: Int
  /// The maximum number of 8-bit pixels, 4 bytes each. A pixel of a 16-bit picture counts as two.
  package var maximumPixelCount: Int
  /// The maximum size of the file in bytes.
  package var maximumFileByteCount: Int
  /// The maximum number of chunks in the file.
  package var maximumChunkCount: Int

  package init(
    maximumSide: Int = Bitmap.maximumSide,
    maximumPixelCount: Int = 40 << 20,
    maximumFileByteCount: Int = 64 << 20,
    maximumChunkCount: Int = 1 << 18
  ) {
    self.maximumSide = maximumSide
    self.maximumPixelCount = maximumPixelCount
    self.maximumFileByteCount = maximumFileByteCount
    self.maximumChunkCount = maximumChunkCount
  }

  /// The limits of references, 40 Mi pixels in 64 MiB: file and samples together stay below 240 MB.
  package static let `default` = PNGLimits()

  /// The limits of what a `Bitmap` can hold: 1 GiB of pixels.
  package static let bitmap = PNGLimits(
    maximumPixelCount: Bitmap.maximumPixelCount, maximumFileByteCount: 1 << 30)

  /// The limits for files that this process has just written.
  static let unlimited = PNGLimits(
    maximumSide: .max, maximumPixelCount: .max, maximumFileByteCount: .max,
    maximumChunkCount: .max)
}
