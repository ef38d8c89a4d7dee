extension CGImage {
  /// Makes an image mask: samples that say how much is painted, from 0 for all to 1 for none.
  ///
  /// Drawn, it paints the fill colour. To clip and to mask, it lets through what it paints.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: The size of a sample in bits: 1, 2, 4 or 8.
  ///   - bitsPerPixel: The same number.
  ///   - bytesPerRow: The size of a row in bytes: at least what its samples take.
  ///   - provider: The bytes of `height` rows, top-down; the first pixel is in the highest bits of
  ///     a byte.
  ///   - decode: Two numbers that stand in place of samples of 0 and 1; [1, 0] inverts.
  /// - Returns: Nil for any other layout, too few bytes, or more pixels than a bitmap holds.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int,
    bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    guard [1, 2, 4, 8].contains(bitsPerComponent), bitsPerPixel == bitsPerComponent,
      let bitmap = Bitmap(width: width, height: height),
      bytesPerRow >= (width * bitsPerPixel + 7) / 8, bytesPerRow <= Int.max / (2 * height),
      provider.bytes.count >= bytesPerRow * (height - 1) + (width * bitsPerPixel + 7) / 8
    else { return nil }
    // SAFETY: The pointer is nil, or the caller has two numbers there, as Apple's documentation
    // asks. A column and a row are below the bitmap's sides where a pixel is written.
    let (low, high) = unsafe decode.map { unsafe ($0[0].native, $0[1].native) } ?? (0, 1)
    let greatest = 1 << bitsPerComponent - 1
    let alphas = (0...greatest).map { sample in
      let value = 1 - (low + Double(sample) / Double(greatest) * (high - low))
      return UInt32((value.clamped(to: 0...1) * 255).rounded()) << 24
    }
    for y in 0..<height {
      for x in 0..<width {
        let bit = x * bitsPerPixel
        let byte = Int(provider.bytes[y * bytesPerRow + bit / 8])
        let sample = byte >> (8 - bitsPerPixel - bit % 8) & greatest
        unsafe bitmap.pixels[y * width + x] = alphas[sample]
      }
    }
    self.init(
      bitmap: bitmap, alphaInfo: .alphaOnly, colorSpace: nil,
      shouldInterpolate: shouldInterpolate, isMask: true)
  }

  /// Returns the image seen through a mask: as opaque as what an image mask paints, as the
  /// luminance of an image without alpha, or as the alpha of one that has it.
  ///
  /// Differs: a mask of another size is brought to the pixels of the image. Apple does not take
  /// masks with alpha.
  ///
  /// - Returns: The image; nil for an image mask, which cannot be masked.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask, let pixels = bitmap.copy(), let target = Bitmap(width: width, height: height)
    else { return nil }
    let context = CGContext(
      bitmap: target,
      baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    let rect = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    context.clip(to: rect, mask: mask)
    context.draw(CGImage(bitmap: pixels), in: rect)
    return CGImage(
      bitmap: target, alphaInfo: .premultipliedLast, colorSpace: bitmapColorSpace,
      shouldInterpolate: shouldInterpolate)
  }

  /// Returns the image, transparent where every component lies in a range.
  ///
  /// - Parameter components: The minimum and the maximum value of each component of the image's
  ///   space, from 0 to 255, limits included.
  /// - Returns: The image; nil for image masks and images with alpha, unless all of it is opaque,
  ///   and for another number of values.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    // SAFETY: The buffers know their counts, and the indices are the result's own. Both bitmaps
    // live until the end of the function.
    let count = colorSpace?.numberOfComponents ?? 0
    guard !isMask, components.count == 2 * count, count == 1 || count == 3,
      unsafe bitmap.pixels.allSatisfy({ $0 >> 24 == 255 }), let result = bitmap.copy()
    else { return nil }
    func isMasked(_ pixel: UInt32) -> Bool {
      for index in 0..<count {
        let value = CGFloat(pixel >> UInt32(8 * index) & 255)
        guard value >= components[2 * index], value <= components[2 * index + 1] else {
          return false
        }
      }
      return true
    }
    for index in unsafe result.pixels.indices where unsafe isMasked(result.pixels[index]) {
      unsafe result.pixels[index] = 0
    }
    return CGImage(
      bitmap: result, alphaInfo: .premultipliedLast, colorSpace: bitmapColorSpace,
      shouldInterpolate: shouldInterpolate)
  }

  /// The image as a mask that paints where it is opaque. It has the same pixels.
  package var asMask: CGImage {
    CGImage(
      bitmap: bitmap, alphaInfo: .alphaOnly, colorSpace: nil,
      shouldInterpolate: shouldInterpolate, isMask: true)
  }

  /// What the mask paints, in a colour.
  func painted(_ color: CGColor) -> CGImage? {
    guard let result = bitmap.copy() else { return nil }
    result.recolor(color.premultiplied)
    return CGImage(bitmap: result, shouldInterpolate: shouldInterpolate)
  }
}
