extension CGImage {
  /// The picture in a JPEG file.
  ///
  /// - Parameters:
  ///   - decode: The range of every component. It is not supported: with one, the result is nil.
  ///   - intent: Makes no difference.
  /// - Returns: Nil for bytes that are not a JPEG file, and without `libturbojpeg0`.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    // SAFETY: The pointer is compared with nil and never followed.
    guard unsafe decode == nil, let data = source.data,
      let file = try? JPEGReader.read([UInt8](data), limits: .default),
      let image = file.frames.first?.image
    else { return nil }
    self.init(image, shouldInterpolate: shouldInterpolate)
  }

  /// The picture as a JPEG file with chroma at half of its width and height, over white where it is
  /// transparent.
  ///
  /// - Parameters:
  ///   - compressionQuality: 0 … 1; a hundredth is a step of libjpeg's quality, from 1 on.
  /// - Throws: Without `libturbojpeg0`, and where the sides are longer than a JPEG's.
  package func jpegData(compressionQuality: CGFloat) throws(ImageFileError) -> [UInt8] {
    try jpegData(compressionQuality: compressionQuality, library: TurboJPEG.shared)
  }

  func jpegData(
    compressionQuality: CGFloat, library: Result<TurboJPEG, ImageFileError>
  ) throws(ImageFileError) -> [UInt8] {
    let turbo = try library.get()
    guard let flat = bitmap.copy() else {
      throw .unencodable(.jpeg, reason: "there is no memory for \(width) × \(height) pixels")
    }
    flat.putOverWhite()
    let quality = Int(clamping: (compressionQuality.native.clamped(to: 0...1) * 100).rounded())
    return try turbo.encode(flat, quality: max(quality, 1))
  }
}

extension Bitmap {
  /// Makes RGBA of pixels of cyan, magenta, yellow and black in this order.
  ///
  /// - Parameter areInverted: Whether 255 is no ink.
  func convertInks(areInverted: Bool) {
    let flip: UInt32 = areInverted ? 0 : 255
    // SAFETY: The indices are those of the bitmap's own buffer, which lives as long as the bitmap.
    for index in unsafe pixels.indices {
      let pixel = unsafe pixels[index]
      let light = pixel >> 24 ^ flip
      func channel(_ shift: UInt32) -> UInt32 {
        (((pixel >> shift & 255 ^ flip) * light + 127) / 255) << shift
      }
      unsafe pixels[index] = channel(0) | channel(8) | channel(16) | 0xff00_0000
    }
  }

  /// Makes inks of the light that each leaves, or the other way round.
  func invertInks() {
    // SAFETY: The indices are those of the bitmap's own buffer, which lives as long as the bitmap.
    for index in unsafe pixels.indices { unsafe pixels[index] = ~pixels[index] }
  }

  /// Makes every pixel opaque, white where it was transparent.
  func putOverWhite() {
    // SAFETY: The indices are those of the bitmap's own buffer, which lives as long as the bitmap.
    for index in unsafe pixels.indices {
      let pixel = unsafe pixels[index]
      let white = 255 - pixel >> 24
      // Premultiplied channels are at most alpha, so that no sum is above 255.
      unsafe pixels[index] = (pixel | 0xff00_0000) &+ white * 0x01_0101
    }
  }
}
