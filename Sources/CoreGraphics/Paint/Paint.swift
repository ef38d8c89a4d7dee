/// Where the colour of each pixel comes from.
enum Paint {
  /// One colour, premultiplied, with red in the lowest byte.
  case solid(UInt32)
  case gradient(GradientPaint)
  case image(ImagePaint)
  /// Pixels of a bitmap that are already where they belong.
  case pixels(PixelPaint)
}

/// Pixels of a bitmap that lies on the device's grid.
struct PixelPaint {
  let bitmap: Bitmap
  /// The device pixel of the bitmap's top left one.
  let x: Int
  let y: Int
  /// The opacity, from 0 to 255.
  let alpha: UInt32

  /// Writes the pixels of a piece of a row that lies in the bitmap.
  func fetch(x column: Int, y row: Int, into target: UnsafeMutablePointer<UInt32>, count: Int) {
    // SAFETY: Commands with this paint are clipped to the bitmap's rectangle, so that the piece
    // lies in a row of it; the paint keeps the bitmap. The caller has room for `count` pixels at
    // `target`.
    guard let base = unsafe bitmap.pixels.baseAddress else { return }
    let source = unsafe base + (row - y) * bitmap.width + (column - x)
    if alpha == 255 {
      unsafe target.update(from: source, count: count)
      return
    }
    for index in 0..<count {
      unsafe target[index] = unsafe PixelMath.scaled(source[index], by: alpha)
    }
  }
}
