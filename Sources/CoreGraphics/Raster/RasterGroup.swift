/// Pixels that were drawn apart from a canvas, to be drawn into it as a whole.
package final class RasterGroup {
  package let bitmap: Bitmap
  /// The device pixel of the bitmap's top left one.
  package let x: Int
  package let y: Int

  package init(bitmap: Bitmap, x: Int, y: Int) {
    self.bitmap = bitmap
    self.x = x
    self.y = y
  }

  /// The device pixels that it covers.
  package var bounds: PixelRect {
    PixelRect(minX: x, minY: y, maxX: x + bitmap.width, maxY: y + bitmap.height)
  }

  /// Multiplies every pixel by the alpha that another group has there; 0 where it has no pixel.
  package func multiply(byAlphaOf mask: RasterGroup) {
    bitmap.change { [x, y] in RasterGroup(bitmap: $0, x: x, y: y).multiplyNow(byAlphaOf: mask) }
  }

  private func multiplyNow(byAlphaOf mask: RasterGroup) {
    // SAFETY: Rows and columns of `shared` lie in both bitmaps, which their groups keep. What lies
    // left and right of it in a row of this one is made zero up to the row's ends.
    let shared = bounds.intersection(mask.bounds)
    guard let target = unsafe bitmap.pixels.baseAddress,
      let other = unsafe mask.bitmap.pixels.baseAddress
    else { return }
    for row in y..<y + bitmap.height {
      let line = unsafe target + (row - y) * bitmap.width
      guard !shared.isEmpty, row >= shared.minY, row < shared.maxY else {
        unsafe line.update(repeating: 0, count: bitmap.width)
        continue
      }
      unsafe line.update(repeating: 0, count: shared.minX - x)
      unsafe (line + (shared.maxX - x)).update(repeating: 0, count: x + bitmap.width - shared.maxX)
      let source = unsafe other + (row - mask.y) * mask.bitmap.width - mask.x
      for column in shared.minX..<shared.maxX {
        let pixel = unsafe line + (column - x)
        unsafe pixel.pointee = unsafe PixelMath.scaled(pixel.pointee, by: source[column] >> 24)
      }
    }
  }

  /// The shadow that the group's alpha casts: its Gaussian blur in one colour, as large as the
  /// group grown by the kernel's reach, which is twice σ.
  ///
  /// - Parameters:
  ///   - sigmaPixels: σ of the blur; 0 gives the hard shape. Above
  ///     `GaussianBlur.maximumSigma` it is that.
  ///   - color: Its alpha scales the shadow.
  package func shadow(sigmaPixels: Double, color: CGColor) -> RasterGroup {
    // SAFETY: The bitmap and the blurred mask have the same width and height, so that an index of
    // the one is of the other; both live until the end of the function.
    let blurred = alphaMask.blurred(sigmaPixels: sigmaPixels, within: nil)
    guard let bitmap = Bitmap(width: blurred.bounds.width, height: blurred.bounds.height) else {
      // Grown beyond what a bitmap holds: the shadow of the part that has pixels.
      return RasterGroup(bitmap: self.bitmap.copy() ?? self.bitmap, x: x, y: y)
    }
    let source = color.premultiplied
    for index in unsafe bitmap.pixels.indices {
      unsafe bitmap.pixels[index] = unsafe PixelMath.scaled(
        source, by: UInt32(blurred.bytes[index]))
    }
    return RasterGroup(bitmap: bitmap, x: blurred.bounds.minX, y: blurred.bounds.minY)
  }

  /// The alpha of every pixel as coverage.
  var alphaMask: CoverageMask {
    // SAFETY: The mask has the bounds of the group, so a byte for each pixel of the bitmap, whose
    // own indices these are.
    let mask = CoverageMask(bounds: bounds)
    for index in unsafe bitmap.pixels.indices {
      unsafe mask.bytes[index] = unsafe UInt8(truncatingIfNeeded: bitmap.pixels[index] >> 24)
    }
    mask.finish()
    return mask
  }
}
