extension CGImage {
  /// Pixels without premultiplication, RGBA, rows top-down: each channel `(c · 255 + a/2) / a`,
  /// at most 255. A transparent pixel is four zeros.
  package func straightRGBA() -> [UInt8] {
    let count = bitmap.width * bitmap.height
    // SAFETY: `count` pixels are read and four times as many bytes written.
    return [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, written in
      let source = bitmap.pixels
      bytes.withMemoryRebound(to: UInt32.self) { target in
        for index in 0..<count {
          target[index] = Self.straight(source[index])
        }
      }
      written = count * 4
    }
  }

  /// - Parameter bytes: Straight RGBA, rows top-down, 4 · `width` · `height` of them: channels
  ///   become `(c · a + 127) / 255`. Nothing comes of another count.
  package convenience init?(straightRGBA bytes: [UInt8], width: Int, height: Int) {
    guard let bitmap = Bitmap(width: width, height: height), bytes.count == width * height * 4
    else { return nil }
    bitmap.fillPremultiplying(bytes)
    self.init(bitmap: bitmap)
  }

  @inline(__always)
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    @inline(__always)
    func channel(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }
}
