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
  /// - Parameters:
  ///   - width: 1 to the image's width.
  ///   - height: 1 to the image's height.
  package func reduced(width: Int, height: Int) -> Bitmap? {
    reductions.bitmap(width: width, height: height) {
      bitmap.reduced(width: width, height: height)
    }
  }
}
