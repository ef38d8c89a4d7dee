extension Bitmap {
  package var size: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// Fills this bitmap from a part of another that starts at a pixel; what lies outside stays.
  func copy(from other: Bitmap, sourceX: Int, sourceY: Int) {
    // SAFETY: The part lies in the other bitmap and, moved, in this one, so that both rows have
    // `part.width` pixels from there on. No caller copies a bitmap to itself.
    let part = PixelRect(
      minX: sourceX, minY: sourceY, maxX: sourceX + width, maxY: sourceY + height
    ).intersection(other.size)
    guard !part.isEmpty, let target = unsafe pixels.baseAddress,
      let source = unsafe other.pixels.baseAddress
    else { return }
    for y in part.minY..<part.maxY {
      unsafe (target + (y - sourceY) * width + part.minX - sourceX).update(
        from: source + y * other.width + part.minX, count: part.width)
    }
  }

  package func copy() -> Bitmap? {
    guard let result = Bitmap(width: width, height: height) else { return nil }
    result.copy(from: self, sourceX: 0, sourceY: 0)
    return result
  }

  /// Premultiplies straight RGBA: `(c · a + 127) / 255`.
  ///
  /// - Parameter bytes: 4 · `width` · `height` of them.
  func fillPremultiplying(_ bytes: [UInt8]) {
    // SAFETY: The indices are below the number of pixels and a fourth of the number of bytes. The
    // bitmap keeps its buffer, and the array lives for the closure.
    let pixels = unsafe pixels
    unsafe bytes.withUnsafeBufferPointer { source in
      for index in 0..<min(pixels.count, source.count / 4) {
        let alpha = unsafe UInt32(source[4 * index + 3])
        let red = unsafe (UInt32(source[4 * index]) * alpha + 127) / 255
        let green = unsafe (UInt32(source[4 * index + 1]) * alpha + 127) / 255
        let blue = unsafe (UInt32(source[4 * index + 2]) * alpha + 127) / 255
        unsafe pixels[index] = red | green << 8 | blue << 16 | alpha << 24
      }
    }
  }

  /// Makes the pixels of an area of the bitmap opaque, their colours as they are.
  func makeOpaque(_ area: PixelRect) {
    // SAFETY: The caller's area lies in the bitmap, as is documented, so that every index is below
    // width · height.
    for y in area.minY..<area.maxY {
      for index in y * width + area.minX..<y * width + area.maxX {
        unsafe pixels[index] |= 0xff00_0000
      }
    }
  }
}
