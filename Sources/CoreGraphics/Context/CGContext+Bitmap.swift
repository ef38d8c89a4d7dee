extension CGContext {
  /// Pixels of a row.
  public var width: Int { root.bitmap?.width ?? 0 }
  /// Rows.
  public var height: Int { root.bitmap?.height ?? 0 }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { format.layout.bytesPerPixel * 8 }
  public var bytesPerRow: Int {
    format.bytesPerRow == 0 ? (root.bitmap?.bytesPerRow ?? 0) : format.bytesPerRow
  }
  public var colorSpace: CGColorSpace? { format.colorSpace }
  public var alphaInfo: CGImageAlphaInfo { format.alphaInfo }
  public var bitmapInfo: CGBitmapInfo { format.info }

  /// The pixels, rows top-down, valid as long as the context.
  ///
  /// Differs: in a layout other than RGBA, or with padded rows, this is a copy of the pixels as
  /// they are at the call; ask again after drawing, and do not write to it.
  public var data: UnsafeMutableRawPointer? {
    guard let bitmap = root.bitmap else { return nil }
    if format.isOpaque { bitmap.makeOpaque() }
    if format.isNative, bytesPerRow == bitmap.bytesPerRow {
      return UnsafeMutableRawPointer(bitmap.pixels.baseAddress)
    }
    return copyOfPixels(bitmap)
  }

  /// A picture of what is drawn so far; groups and layers that are open are not in it.
  public func makeImage() -> CGImage? {
    guard let copy = root.bitmap?.copy() else { return nil }
    if format.isOpaque { copy.makeOpaque() }
    return CGImage(
      bitmap: copy, alphaInfo: format.isNative ? format.alphaInfo : .premultipliedLast)
  }

  private func copyOfPixels(_ bitmap: Bitmap) -> UnsafeMutableRawPointer? {
    let rowBytes = bytesPerRow
    let step = format.layout.bytesPerPixel
    let memory = convertedPixels ?? ConvertedPixels(byteCount: rowBytes * bitmap.height)
    convertedPixels = memory
    // SAFETY: `height` rows of `rowBytes`, which is `width` · `step` at least.
    let target = memory.bytes
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        format.layout.write(
          bitmap.pixels[y * bitmap.width + x], to: target + y * rowBytes + x * step)
      }
    }
    return UnsafeMutableRawPointer(target)
  }
}

/// Memory that `CGContext.data` hands out in layouts that the canvas does not draw in.
final class ConvertedPixels {
  let bytes: UnsafeMutablePointer<UInt8>

  init(byteCount: Int) {
    bytes = .allocate(capacity: byteCount)
    bytes.initialize(repeating: 0, count: byteCount)
  }

  deinit { bytes.deallocate() }
}
