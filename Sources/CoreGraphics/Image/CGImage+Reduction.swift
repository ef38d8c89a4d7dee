import Foundation

/// Keeps the last reduction of an image: one that is drawn small is often drawn so again.
final class ReductionCache: @unchecked Sendable {
  private let lock = NSLock()
  private var bitmap: Bitmap?

  func bitmap(width: Int, height: Int, _ make: () -> Bitmap?) -> Bitmap? {
    lock.lock()
    defer { lock.unlock() }
    if let bitmap, bitmap.width == width, bitmap.height == height { return bitmap }
    bitmap = make()
    return bitmap
  }
}

extension CGImage {
  /// The image in fewer pixels, as `Bitmap.reduced(width:height:)` makes them.
  ///
  /// At half of both sides or less, the file is decoded at half its size first, where its format
  /// can do that: of JPEGs iOS shows the pixels that come so.
  ///
  /// - Parameters:
  ///   - width: 1 to the image's width.
  ///   - height: 1 to the image's height.
  package func reduced(width: Int, height: Int) -> Bitmap? {
    reductions.bitmap(width: width, height: height) {
      guard 2 * width <= self.width, 2 * height <= self.height, let half = halfBitmap,
        half.width >= width, half.height >= height
      else { return bitmap.reduced(width: width, height: height) }
      if half.width == width, half.height == height { return half }
      return half.reduced(width: width, height: height)
    }
  }

  /// The image in other pixels, which nobody writes to: along a side with fewer filtered as
  /// `reduced` does, along one with more blended.
  ///
  /// - Returns: Nil where a side is below 1 or there are more pixels than a bitmap holds.
  package func resampled(width: Int, height: Int) -> Bitmap? {
    if width == self.width, height == self.height { return bitmap }
    if width <= self.width, height <= self.height {
      return bitmap.reduced(width: width, height: height)
    }
    guard let target = Bitmap(width: width, height: height) else { return nil }
    CGContext(
      bitmap: target,
      baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    ).draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return target
  }
}
