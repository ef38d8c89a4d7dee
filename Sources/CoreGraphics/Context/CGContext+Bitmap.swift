extension CGContext {
  /// The width of the bitmap, in pixels.
  public var width: Int { root.bitmap?.width ?? 0 }
  /// The height of the bitmap, in pixels.
  public var height: Int { root.bitmap?.height ?? 0 }
  /// The bits of one component, always 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of one pixel in the context's layout.
  public var bitsPerPixel: Int { format.layout.bytesPerPixel * 8 }
  /// The bytes from one row to the next in the context's layout.
  public var bytesPerRow: Int {
    format.bytesPerRow == 0 ? (root.bitmap?.bytesPerRow ?? 0) : format.bytesPerRow
  }
  /// The space of the pixels' colours.
  public var colorSpace: CGColorSpace? { format.colorSpace }
  /// Where alpha lies in a pixel.
  public var alphaInfo: CGImageAlphaInfo { format.alphaInfo }
  /// The layout of a pixel: alpha and byte order.
  public var bitmapInfo: CGBitmapInfo { format.info }

  /// The pixels in the context's layout, rows top-down, valid as long as the context.
  ///
  /// They can be written too: what is drawn afterwards is drawn upon that.
  // SAFETY: The memory is the context's bitmap or the stored pixels, which live as long as the
  // context; whoever reads it keeps the context, as Apple's documentation asks.
  public var data: UnsafeMutableRawPointer? {
    guard let bitmap = root.bitmap else { return nil }
    if let storedPixels { return unsafe UnsafeMutableRawPointer(storedPixels.bytes) }
    bitmap.deferred?.stop(bitmap)
    return unsafe UnsafeMutableRawPointer(bitmap.pixels.baseAddress)
  }

  /// A picture of what is drawn so far; groups and layers that are open are not in it.
  ///
  /// Differs: the picture holds RGBA whatever layout the context has. That of a gray context is
  /// gray and has no alpha, that of a context of alpha alone is black.
  public func makeImage() -> CGImage? {
    guard let bitmap = root.bitmap else { return nil }
    loadPixels(bitmap.size)
    return bitmap.copy().map(image)
  }

  /// The picture without a copy of its pixels, for a context that nobody draws in any more.
  package func takeImage() -> CGImage? {
    guard let bitmap = root.bitmap else { return nil }
    loadPixels(bitmap.size)
    return image(bitmap)
  }

  private func image(_ copy: Bitmap) -> CGImage {
    if format.isOpaque { copy.makeOpaque(copy.size) }
    let isGray = format.alphaInfo == .none
    let alphaInfo: CGImageAlphaInfo
    switch format.alphaInfo {
    case .none, .alphaOnly: alphaInfo = format.alphaInfo
    default: alphaInfo = format.isOpaque ? .noneSkipLast : .premultipliedLast
    }
    return CGImage(
      bitmap: copy, alphaInfo: alphaInfo, colorSpace: isGray ? format.colorSpace : .standard)
  }

  // MARK: Memory in another layout

  /// Takes over what others have written to the memory that the canvas does not draw in.
  func loadPixels(_ area: PixelRect) {
    guard let storedPixels, let bitmap = root.bitmap else { return }
    storedPixels.load(area.intersection(bitmap.size), into: bitmap)
  }

  /// Brings the memory up to date after drawing.
  ///
  /// - Parameter lowersAlpha: Whether pixels may have lost alpha, which opaque contexts do not
  ///   have.
  func keepPixels(_ area: PixelRect, lowersAlpha: Bool) {
    guard let bitmap = root.bitmap else { return }
    let area = area.intersection(bitmap.size)
    if lowersAlpha, format.isOpaque { bitmap.makeOpaque(area) }
    storedPixels?.store(area, from: bitmap)
  }
}
