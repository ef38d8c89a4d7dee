extension CGImage {
  /// The image at half its size along both axes, each pixel the mean of four; a last odd row or
  /// column is its own neighbour.
  ///
  /// - Returns: The image; nil where both sides are one pixel already.
  package func halved() -> CGImage? {
    let (width, height) = (self.width, self.height)
    guard width > 1 || height > 1,
      let half = Bitmap(width: (width + 1) / 2, height: (height + 1) / 2)
    else { return nil }
    // SAFETY: Rows and columns are clamped to the image's bitmap where they are read, and below the
    // sides of the half where they are written. The image and the constant keep the two bitmaps.
    let pixels = unsafe bitmap.pixels
    func channels(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
      let pixel = unsafe pixels[min(y, height - 1) * width + min(x, width - 1)]
      return SIMD4(pixel, pixel &>> 8, pixel &>> 16, pixel &>> 24) & 255
    }
    for y in 0..<half.height {
      for x in 0..<half.width {
        let sum =
          channels(2 * x, 2 * y) &+ channels(2 * x + 1, 2 * y)
          &+ channels(2 * x, 2 * y + 1) &+ channels(2 * x + 1, 2 * y + 1)
        let mean = (sum &+ 2) &>> 2
        unsafe half.pixels[y * half.width + x] =
          mean.x | mean.y &<< 8 | mean.z &<< 16 | mean.w &<< 24
      }
    }
    return CGImage(bitmap: half, shouldInterpolate: shouldInterpolate)
  }
}
