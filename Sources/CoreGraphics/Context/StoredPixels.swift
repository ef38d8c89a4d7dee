/// Pixels in a layout that the canvas does not draw in: the caller's memory or the context's.
///
/// The canvas is kept in step with them: before a command what it can touch is read from here,
/// and afterwards written back. So memory always shows what has been drawn, and what others
/// write to it is drawn upon.
@safe final class StoredPixels {
  let bytes: UnsafeMutablePointer<UInt8>
  private let format: BitmapFormat
  private let isOwner: Bool

  /// - Parameter memory: `height` rows of the format's bytes, which the caller keeps as long as
  ///   this lives; nil for zeroed memory of its own.
  init(_ memory: UnsafeMutableRawPointer?, format: BitmapFormat, height: Int) {
    // SAFETY: The caller has `height` rows of the format's bytes and keeps them as long as this
    // lives; or as many are allocated and filled here, which `deinit` frees.
    self.format = format
    isOwner = unsafe memory == nil
    let count = format.bytesPerRow * height
    if let memory = unsafe memory {
      unsafe bytes = unsafe memory.bindMemory(to: UInt8.self, capacity: count)
    } else {
      unsafe bytes = .allocate(capacity: count)
      unsafe bytes.initialize(repeating: 0, count: count)
    }
  }

  deinit {
    // SAFETY: The bytes were allocated by `init` where `isOwner` says so, and nobody has the object
    // any more.
    if isOwner { unsafe bytes.deallocate() }
  }

  /// Reads pixels of an area that lies in the bitmap.
  func load(_ area: PixelRect, into bitmap: Bitmap) {
    let step = format.layout.bytesPerPixel
    let filler: UInt32 = format.isOpaque ? 0xff00_0000 : 0
    for y in area.minY..<area.maxY {
      // SAFETY: The caller's area lies in the bitmap, which is as wide and as high as these pixels:
      // each has its place in both.
      let source = unsafe bytes + y * format.bytesPerRow
      for x in area.minX..<area.maxX {
        unsafe bitmap.pixels[y * bitmap.width + x] =
          unsafe format.layout.read(source + x * step) | filler
      }
    }
  }

  /// Writes pixels of an area that lies in the bitmap.
  func store(_ area: PixelRect, from bitmap: Bitmap) {
    let step = format.layout.bytesPerPixel
    for y in area.minY..<area.maxY {
      // SAFETY: The caller's area lies in the bitmap, which is as wide and as high as these pixels:
      // each has its place in both.
      let target = unsafe bytes + y * format.bytesPerRow
      for x in area.minX..<area.maxX {
        unsafe format.layout.write(bitmap.pixels[y * bitmap.width + x], to: target + x * step)
      }
    }
  }
}
